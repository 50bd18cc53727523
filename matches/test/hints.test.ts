import { GAMES } from '@pepite/games';
import { itemAt } from '@pepite/kernel';
import type { NewMatchRequest, Position } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { Held, legalIn } from './support/held.ts';
import { makeMove } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { settle } from './support/settle.ts';
import { stateFor } from './support/state.ts';
import { TestRegistry } from './support/test-registry.ts';

const aurum = itemAt(GAMES, 0);

describe('a hint', () => {
  async function seated(setup: Partial<NewMatchRequest>) {
    const held = new Held();
    const setting = new TestRegistry({ bots: held });
    const [ann, ben] = await setting.guests('Ann', 'Ben');
    const match = await setting.create(ann, setup);
    await setting.watch(match, ben);
    await ann.ask({ type: 'sit', seat: 0 });
    await ben.ask({ type: 'sit', seat: 1 });
    await ann.ask({ type: 'start' });
    const ply = stateFor(match, 'Ann').position?.ply ?? 0;
    const hints = () => ann.told.filter(({ type }) => type === 'hint');
    return { held, setting, ann, ben, match, at: { ply, own: 0 }, hints };
  }
  const TWO: Partial<NewMatchRequest> = { bots: [null, null, 'random'] };

  const askFor = (page: Page, { ply, own }: Pick<Position, 'ply' | 'own'>) =>
    page.ask({ type: 'hint', ply, own });

  it('a hint tells the player who asked what moves are worth, the best first', async () => {
    const { held, ann, ben, match, at, hints } = await seated({ ...TWO, hints: true });
    expect(stateFor(match, 'Ben').hints).toBe(true);
    expect(await askFor(ann, at)).toBeUndefined();
    expect(await askFor(ann, at)).toEqual({ kind: 'hint-pending' });
    const moves = legalIn(itemAt(held.advised, 0).view).slice(0, 4);
    // The third only seems to be better than the choice.
    const worths = [0.5, 0.4, 0.6, 0.3];
    const weighed = moves.map((move, place) => ({ move, visits: 9, worth: itemAt(worths, place) }));
    itemAt(held.advised, 0).answer({ value: weighed });
    await settle();
    const texts = moves.map((move) => aurum.print(move));
    expect(hints()).toEqual([
      {
        type: 'hint',
        match: match.id,
        ...at,
        moves: [
          { move: texts[0], worth: 0.5 },
          { move: texts[2], worth: 0.5 },
          { move: texts[1], worth: 0.4 },
          { move: texts[3], worth: 0.3 },
        ],
      },
    ]);
    expect(ben.told.filter(({ type }) => type === 'hint')).toEqual([]);
    expect(await askFor(ann, at)).toBeUndefined();
  });

  it('a failed hint is reported to the player who asked, who may ask again', async () => {
    const { held, setting, ann, ben, at } = await seated({ ...TWO, hints: true });
    await askFor(ann, at);
    itemAt(held.advised, 0).answer({ problem: new Error('the thread of this bot is gone') });
    await settle();
    expect(ann.told.at(-1)).toEqual({
      type: 'refused',
      id: null,
      problem: { kind: 'hint-failed' },
    });
    expect(ben.told.at(-1)).not.toMatchObject({ type: 'refused' });
    expect(setting.reports).toHaveLength(1);
    expect(await askFor(ann, at)).toBeUndefined();
  });

  it('a hint is refused while people from the same network wait for too many', async () => {
    const { held, ann, at } = await seated({ ...TWO, hints: true });
    held.room = false;
    expect(await askFor(ann, at)).toEqual({ kind: 'busy' });
    held.room = true;
    expect(await askFor(ann, at)).toBeUndefined();
  });

  it('hints are for tables that allow them, and for players alone with bots', async () => {
    const { ann, match, at } = await seated(TWO);
    expect(stateFor(match, 'Ann').hints).toBe(false);
    expect(await askFor(ann, at)).toEqual({ kind: 'no-hints' });
    const alone = await seated({ bots: ['random', null, 'random'], start: true });
    expect(stateFor(alone.match, 'Ann').hints).toBe(true);
    expect(await askFor(alone.ann, alone.at)).toBeUndefined();
  });

  it('a hint is for the position the player sees, and for players who decide', async () => {
    const { setting, ann, match, at } = await seated({ ...TWO, hints: true });
    expect(await askFor(ann, { ply: at.ply + 1, own: 0 })).toEqual({ kind: 'stale' });
    const zoe = await setting.guest('Zoe');
    await setting.watch(match, zoe);
    expect(await askFor(zoe, at)).toEqual({ kind: 'not-seated' });
    const bid = itemAt(match.play?.state.referee.legal(0) ?? [], 0);
    expect(await makeMove(ann, aurum.print(bid), at)).toBeUndefined();
    expect(await askFor(ann, { ...at, own: 1 })).toEqual({ kind: 'not-deciding' });
  });

  it('a hint goes by what the seat has seen and by nothing else', async () => {
    const { held, ann, match, at } = await seated({ ...TWO, hints: true });
    await askFor(ann, at);
    const { table, hand } = stateFor(match, 'Ann').position ?? {};
    expect(JSON.parse(itemAt(held.advised, 0).view)).toEqual(
      JSON.parse(JSON.stringify({ table, seat: 0, hand })),
    );
  });
});
