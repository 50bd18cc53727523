import type { Card } from '@pepite/games/or-etc/pieces';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import { type Hand, Step, type Table } from '@pepite/games/or-etc/world';
import {
  clockwise,
  deciding,
  has,
  type Immutable,
  isOver,
  isSimultaneous,
  itemAt,
  type Language,
  type Move,
  sealed,
  type Seat,
  type Turn,
} from '@pepite/kernel';
import { type Choices, choicesOf } from './choices.ts';

/** What all parts of the board are handed: the position, and what may be done in it. */
export interface Scene {
  readonly language: Language;
  readonly table: Immutable<Table>;
  readonly turn: Turn;
  readonly deck: Deck;
  readonly names: readonly string[];
  readonly seat: Seat;
  /** Nothing for a spectator. */
  readonly hand: Immutable<Hand> | undefined;
  /** Whether whoever looks is the player at `seat`. */
  readonly isReader?: boolean;
  readonly choices: Choices;
  /** Whether something is asked of this seat. */
  readonly asked: boolean;
  readonly attempt: (move: Move) => void;
}

/** What may be done is worked out when a part of the board asks, in the frame in which it does. */
export function sceneOf(moves: readonly Move[], parts: Omit<Scene, 'choices' | 'asked'>): Scene {
  let choices: Choices | undefined;
  return {
    ...parts,
    asked: moves.length > 0,
    get choices() {
      return (choices ??= choicesOf(moves, parts.table.deal.take));
    },
  };
}

type Position = Pick<Scene, 'table' | 'turn'>;

/** One card of a hand: of two equal ones each is its own. */
export interface Held {
  readonly key: string;
  readonly card: Card;
}

/** A hand in the order of the card table. */
export const heldOf = (hand: Immutable<Hand> | undefined): readonly Held[] =>
  (hand?.cards ?? []).flatMap((copies, card) =>
    Array.from({ length: copies }, (_, copy) => ({ key: `${card}.${copy}`, card })),
  );

export const isAuction = ({ step }: Immutable<Table>): boolean =>
  step === Step.first || step === Step.bid || step === Step.choose;

/** Whether a seat is asked about the deal under way: then its question tells of that deal. */
export const isAskedOfDeal = ({ table, turn }: Position, seat: Seat): boolean =>
  (table.step === Step.answer || table.step === Step.contest) && has(deciding(turn), seat);

/** Whether cards are chosen: to be laid in one's mine, or discarded. */
export const isAtHand = ({ step }: Immutable<Table>): boolean =>
  step === Step.lay || step === Step.drop;

/** The name of a throw and what follows it. */
export const phaseOf = ({ turn, phase }: Immutable<Table>): string => `${turn}/${phase}`;

/** The others, clockwise from the one at the bottom; for a spectator all. */
export const placesOf = ({ table, seat, hand }: Scene): readonly Seat[] =>
  Array.from({ length: table.seats }, (_, step) => clockwise(seat, step, table.seats)).slice(
    hand === undefined ? 0 : 1,
  );

/** Whether a place is that of whoever looks at the board: it is called "you". */
export const isOwn = ({ seat, hand, isReader = true }: Scene, place: Seat): boolean =>
  isReader && place === seat && hand !== undefined;

/** How a seat takes part in what is going on. */
export type Standing = 'toAct' | 'passed' | 'sitsOut' | 'thinking' | 'chosen';

export function standingOf({ table, turn }: Position, seat: Seat): Standing | undefined {
  if (isOver(turn) || isAuction(table)) return undefined;
  if (has(deciding(turn), seat)) return isSimultaneous(turn) ? 'thinking' : 'toAct';
  if (has(sealed(turn), seat)) return 'chosen';
  if (isSimultaneous(turn) || table.participants === 0) return undefined;
  if (!has(table.participants, seat)) return 'sitsOut';
  return has(table.passed, seat) ? 'passed' : undefined;
}

/**
 * Which question of the match is asked: what was picked for one is forgotten at the next. Others
 * who choose at the same time don't change it.
 */
export function questionOf(table: Immutable<Table>, seat: Seat): string {
  const { step, turn, phase, auction, players, deal } = table;
  const { actions, held, dice, used } = itemAt(players, seat);
  return [step, turn, phase, auction.tool, auction.bid, actions, held, dice, used, deal.take].join(
    '/',
  );
}
