import { begin, copy, firstActor, isOver, listMoves, Moves, Seeded, tableOf } from '@pepite/kernel';
import { game as silverAndGold } from '../index.ts';
import type { SilverWorld, Table } from '../world.ts';

/** A random match: its table before the first round and as it was when each round ended. */
export function playMatch(seats: number, seed: number): readonly Table[] {
  const rng = new Seeded(seed);
  const world = begin(silverAndGold, seats, {});
  const moves = new Moves();
  const tables = [kept(world)];
  for (let turn = silverAndGold.turn(tableOf(world)); !isOver(turn);) {
    const actor = firstActor(turn);
    listMoves(silverAndGold, world, actor, moves);
    silverAndGold.apply(world, actor, moves.draw(rng));
    if (silverAndGold.rounds(tableOf(world)).ended === tables.length) tables.push(kept(world));
    turn = silverAndGold.turn(tableOf(world));
  }
  return tables;
}

function kept(world: SilverWorld): Table {
  const twin = begin(silverAndGold, world.table.seats, {});
  copy(world, twin);
  return twin.table;
}
