import { isDeepStrictEqual } from 'node:util';
import {
  begin,
  CHANCE,
  look,
  lookOn,
  Moves,
  parseView,
  printView,
  Seeded,
  tableOf,
} from '@pepite/kernel';
import { SEED } from '../../kernel/test/seed.ts';
import { describe, expect, it } from 'vitest';
import { Judge } from '../judge.ts';
import { entriesOf } from '../order.ts';
import { SeenByAll } from '../seen-by-all.ts';
import { type AnyView, type Onlooker, Walk } from '../walk.ts';
import { orderFor, recordOf, settingFor } from './support/matches.ts';

const EFFORT = { iterations: 40, worlds: 8, mostWorlds: 8, error: 0, ends: 2, open: 1 };
/** One decision in so many is judged twice. */
const EVERY = 4;
const ENOUGH = 8;

const MATCHES = [
  { id: 'aurum', seats: 3 },
  { id: 'aurum', seats: 4 },
  { id: 'silver-and-gold', seats: 2 },
  { id: 'auruxxx', seats: 4 },
  { id: 'or-etc', seats: 3 },
] as const;

describe.each(MATCHES)('$id with $seats seats', ({ id, seats }) => {
  it('hidden cards dealt anew, from the first move on, change no judgement', () => {
    const setting = settingFor(id, seats);
    const { game, options } = setting;
    const record = recordOf(setting, SEED, 'regular');
    const walk = new Walk(setting, entriesOf(orderFor(setting, record, [])));
    const redrawn = begin(game, seats, options);
    const moves = new Moves();
    const judge = new Judge(setting, 0, EFFORT);
    const twin = new Judge(setting, 0, EFFORT);
    const both: Onlooker = {
      seat: 0,
      see(view) {
        judge.see(view);
        // What the twin is shown on the way is another world, too.
        game.imagine(view, new Seeded(SEED, walk.ply), redrawn);
        twin.see(look(redrawn, 0));
      },
    };
    let decisions = 0;
    let compared = 0;
    for (let next = walk.next; next !== undefined && compared < ENOUGH; next = walk.next) {
      if (next.actor === 0 && decisions++ % EVERY === 0) {
        const view = walk.viewOf(0);
        game.imagine(view, new Seeded(SEED, walk.ply), redrawn);
        moves.clear();
        game.moves(view, moves);
        const seen = parseView<unknown, unknown>(printView(look(redrawn, 0)));
        const verdict = judge.judge(view, moves, next.move, new Seeded(walk.ply));
        expect(twin.judge(seen, moves, next.move, new Seeded(walk.ply))).toEqual(verdict);
        compared++;
      }
      walk.advance([both]);
    }
    expect(compared).toBe(ENOUGH);
  });

  it('hands of all dealt anew, from the first move on, change nothing of what all saw', () => {
    const setting = settingFor(id, seats);
    const { game, options } = setting;
    const record = recordOf(setting, SEED, 'regular');
    const walk = new Walk(setting, entriesOf(orderFor(setting, record, [])));
    const [blank, redrawn] = [begin(game, seats, options), begin(game, seats, options)];
    const seen = new SeenByAll(setting);
    const twin = new SeenByAll(setting);
    let differing = 0;
    /** The same match with other hands: a sound one, and with the same table. */
    const redraw = (view: AnyView): AnyView => {
      game.imagine(view, new Seeded(SEED, walk.ply), redrawn);
      expect(game.invariantError(redrawn)).toBeUndefined();
      expect(tableOf(redrawn)).toEqual(view.table);
      if (!isDeepStrictEqual(redrawn.hands, walk.world.hands)) differing++;
      return lookOn(redrawn, blank);
    };
    const both: Onlooker = {
      seat: seats,
      see(view) {
        seen.see(view);
        twin.see(redraw(view));
      },
    };
    const chances: (readonly number[])[] = [];
    for (let next = walk.next; next !== undefined; next = walk.next) {
      if (next.actor !== CHANCE && walk.ply % EVERY === 0 && chances.length < ENOUGH) {
        const view = walk.viewOf(seats);
        const told = seen.chances(view, 4, new Seeded(walk.ply));
        expect(twin.chances(redraw(view), 4, new Seeded(walk.ply))).toEqual(told);
        chances.push(told);
      }
      walk.advance([both]);
    }
    expect(chances).toHaveLength(ENOUGH);
    // Something was hidden, and what all saw tells something.
    expect(differing).toBeGreaterThan(ENOUGH);
    expect(new Set(chances.map(String)).size).toBeGreaterThan(1);
  });
});
