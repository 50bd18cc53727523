import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Card } from '@pepite/games/or-etc/pieces';
import { type Hand, Step, type Table } from '@pepite/games/or-etc/world';
import { has, type Immutable, itemAt, type Language, type Move, type Seat } from '@pepite/kernel';
import type { Choices } from './choices.ts';

/** What all parts of the board are handed: the position, and what may be done in it. */
export interface Scene {
  readonly language: Language;
  readonly table: Immutable<Table>;
  readonly deck: Deck;
  readonly names: readonly string[];
  readonly seat: Seat;
  /** Nothing for a spectator. */
  readonly hand: Immutable<Hand> | undefined;
  readonly choices: Choices;
  /** Whether something is asked of this seat. */
  readonly asked: boolean;
  readonly attempt: (move: Move) => void;
}

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

const TOGETHER: readonly Step[] = [Step.contest, Step.stake, Step.lay, Step.drop];

export const isTogether = ({ step }: Immutable<Table>): boolean => TOGETHER.includes(step);

export const isAuction = ({ step }: Immutable<Table>): boolean =>
  step === Step.first || step === Step.bid || step === Step.choose;

/** Who is waited for. */
export function awaited(table: Immutable<Table>): readonly Seat[] {
  const all = Array.from({ length: table.seats }, (_, seat) => seat);
  if (isTogether(table)) return all.filter((seat) => has(table.asked & ~table.chosen, seat));
  return all.filter((seat) => seat === table.actor && table.step !== Step.over);
}

/** How a seat takes part in what is going on. */
export type Standing = 'toAct' | 'passed' | 'sitsOut' | 'thinking' | 'chosen';

export function standingOf(table: Immutable<Table>, seat: Seat): Standing | undefined {
  if (isTogether(table)) {
    if (!has(table.asked, seat)) return undefined;
    return has(table.chosen, seat) ? 'chosen' : 'thinking';
  }
  if (table.step === Step.over || isAuction(table)) return undefined;
  if (table.actor === seat) return 'toAct';
  if (table.participants === 0) return undefined;
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
