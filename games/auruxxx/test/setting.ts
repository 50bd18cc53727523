import { type Options, Referee } from '@pepite/kernel';
import { playLines } from '../../test/play-lines.ts';
import { game as auruxxx } from '../index.ts';
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
  playLines(referee, `* dealer ${dealer}`);
  dealInto(referee, hands, top);
  return referee;
}

export function dealInto(referee: AuruxxxReferee, hands: readonly string[], top = 'B5'): void {
  const left = allBut([...hands.flatMap(wordsIn), top]);
  hands.forEach((hand, seat) => {
    const cards = wordsIn(hand);
    for (const card of [...cards, ...left.splice(0, 12 - cards.length)]) {
      playLines(referee, `* deal ${seat} ${card}`);
    }
  });
  playLines(referee, `* turn ${top}`);
}
