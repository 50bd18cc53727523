import type { Translated } from '@pepite/kernel';
import { conventions } from '../../words/numbers.ts';
import type { Load } from './field.ts';
import type { Scenario } from './names.ts';
import type { Plan } from './plan.ts';
import { scenarioWords } from './scenario-words.ts';
import { BAR, type Miss } from './verdict.ts';

/** Everything the benchmark of attacks says, in one language. */
export interface AttackWords {
  readonly scenarios: Readonly<Record<Scenario, string>>;
  readonly number: (value: number) => string;
  readonly columns: readonly string[];
  readonly rows: {
    readonly moves: string;
    readonly pong: string;
    readonly answers: string;
    readonly longest: string;
    /** How late timers are on this machine. */
    readonly late: string;
    readonly memory: string;
  };
  readonly misses: Readonly<Record<Miss, string>>;
  readonly passed: string;
  readonly load: (load: Load) => string;
  /** How long it took to end after SIGTERM; nothing if it was killed. */
  readonly ended: (milliseconds: number | undefined) => string;
  readonly summary: (passed: number, total: number) => string;
  readonly method: (plan: Plan, node: string, processor: string) => readonly string[];
  readonly unknown: (name: string, known: readonly string[]) => string;
  readonly linuxOnly: string;
}

const inEnglish = conventions('en-GB');
const inFrench = conventions('fr-FR');
const seconds = (milliseconds: number): number => milliseconds / 1000;

const english: AttackWords = {
  scenarios: scenarioWords.en,
  number: (value) => inEnglish.number(value, value < 10 ? 1 : 0),
  columns: ['', 'before', 'during', 'after'],
  rows: {
    moves: 'moves told',
    pong: 'ping to pong',
    answers: 'experts’ answers',
    longest: 'longest',
    late: 'timers here late, p99',
    memory: 'memory, MB (during: most)',
  },
  misses: {
    slow: 'moves are slow',
    frozen: 'it freezes',
    bots: 'bots are late',
    memory: 'memory grows',
    lasting: 'it isn’t over 5 s later',
    ending: 'SIGTERM takes too long',
  },
  passed: 'as it should be',
  load: ({ opened, ended, turnedAway, sent, requests, refused }) => {
    const { number } = inEnglish;
    return (
      `Attack: ${number(opened)} connections (${number(ended)} ended by the server, ` +
      `${number(turnedAway)} more turned away), ${number(sent)} messages or frames, ` +
      `${number(requests)} requests (${number(refused)} refused).`
    );
  },
  ended: (milliseconds) =>
    milliseconds === undefined
      ? 'SIGTERM: still running after 20 s, killed.'
      : `SIGTERM: ended after ${inEnglish.number(seconds(milliseconds), 1)} s.`,
  summary: (passed, total) => `${passed} of ${total} attacks leave the others undisturbed.`,
  method: ({ seconds: length, phases }, node, processor) => [
    'Others are 20 matches of four people with four moves a second in each, from the moment a ' +
      'move is sent until the last seat is told; a page that pings ten times a second; and two ' +
      'people who play against an expert, whose answers count beyond the pause of bots. All ' +
      'have addresses of their own. What is due while the last one is still unanswered counts ' +
      'with the wait so far. p50 and p99 in ms are medians of what they are second by second, ' +
      `${phases.before} s before, ${length} s during and ${phases.after} s from ` +
      `${phases.settling} s after the attack on.`,
    `The bar: p99 of moves at most × ${BAR.times} during, by medians, and × ${BAR.timesAfter} ` +
      'after, in the best second, of what it was before or of how late timers are on this ' +
      `machine meanwhile (below ${BAR.floor} ms it does not count), no move untold for ` +
      `${seconds(BAR.freeze)} s (or three times the longest before), experts within ` +
      `${seconds(BAR.answer)} s, at most 100 MB more memory (and ${BAR.page / 1024} kB ` +
      `for each page of idle), and ${seconds(BAR.end)} s from SIGTERM to the end.`,
    'The attacker has collected cookies, tables and two long matches before, on a server ' +
      'without limits: they are free, but take a while. Its sockets stay open to the end. ' +
      `Server, attacker and the others share this machine. Node ${node}; ${processor}.`,
  ],
  unknown: (name, known) => `unknown attack “${name}”; choose from ${known.join(', ')}.`,
  linuxOnly: 'attacks need Linux’s many loopback addresses and /proc.',
};

