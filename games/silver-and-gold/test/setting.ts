import { parseEntry, Referee, type Options, type Refusal } from '@pepite/kernel';
import { expect } from 'vitest';
import { silverAndGold } from '../index.ts';
import { ALL_CARDS, type Card } from '../pieces.ts';
import type { Box, Hand, Table } from '../world.ts';

export type SilverReferee = Referee<Table, Hand, Box, Options>;

interface Setting {
  readonly first?: number;
  /** The two cards that each seat keeps, the lower number first. */
  readonly cards: readonly (readonly [Card, Card])[];
  readonly market?: readonly Card[];
}

/** A match that is about to reveal its first expedition card. */
export function ready({ first = 0, cards, market = [1, 2, 3, 4] }: Setting): SilverReferee {
  const referee = dealt({ first, cards, market });
  cards.forEach(([low, high], seat) => tell(referee, `${seat} keep ${low} ${high}`));
  for (const card of market) tell(referee, `* market ${card}`);
  return referee;
}

/** A match in which everyone has four cards: two that are named, and two that don't matter. */
export function dealt({ first = 0, cards, market = [] }: Setting): SilverReferee {
  const referee = new Referee(silverAndGold, cards.length, {});
  const named = new Set([...cards.flat(), ...market]);
  const left = ALL_CARDS.filter((card) => !named.has(card));
  tell(referee, `* first ${first}`);
  cards.forEach((kept, seat) => {
    for (const card of [...kept, ...left.splice(0, 2)]) tell(referee, `* deal ${seat} ${card}`);
  });
  return referee;
}

/** What the referee says to one line of a record. */
export function attempt(referee: SilverReferee, line: string): Refusal | undefined {
  const entry = parseEntry(silverAndGold, 4, line);
  if (entry === undefined) throw new Error(`not a move: ${line}`);
  return referee.tell(entry);
}

/** Makes moves that must be legal. */
export function tell(referee: SilverReferee, ...lines: readonly string[]): void {
  for (const line of lines) {
    const refusal = attempt(referee, line);
    if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
  }
}

/** Expects a move to be refused for a fault against a clause, and nothing to change. */
export function expectRefused(
  referee: SilverReferee,
  line: string,
  fault: string,
  clause: string,
): void {
  const looks = (): string =>
    JSON.stringify(Array.from({ length: referee.seats }, (_, seat) => referee.view(seat)));
  const before = looks();
  expect(attempt(referee, line)).toEqual({ kind: 'fault', fault, clause });
  expect(looks()).toBe(before);
}

/** The legal moves of a seat, as texts. */
export const legal = (referee: SilverReferee, seat: number): readonly string[] =>
  referee
    .legal(seat)
    .map((move) => silverAndGold.print(move))
    .sort();
