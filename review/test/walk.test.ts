import { CHANCE, isSimultaneous, tableOf } from '@pepite/kernel';
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
});
