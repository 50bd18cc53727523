import { has, type Immutable, type Seat } from '@pepite/kernel';
import { type Dice, endsFrom } from '../pieces/dice.ts';
import type { Table } from '../world.ts';

/** What has ended a match, and who did it. */
export type Ended =
  | { readonly by: 'none' }
  /** O12: the rolls that did, in seat order: all roll before it is over. */
  | {
      readonly by: 'roll';
      readonly turn: number;
      readonly rolls: readonly { readonly seat: Seat; readonly dice: Dice }[];
    }
  /** O28: who drew the last card, or found the pile empty. */
  | { readonly by: 'pile'; readonly turn: number; readonly seat: Seat };

export function endedBy(table: Immutable<Table>): Ended {
  const { ending, turn, players, participants, player } = table;
  if (ending === 'none') return { by: ending };
  if (ending === 'pile') return { by: ending, turn, seat: player };
  const rolls = players.flatMap(({ dice }, seat) =>
    has(participants, seat) && turn >= endsFrom(dice) ? [{ seat, dice }] : [],
  );
  return { by: ending, turn, rolls };
}