const french: AttackWords = {
  scenarios: scenarioWords.fr,
  number: (value) => inFrench.number(value, value < 10 ? 1 : 0),
  columns: ['', 'avant', 'pendant', 'après'],
  rows: {
    moves: 'coups annoncés',
    pong: 'du ping au pong',
    answers: 'réponses des experts',
    longest: 'le plus long',
    late: 'retard des minuteurs ici, p99',
    memory: 'mémoire, Mo (pendant : maximum)',
  },
  misses: {
    slow: 'les coups sont lents',
    frozen: 'il se fige',
    bots: 'les robots tardent',
    memory: 'la mémoire gonfle',
    lasting: 'ce n’est pas fini 5 s plus tard',
    ending: 'SIGTERM prend trop de temps',
  },
  passed: 'comme il se doit',
  load: ({ opened, ended, turnedAway, sent, requests, refused }) => {
    const { number } = inFrench;
    return (
      `Attaque : ${number(opened)} connexions (${number(ended)} fermées par le serveur, ` +
      `${number(turnedAway)} autres refusées), ${number(sent)} messages ou trames, ` +
      `${number(requests)} requêtes (${number(refused)} refusées).`
    );
  },
  ended: (milliseconds) =>
    milliseconds === undefined
      ? 'SIGTERM : pas fini après 20 s, tué.'
      : `SIGTERM : fini après ${inFrench.number(seconds(milliseconds), 1)} s.`,
  summary: (passed, total) =>
    `${passed} attaques sur ${total} laissent les autres jouer tranquilles.`,
  method: ({ seconds: length, phases }, node, processor) => [
    'Les autres sont 20 parties de quatre personnes à quatre coups par seconde, du moment où un ' +
      'coup est envoyé jusqu’à ce que la dernière place l’ait appris ; une page qui envoie dix ' +
      'pings par seconde ; et deux personnes qui jouent contre un expert, dont les réponses ' +
      'comptent au-delà de la pause des robots. Tous ont une adresse à eux. Ce qui est dû ' +
      'tandis que le précédent est sans réponse compte pour l’attente jusque-là. p50 et p99 en ' +
      'ms sont les médianes de leurs valeurs seconde par seconde, ' +
      `${phases.before} s avant, ${length} s pendant et ${phases.after} s à partir de ` +
      `${phases.settling} s après l’attaque.`,
    `Ce qu’il faut : un p99 des coups d’au plus × ${BAR.times} pendant, par les médianes, et ` +
      `× ${inFrench.number(BAR.timesAfter, 1)} après, dans la meilleure seconde, de ce qu’il ` +
      'était avant ou du retard des minuteurs de cette machine au même moment (il ne compte pas ' +
      `sous ${BAR.floor} ms), aucun coup tu pendant ${seconds(BAR.freeze)} s (ou trois fois le ` +
      `plus long d’avant), les experts en ${seconds(BAR.answer)} s, au plus 100 Mo de mémoire ` +
      `en plus (et ${BAR.page / 1024} Ko par page d’idle), et ${seconds(BAR.end)} s de SIGTERM ` +
      'à la fin.',
    'L’attaquant a réuni auparavant des cookies, des tables et deux longues parties, sur un ' +
      'serveur sans limites : cela ne coûte rien, mais prend du temps. Ses connexions restent ' +
      'ouvertes jusqu’au bout. Serveur, attaquant et les autres se partagent cette machine. ' +
      `Node ${node} ; ${processor}.`,
  ],
  unknown: (name, known) =>
    `attaque inconnue : « ${name} » ; choisissez parmi ${known.join(', ')}.`,
  linuxOnly: 'les attaques demandent les nombreuses adresses locales et le /proc de Linux.',
};

export const attackWords: Translated<AttackWords> = { en: english, fr: french };
