import {
  below,
  type Bits,
  CHANCE,
  clockwise,
  lowest,
  type Move,
  only,
  type Seat,
} from '@pepite/kernel';
import type { OrEtcWorld, Step, Table } from '../world.ts';

/** The first of some seats, at least one, clockwise from `from`. */
export function firstFrom(set: Bits, from: Seat, seats: number): Seat {
  const turned = ((set >> from) | (set << (seats - from))) & below(seats);
  return clockwise(from, lowest(turned), seats);
}

export function letChance(table: Table, step: Step): void {
  table.step = step;
  table.actor = CHANCE;
}

export function letSeat(table: Table, step: Step, seat: Seat): void {
  table.step = step;
  table.actor = seat;
}

/** Several decide at once. */
export function letAll(table: Table, step: Step, asked: Bits): void {
  table.step = step;
  table.actor = table.player;
  table.asked = asked;
  table.chosen = 0;
}

/** Keeps a choice in the hand; says whether all have chosen. */
export function seal({ table, hands }: OrEtcWorld, seat: Seat, move: Move): boolean {
  hands[seat].choice = move;
  table.chosen |= only(seat);
  return table.chosen === table.asked;
}
