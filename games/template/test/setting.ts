import { type Options, Referee } from '@pepite/kernel';
import { playLines } from '../../test/play-lines.ts';
import { game } from '../index.ts';
import type { Box, Hand, Table } from '../world.ts';

export type TemplateReferee = Referee<Table, Hand, Box, Options>;

/** A match dealt as the test wants it: five cards each, as `'1 2 3 4 5'`. */
export function dealt(...hands: readonly string[]): TemplateReferee {
  const referee = new Referee(game, hands.length, {});
  hands.forEach((hand, seat) => {
    for (const card of hand.split(' ')) playLines(referee, `* deal ${seat} ${card}`);
  });
  return referee;
}
