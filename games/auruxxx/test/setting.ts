import { type Options, parseActor, Referee, type Refusal } from '@pepite/kernel';
import { expect } from 'vitest';
import { auruxxx } from '../index.ts';
import { cardsIn, WHOLE_PACK } from '../cards/pack.ts';
import { printCard } from '../notation.ts';
import type { Box, Hand, Table } from '../world.ts';

export type AuruxxxReferee = Referee<Table, Hand, Box, Options>;

interface Deal {
  readonly dealer?: number;
  /** Cards of each hand, as far as they matter: the rest is filled up with what is left. */
  readonly hands: readonly string[];
  readonly top?: string;
}

export const wordsIn = (text: string): readonly string[] =>
  text.split(' ').filter((word) => word !== '');

/** All cards of the game but some, as texts. */
export function allBut(given: readonly string[]): string[] {
  const left = cardsIn(WHOLE_PACK).map(printCard);
  for (const card of given) {
    const place = left.indexOf(card);
    if (place < 0) throw new Error(`not so many cards ${card}`);
    left.splice(place, 1);
  }
  return left;
}

/** A round dealt as the test wants it. */
export function dealt({ dealer = 0, hands, top = 'B5' }: Deal): AuruxxxReferee {
  const referee = new Referee(auruxxx, hands.length, {});
  tell(referee, `* dealer ${dealer}`);
  dealInto(referee, hands, top);
  return referee;
}

export function dealInto(referee: AuruxxxReferee, hands: readonly string[], top = 'B5'): void {
  const left = allBut([...hands.flatMap(wordsIn), top]);
  hands.forEach((hand, seat) => {
    const cards = wordsIn(hand);
    for (const card of [...cards, ...left.splice(0, 12 - cards.length)]) {
      tell(referee, `* deal ${seat} ${card}`);
    }
  });
  tell(referee, `* turn ${top}`);
}

/** What the referee says to one line of a record. */
export function attempt(referee: AuruxxxReferee, line: string): Refusal | undefined {
  const [who, ...words] = line.split(' ');
  const actor = parseActor(who);
  const move = auruxxx.parse(words.join(' '));
  if (actor === undefined || move === undefined) throw new Error(`not a move: ${line}`);
  return referee.tell({ actor, move });
}

/** Makes moves that must be legal. */
export function tell(referee: AuruxxxReferee, ...lines: readonly string[]): void {
  for (const line of lines) {
    const refusal = attempt(referee, line);
    if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
  }
}

/** Expects a move to be refused for a fault against a clause, and nothing to change. */
export function expectRefused(
  referee: AuruxxxReferee,
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
export const legal = (referee: AuruxxxReferee, seat: number): readonly string[] =>
  referee
    .legal(seat)
    .map((move) => auruxxx.print(move))
    .sort();
