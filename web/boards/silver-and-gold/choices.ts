import { ONE_CELL } from '@pepite/games/silver-and-gold/data/patterns';
import {
  BONUS,
  cardOf,
  cellsOf,
  KEEP,
  kindOf,
  MARK,
  patternOf,
  TAKE,
  TAKE_PILE,
} from '@pepite/games/silver-and-gold/moves';
import type { Card, Cells } from '@pepite/games/silver-and-gold/pieces';
import type { Move } from '@pepite/kernel';

/** What a seat may do, sorted by what it is asked for. */
export interface Choices {
  readonly keeps: readonly Move[];
  /** The pattern, wherever it fits. */
  readonly patterns: readonly Move[];
  /** One cell instead of the pattern. */
  readonly cells: readonly Move[];
  /** A cell that a cross gives. */
  readonly bonuses: readonly Move[];
  /** A card of the market, or the top card of the pile. */
  readonly takes: readonly Move[];
}

export function choicesOf(moves: readonly Move[]): Choices {
  const of = (...kinds: readonly Move[]): readonly Move[] =>
    moves.filter((move) => kinds.includes(kindOf(move)));
  const marks = of(MARK);
  return {
    keeps: of(KEEP),
    patterns: marks.filter((move) => patternOf(move) !== ONE_CELL),
    cells: marks.filter((move) => patternOf(move) === ONE_CELL),
    bonuses: of(BONUS),
    takes: of(TAKE, TAKE_PILE),
  };
}

/** What is marked next: the pattern, one cell instead, or a cell that a cross gives. */
export type Mode = 'mark' | 'cell' | 'bonus';

/** What the seat is about to mark; nothing when it has not to. A pattern without room is none. */
export function modeOf({ patterns, cells, bonuses }: Choices, single: boolean): Mode | undefined {
  if (bonuses.length > 0) return 'bonus';
  if (!single && patterns.length > 0) return 'mark';
  return cells.length > 0 ? 'cell' : undefined;
}

/** What may be marked on a card: the cells, and the move that marks them. */
export type Fits = ReadonlyMap<Cells, Move>;

const IN_MODE = { mark: 'patterns', cell: 'cells', bonus: 'bonuses' } as const satisfies Record<
  Mode,
  keyof Choices
>;

export const fitsOf = (choices: Choices, card: Card, mode: Mode | undefined): Fits =>
  new Map(
    mode === undefined
      ? []
      : choices[IN_MODE[mode]]
          .filter((move) => cardOf(move) === card)
          .map((move) => [cellsOf(move), move]),
  );
