import { seatBot, type Setting } from '@pepite/bots';
import {
  begin,
  copy,
  itemAt,
  Moves,
  playout,
  Seeded,
  sidesOf,
  tableOf,
  winsOf,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { OpenHands } from '../open-hands.ts';
import { entriesOf } from '../order.ts';
import { type AnyWorld, Walk } from '../walk.ts';
import { orderFor, recordOf, settingFor } from './support/matches.ts';

/** Whether seat 0 wins however the match goes on: played on in any way, many times. */
function isDecided({ game, seats, options }: Setting, world: AnyWorld): boolean {
  const moves = new Moves();
  const next = begin(game, seats, options);
  return Array.from({ length: 40 }, (_, stream) => {
    copy(world, next);
    playout(game, next, moves, new Seeded(1, stream));
    return itemAt(winsOf(sidesOf(game, seats), game.result(tableOf(next))), 0);
  }).every((share) => share === 1);
}

describe('the curve of a match that is decided', () => {
  it.each([
    { id: 'aurum', seats: 4 },
    { id: 'silver-and-gold', seats: 2 },
    { id: 'auruxxx', seats: 2 },
    { id: 'or-etc', seats: 2 },
  ])('$id: it is flat from there on', ({ id, seats }) => {
    const setting = settingFor(id, seats);
    const bots = Array.from({ length: seats }, (_, seat) =>
      seatBot(seat % 2 === 0 ? 'strong' : 'random', setting),
    );
    const record = recordOf(setting, 1, bots);
    expect(record.result?.winners).toContain(0);
    const walk = new Walk(setting, entriesOf(orderFor(setting, record, [])));
    const open = new OpenHands(setting);
    const curve: number[] = [];
    for (; walk.next !== undefined; walk.advance([open])) {
      // The last third is enough, and not every move of it.
      if (walk.ply < record.moves.length * 0.66 || walk.ply % 3 !== 0) continue;
      if (curve.length === 0 && !isDecided(setting, walk.world)) continue;
      curve.push(itemAt(open.chances(walk.world, 16, new Seeded(walk.ply)), 0));
    }
    expect(curve.length).toBeGreaterThan(0);
    for (const chance of curve) expect(chance).toBeGreaterThan(0.95);
  });
});
