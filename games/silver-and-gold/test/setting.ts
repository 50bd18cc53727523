import { type Options, Referee } from '@pepite/kernel';
import { playLines } from '../../test/play-lines.ts';
import { game as silverAndGold } from '../index.ts';
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
  cards.forEach(([low, high], seat) => playLines(referee, `${seat} keep ${low} ${high}`));
  for (const card of market) playLines(referee, `* market ${card}`);
  return referee;
}

/** A match in which everyone has four cards: two that are named, and two that don't matter. */
export function dealt({ first = 0, cards, market = [] }: Setting): SilverReferee {
  const referee = new Referee(silverAndGold, cards.length, {});
  const named = new Set([...cards.flat(), ...market]);
  const left = ALL_CARDS.filter((card) => !named.has(card));
  playLines(referee, `* first ${first}`);
  cards.forEach((kept, seat) => {
    for (const card of [...kept, ...left.splice(0, 2)])
      playLines(referee, `* deal ${seat} ${card}`);
  });
  return referee;
}
