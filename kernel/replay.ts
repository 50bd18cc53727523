import { sameData } from './data.ts';
import { parseEntry } from './entry.ts';
import type { Game } from './game.ts';
import { type Options, readOptions } from './options.ts';
import type { MatchRecord, Read } from './record.ts';
import { Referee } from './referee.ts';
import { type Refusal, refuseText } from './refusal.ts';
import type { Result } from './result.ts';

/** Why a record does not replay. Plies are counted from 0. */
export type ReplayProblem =
  | {
      readonly kind: 'move-refused';
      readonly ply: number;
      readonly text: string;
      readonly refusal: Refusal;
    }
  /** An unfinished record may not stop while some choices of a turn are in and others are not. */
  | { readonly kind: 'stops-inside-turn'; readonly ply: number; readonly clause: string }
  | { readonly kind: 'result-too-early'; readonly ply: number; readonly clause: string }
  | {
      readonly kind: 'result-differs';
      readonly ply: number;
      readonly clause: string;
      readonly found: Result;
      readonly expected: Result;
    };

/** How a record is replayed. */
export interface ReplayOptions {
  /** Called before each move is made, and once more at the end. */
  readonly visit?: (ply: number, referee: Referee<unknown, unknown, unknown, Options>) => void;
  /** Stop before this ply; then the end of the record is not checked. */
  readonly to?: number;
}

type Replayed = Read<Referee<unknown, unknown, unknown, Options>, ReplayProblem>;

/** Plays a record that `readRecord` has accepted, checking every move and the result. */
export function replay(game: Game, record: MatchRecord, options: ReplayOptions = {}): Replayed {
  const steps = replaySteps(game, record, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same move by move, for those who can't wait until all is played: each step is a move. */
export function* replaySteps(
  game: Game,
  record: MatchRecord,
  { visit, to = Infinity }: ReplayOptions = {},
): Generator<void, Replayed, void> {
  const read = readOptions(game, record.seats, record.options);
  if ('problem' in read) throw new Error('replay takes records that readRecord has accepted');
  const referee = new Referee(game, record.seats, read.options, record.start);
  const plies = Math.min(to, record.moves.length);
  for (let ply = 0; ply < plies; ply++) {
    visit?.(ply, referee);
    const refusal = tellText(referee, record.moves[ply]);
    if (refusal !== undefined) {
      return { problem: { kind: 'move-refused', ply, text: record.moves[ply], refusal } };
    }
    yield;
  }
  visit?.(plies, referee);
  const problem = plies < record.moves.length ? undefined : problemAtEnd(referee, record);
  return problem === undefined ? { value: referee } : { problem };
}

function tellText(
  referee: Referee<unknown, unknown, unknown, Options>,
  line: string,
): Refusal | undefined {
  const { game, table, seats } = referee;
  const entry = parseEntry(game, seats, line);
  return entry === undefined ? refuseText(game, table, line) : referee.tell(entry);
}

function problemAtEnd(
  referee: Referee<unknown, unknown, unknown, Options>,
  record: MatchRecord,
): ReplayProblem | undefined {
  const { game, result: found, table } = referee;
  const ply = record.moves.length;
  const clause = game.faults[game.outOfTurnFault(table)];
  if (referee.pending.length > 0) return { kind: 'stops-inside-turn', ply, clause };
  const { result: expected } = record;
  if (expected === undefined) return undefined;
  if (found === undefined) return { kind: 'result-too-early', ply, clause };
  const agrees = sameData([found.scores, found.winners], [expected.scores, expected.winners]);
  return agrees ? undefined : { kind: 'result-differs', ply, clause, found, expected };
}
