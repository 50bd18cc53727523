import { de, que, type ReplayProblem, type Seat, type Translated } from '@pepite/kernel';
import type { ChanceProblem, Verdict } from './verify.ts';

/** What is said of a record besides what was found. */
export interface Told {
  readonly names: readonly string[];
  /** The number of the first move, as readers count them. */
  readonly firstMove: number;
  /** What is wrong with a record that does not replay. */
  readonly replayProblem: (problem: ReplayProblem) => string;
}

/** What is said in one language. */
export interface ChanceWords {
  /** What was found, a line for each thing. */
  readonly verdict: (verdict: Verdict, told: Told) => readonly string[];
}

type Problems = {
  readonly [K in ChanceProblem['kind']]: (
    problem: Extract<ChanceProblem, { readonly kind: K }>,
    told: Told,
  ) => string;
};

const nameAt = (seat: Seat, { names }: Told): string => names[seat] ?? String(seat);

function tell(problems: Problems, problem: ChanceProblem, told: Told): string {
  // The sentence under a problem's kind takes that problem; TypeScript can't follow the two.
  const say = problems[problem.kind] as (problem: ChanceProblem, told: Told) => string;
  return say(problem, told);
}

const englishProblems: Problems = {
  'proof-unreadable': ({ key }) =>
    `The proof can’t be read: “${key}” is missing or is not what it should be.`,
  'algorithm-unknown': ({ algorithm }) =>
    `The proof was made by the algorithm “${algorithm}”, which isn’t known here.`,
  'commitment-differs': () =>
    'The server’s secret does not match its commitment: one of the two was changed.',
  'contribution-differs': ({ seat }, told) =>
    `What ${nameAt(seat, told)} (seat ${seat}) added to chance was changed.`,
  'outcome-differs': ({ ply, found, expected, count }, { firstMove }) =>
    `Move ${ply + firstMove} does not follow from the secret: it says “${found}”, ` +
    `chance brought “${expected}”.${count > 1 ? ` So it is with ${count} outcomes.` : ''}`,
  'move-changed': ({ ply, found }, { firstMove }) =>
    `Move ${ply + firstMove} was changed after the match: “${found}” is not what was played.`,
  'moves-differ': ({ found, expected }) =>
    `The record has ${found} moves, but ${expected} were played.`,
  'not-replayed': ({ problem }, { replayProblem }) => replayProblem(problem),
};

const frenchProblems: Problems = {
  'proof-unreadable': ({ key }) =>
    `La preuve est illisible : « ${key} » manque ou n’a pas la forme attendue.`,
  'algorithm-unknown': ({ algorithm }) =>
    `La preuve suit l’algorithme « ${algorithm} », inconnu ici.`,
  'commitment-differs': () =>
    'Le secret du serveur ne correspond pas à son engagement : l’un des deux a été modifié.',
  'contribution-differs': ({ seat }, told) =>
    `Ce ${que(nameAt(seat, told))} (place ${seat}) a ajouté au hasard a été modifié.`,
  'outcome-differs': ({ ply, found, expected, count }, { firstMove }) =>
    `Le coup ${ply + firstMove} ne découle pas du secret : il indique « ${found} », ` +
    `le hasard avait donné « ${expected} ».` +
    (count > 1 ? ` C’est le cas de ${count} tirages.` : ''),
  'move-changed': ({ ply, found }, { firstMove }) =>
    `Le coup ${ply + firstMove} a été modifié après la partie : « ${found} » n’a pas été joué.`,
  'moves-differ': ({ found, expected }) =>
    `L’enregistrement a ${found} coups, mais ${expected} ont été joués.`,
  'not-replayed': ({ problem }, { replayProblem }) => replayProblem(problem),
};

type Proven = Extract<Verdict, { readonly kind: 'proven' }>;

/** What is said of what a match began with that goes on from another one. */
const unproven = (verdict: Proven, given: string, imagined: string): readonly string[] => [
  ...(verdict.given > 0 ? [given] : []),
  ...(verdict.isImagined ? [imagined] : []),
];

const list = (locale: string, names: readonly string[]): string =>
  new Intl.ListFormat(locale).format(names);

export const CHANCE_WORDS: Translated<ChanceWords> = {
  en: {
    verdict(verdict, told) {
      if (verdict.kind === 'nothing-to-prove') {
        return ['This record doesn’t say how its chance was drawn: there is nothing to prove.'];
      }
      if (verdict.kind === 'wrong') {
        return verdict.problems.map((problem) => tell(englishProblems, problem, told));
      }
      const { outcomes, contributed } = verdict;
      const names = contributed.map((seat) => nameAt(seat, told));
      return [
        `All ${outcomes} outcomes of chance follow from what was settled before the first card: ` +
          'it was fair.',
        names.length === 0
          ? 'No player’s browser added to chance: only that the server kept to its commitment ' +
            'is proven.'
          : `Added to chance by the browsers of: ${list('en-GB', names)}.`,
        ...unproven(
          verdict,
          `Its first ${verdict.given} moves were made in another match: they are not proven.`,
          'Hidden cards were imagined before its first move: they are not proven.',
        ),
      ];
    },
  },
  fr: {
    verdict(verdict, told) {
      if (verdict.kind === 'nothing-to-prove') {
        return [
          'Cet enregistrement ne dit pas comment le hasard a été tiré : il n’y a rien à prouver.',
        ];
      }
      if (verdict.kind === 'wrong') {
        return verdict.problems.map((problem) => tell(frenchProblems, problem, told));
      }
      const { outcomes, contributed } = verdict;
      const names = contributed.map((seat) => nameAt(seat, told));
      return [
        `Les ${outcomes} tirages découlent tous de ce qui était fixé avant la première carte : ` +
          'le hasard était loyal.',
        names.length === 0
          ? 'Aucun navigateur n’a contribué au hasard : il est seulement prouvé que le serveur ' +
            's’est tenu à son engagement.'
          : `Ont contribué au hasard les navigateurs ${list('fr-FR', names.map(de))}.`,
        ...unproven(
          verdict,
          `Ses ${verdict.given} premiers coups viennent d’une autre partie : ils ne sont pas ` +
            'prouvés.',
          'Les cartes cachées ont été redistribuées avant son premier coup : elles ne sont pas ' +
            'prouvées.',
        ),
      ];
    },
  },
};
