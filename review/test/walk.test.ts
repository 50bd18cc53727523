import {
  CHANCE,
  firstActor,
  imagineStart,
  isChance,
  isSimultaneous,
  type Options,
  Referee,
  Seeded,
  tableOf,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../order.ts';
import { Walk } from '../walk.ts';
import { orderFor, recordOf, settingFor } from './support/matches.ts';

describe('a walk through a match', () => {
  it('a seat that bids at once with others is shown that nobody has bid yet', () => {
    const setting = settingFor('aurum', 3);
    const record = recordOf(setting, 1, 'casual');
    const walk = new Walk(setting, entriesOf(orderFor(setting, record, [])));
    let bids = 0;
    for (let next = walk.next; next !== undefined; next = walk.next) {
      if (next.actor !== CHANCE && isSimultaneous(setting.game.turn(tableOf(walk.world)))) {
        expect(walk.viewOf(next.actor).table).toMatchObject({ chosen: 0 });
        bids++;
      }
      walk.advance();
    }
    expect(bids % 3).toBe(0);
    expect(bids).toBeGreaterThanOrEqual(6);
  });

  it('onlookers are shown every position that is settled, and none in between', () => {
    const setting = settingFor('silver-and-gold', 2);
    const record = recordOf(setting, 1, 'casual');
    const walk = new Walk(setting, entriesOf(orderFor(setting, record, [])));
    let shown = 0;
    let settled = 0;
    const onlooker = { seat: 1, see: () => void shown++ };
    while (walk.next !== undefined) {
      walk.advance([onlooker]);
      const turn = setting.game.turn(tableOf(walk.world));
      // A mark that others have yet to answer is sealed.
      if (walk.next?.actor === CHANCE || !isSimultaneous(turn)) settled++;
    }
    expect(shown).toBeGreaterThanOrEqual(settled);
    expect(shown).toBeLessThan(record.moves.length);
  });

  it('a match that began with something imagined is gone through from there', () => {
    const setting = settingFor('or-etc', 3);
    const { game, seats, options } = setting;
    const rng = new Seeded(2);
    const first = new Referee(game, seats, options);
    while (first.journal.length < 120) goOn(first, rng);
    const start = imagineStart(setting, first.view(0), rng);
    const referee = new Referee(game, seats, options, start);
    while (!referee.isOver) goOn(referee, rng);
    const record = referee.record([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    if (record === undefined) throw new Error('the match is not over');
    const walk = new Walk(setting, entriesOf(orderFor(setting, record, [])), record.start);
    while (walk.next !== undefined) walk.advance();
    expect(tableOf(walk.world)).toEqual(referee.table);
  });
});

/** Any legal move of whoever has to act. */
function goOn(referee: Referee<unknown, unknown, unknown, Options>, rng: Seeded): void {
  if (isChance(referee.turn)) referee.drawChance(rng);
  else {
    const seat = firstActor(referee.turn);
    referee.submit(seat, referee.anyLegal(seat, rng));
  }
}
