import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import type { FLAGS } from './plan.ts';

const examples = [
  'pepite bench attack',
  'pepite bench attack --scenarios watch,tiny,experts --seconds 5',
  'pepite bench attack --list',
  'pepite bench attack --strict --json > attack.json',
];

/** What the help of `pepite bench attack` says. */
export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'attack our own server and show what other players notice',
    about: [
      'Starts our server with its usual limits, has people and experts play on it, and lets ' +
        'one address do all it can to spoil their matches: floods, unread answers, constant ' +
        'reconnects, hundreds of bot tables, broken or half-sent requests. Shows how long the ' +
        'others wait before, during and after each attack, and how much memory the server uses.',
      'Every attack gets a fresh server on this machine’s loopback (127.0.0.0/8); nothing else ' +
        'is ever attacked. Linux only. About half a minute each.',
    ],
    arguments: {},
    flags: {
      scenarios: { value: 'NAMES', about: 'run only these attacks, separated by commas' },
      seconds: { value: 'NUMBER', about: 'seconds each attack lasts' },
      seed: { value: 'NUMBER', about: 'random seed for the players' },
      list: { about: 'list the attacks without running any' },
      short: {
        about: 'only a few seconds before and after: shows a freeze, but not a doubled wait',
      },
      strict: { about: 'exit with 1 if others notice more than they should' },
      json: { about: 'print figures as JSON' },
    },
    examples,
  },
  fr: {
    summary: 'attaquer notre propre serveur et montrer ce que remarquent les autres joueurs',
    about: [
      'Lance notre serveur avec ses limites habituelles, y fait jouer des personnes et des ' +
        'experts, et laisse une seule adresse faire ce qu’elle peut pour leur gâcher la partie : ' +
        'déluges, réponses jamais lues, allées et venues, centaines de tables de robots, ' +
        'requêtes malformées ou à moitié envoyées. Montre combien de temps les autres attendent ' +
        'avant, pendant et après chaque attaque, et la mémoire que prend le serveur.',
      'Chaque attaque a un serveur neuf sur la boucle locale de cette machine (127.0.0.0/8) ; ' +
        'rien d’autre n’est jamais attaqué. Linux seulement. Environ une demi-minute chacune.',
    ],
    arguments: {},
    flags: {
      scenarios: { value: 'NOMS', about: 'ne lancer que ces attaques, séparées par des virgules' },
      seconds: { value: 'NOMBRE', about: 'durée de chaque attaque, en secondes' },
      seed: { value: 'NOMBRE', about: 'graine du hasard des joueurs' },
      list: { about: 'énumérer les attaques sans les lancer' },
      short: {
        about: 'quelques secondes avant et après : montre un gel, pas une attente doublée',
      },
      strict: { about: 'finir avec 1 si les autres en remarquent plus qu’ils ne doivent' },
      json: { about: 'donner les chiffres en JSON' },
    },
    examples,
  },
};
