import {
  type Game,
  isChance,
  type MatchRecord,
  CHANCE,
  printEntry,
  replay,
  type ReplayProblem,
  type Seat,
} from '@pepite/kernel';
import { CHECK_DIGITS, type ChanceProof, checkOf, type ProofProblem, readProof } from './proof.ts';
import { commitmentTo, ProvenChance } from './proven-chance.ts';

/** What is wrong with a record whose chance was to be proven. Plies are counted from 0. */
export type ChanceProblem =
  | ProofProblem
  /** The secret is not what the server had committed to. */
  | { readonly kind: 'commitment-differs' }
  /** What a seat has added is not what its hash says. */
  | { readonly kind: 'contribution-differs'; readonly seat: Seat }
  /** Chance should have brought something else; so it is with so many outcomes, this one first. */
  | {
      readonly kind: 'outcome-differs';
      readonly ply: number;
      readonly found: string;
      readonly expected: string;
      readonly count: number;
    }
  /** A move is not the one that was written there when the match ended. */
  | { readonly kind: 'move-changed'; readonly ply: number; readonly found: string }
  /** There are fewer moves, or more, than were written when the match ended. */
  | { readonly kind: 'moves-differ'; readonly found: number; readonly expected: number }
  /** The moves are not legal, or lead to another result. */
  | { readonly kind: 'not-replayed'; readonly problem: ReplayProblem };

type OutcomeDiffers = Extract<ChanceProblem, { readonly kind: 'outcome-differs' }>;

/** What has come of checking the chance of a record. */
export type Verdict =
  /** The record does not say how its chance was drawn. */
  | { readonly kind: 'nothing-to-prove' }
  | { readonly kind: 'wrong'; readonly problems: readonly [ChanceProblem, ...ChanceProblem[]] }
  /** So many outcomes were worked out again; these seats have added to chance. */
  | {
      readonly kind: 'proven';
      readonly outcomes: number;
      readonly contributed: readonly Seat[];
      /** So many moves were made in the match that it goes on from: nothing is said of those. */
      readonly given: number;
      /** Whether hidden cards were imagined before its first move: nothing is said of them. */
      readonly isImagined: boolean;
    };

/** Works out again what chance brought in a record that `readRecord` has accepted. */
export function verify(game: Game, record: MatchRecord): Verdict {
  const { chance } = record;
  if (chance === undefined || chance === null) return { kind: 'nothing-to-prove' };
  const read = readProof(chance, record.seats);
  if ('problem' in read) return { kind: 'wrong', problems: [read.problem] };
  const proof = read.value;
  const { outcomes, problems: inMoves } = checkMoves(game, record, proof);
  const inSource = checkSource(proof);
  // Where the source was changed nearly all outcomes differ: that is why.
  const isCause = inSource.length > 0;
  const rest = inMoves.filter(({ kind }) => !isCause || kind !== 'outcome-differs');
  const [first, ...others] = [...inSource, ...rest];
  if (first !== undefined) return { kind: 'wrong', problems: [first, ...others] };
  const contributed = proof.contributions.flatMap((one, seat) => (one === null ? [] : [seat]));
  const given = record.branch?.given ?? 0;
  return { kind: 'proven', outcomes, contributed, given, isImagined: record.start !== undefined };
}

/** The secret and the contributions are those that their hashes say. */
function checkSource(proof: ChanceProof): readonly ChanceProblem[] {
  const { secret, commitment, contributions, digests } = proof;
  const hashes = contributions.map((one) => one && commitmentTo(one));
  return [
    ...(commitmentTo(secret) === commitment ? [] : [{ kind: 'commitment-differs' } as const]),
    ...hashes.flatMap((hash, seat) =>
      hash === digests[seat] ? [] : [{ kind: 'contribution-differs', seat } as const],
    ),
  ];
}

/** Plays the record, and draws anew whatever chance has brought in it. */
function checkMoves(
  game: Game,
  record: MatchRecord,
  proof: ChanceProof,
): { readonly outcomes: number; readonly problems: readonly ChanceProblem[] } {
  const { moves, branch: { given } = { given: 0 } } = record;
  const source = new ProvenChance(proof);
  const different: OutcomeDiffers[] = [];
  let outcomes = 0;
  const replayed = replay(game, record, {
    visit: (ply, referee) => {
      const found = moves[ply];
      if (found === undefined || ply < given || !isChance(referee.turn)) return;
      const move = referee.chanceBy(source.at(ply));
      const expected = printEntry(game, { actor: CHANCE, move });
      outcomes++;
      if (found !== expected) {
        different.push({ kind: 'outcome-differs', ply, found, expected, count: 0 });
      }
    },
  });
  return { outcomes, problems: problemsOf(different, changedMove(moves, proof.checks), replayed) };
}

/** Whatever came first is what is wrong: the rest may follow from it. */
function problemsOf(
  different: readonly OutcomeDiffers[],
  changed: ChanceProblem | undefined,
  replayed: ReturnType<typeof replay>,
): readonly ChanceProblem[] {
  const [first] = different;
  const isChangedBefore =
    changed?.kind === 'move-changed' && changed.ply < (first?.ply ?? Infinity);
  if (first !== undefined && !isChangedBefore) return [{ ...first, count: different.length }];
  if (changed !== undefined) return [changed];
  return 'problem' in replayed ? [{ kind: 'not-replayed', problem: replayed.problem }] : [];
}

/** The first move that is not what was written, or that there are not as many as were. */
function changedMove(moves: readonly string[], checks: string): ChanceProblem | undefined {
  const expected = checks.length / CHECK_DIGITS;
  const ply = moves.findIndex((move, place) => {
    const check = checks.slice(place * CHECK_DIGITS, (place + 1) * CHECK_DIGITS);
    return check !== '' && check !== checkOf(place, move);
  });
  const found = moves[ply];
  if (found !== undefined) return { kind: 'move-changed', ply, found };
  if (moves.length === expected) return undefined;
  return { kind: 'moves-differ', found: moves.length, expected };
}
