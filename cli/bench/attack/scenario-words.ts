import type { Translated } from '@pepite/kernel';
import type { Scenario } from './names.ts';

type ScenarioWords = Readonly<Record<Scenario, string>>;

const english: ScenarioWords = {
  watch: '150 spectators join and leave a long match, within the limits',
  slow: '190 sockets ask to look back at a long match and read nothing',
  tiny: 'empty ping frames from 4 sockets, as fast as they go',
  pings: 'the longest ping frames from 4 sockets, as fast as they go',
  pongs: 'ping frames from 4 sockets that read no pong',
  flood: '190 sockets send far more messages than they may',
  churn: 'in and out of the lobby, with 50 tables of their own',
  idle: '10,000 pages from 53 addresses in the lobby, or as many as descriptors allow',
  experts: '500 tables of six experts playing each other',
  strong: '500 tables of six strong bots playing each other',
  heur: '500 tables of six bots that look one move ahead and play each other',
  random: '500 tables of six bots playing at random',
  hints: '150 players ask for one hint after another',
  lookback: '10 sockets ask to look back at a long match, and read',
  sit: 'sitting, standing and seating bots at a table with 150 spectators',
  slowloris: '3,000 requests that are started and never finished',
  refused: '590 sockets without a cookie that don’t leave when refused',
  broken: 'frames the WebSocket protocol forbids, 50 a second',
  oversized: 'a frame of 4 MB, 5,000 fragments, a million empty ones, again and again',
  create: '576 tables a minute where nobody plays',
  reconnect: 'sockets that use up their allowance, close and come back',
  forged: 'behind a proxy: 400 sockets and 1,500 requests with forged addresses',
};

const french: ScenarioWords = {
  watch: '150 spectateurs vont et viennent à une longue partie, dans les limites',
  slow: '190 connexions demandent à revoir une longue partie et ne lisent rien',
  tiny: 'des trames ping vides sur 4 connexions, aussi vite que possible',
  pings: 'les plus longues trames ping sur 4 connexions, aussi vite que possible',
  pongs: 'des trames ping sur 4 connexions qui ne lisent aucun pong',
  flood: '190 connexions envoient bien plus de messages que permis',
  churn: 'entrées et sorties du salon, avec 50 tables à soi',
  idle: '10 000 pages de 53 adresses au salon, ou autant que le système en permet',
  experts: '500 tables de six experts qui jouent entre eux',
  strong: '500 tables de six robots forts qui jouent entre eux',
  heur: '500 tables de six robots qui pèsent un seul coup et jouent entre eux',
  random: '500 tables de six robots qui jouent au hasard',
  hints: '150 joueurs demandent un conseil après l’autre',
  lookback: '10 connexions demandent à revoir une longue partie, et lisent',
  sit: 's’asseoir, se lever, asseoir des robots à une table aux 150 spectateurs',
  slowloris: '3 000 requêtes commencées et jamais finies',
  refused: '590 connexions sans cookie qui restent quand on les refuse',
  broken: 'des trames interdites par le protocole, 50 par seconde',
  oversized: 'une trame de 4 Mo, 5 000 fragments, un million de vides, encore et encore',
  create: '576 tables par minute où personne ne joue',
  reconnect: 'des connexions qui épuisent leur crédit, ferment et reviennent',
  forged: 'derrière un proxy : 400 connexions et 1 500 requêtes aux adresses forgées',
};

export const scenarioWords: Translated<ScenarioWords> = { en: english, fr: french };
