import { GAMES } from '@pepite/games';
import { itemAt } from '@pepite/kernel';
import type { Setup } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { Setting } from './setting.ts';
import { Held, legalIn } from './support/held.ts';
import { stateFor } from './support/state.ts';

const aurum = itemAt(GAMES, 0);

describe('a hint', () => {
  function seated(setup: Partial<Setup>) {
    const held = new Held();
    const setting = new Setting(undefined, 1, held);
    const [ann, ben] = [setting.guest('Ann'), setting.guest('Ben')];
    const match = setting.create(ann, setup);
    setting.watch(match, ben);
    [ann, ben].forEach(({ guest }, seat) => match.sit(guest, guest, seat));
    match.start(ann.guest);
    const ply = stateFor(match, 'Ann').position?.ply ?? 0;
    const hints = () => {
      setting.ledger.flush();
      return ann.told.filter(({ type }) => type === 'hint');
    };
    return { held, setting, ann, ben, match, at: { ply, own: 0 }, hints };
  }
  const TWO: Partial<Setup> = { bots: [null, null, 'random'] };

  it('tells the one who asked the best three moves and their worth', () => {
    const { held, ann, ben, match, at, hints } = seated({ ...TWO, hints: true });
    expect(stateFor(match, 'Ben').hints).toBe(true);
    expect(match.hint(ann, at)).toBeUndefined();
    expect(match.hint(ann, at)).toEqual({ kind: 'hint-pending' });
    const moves = legalIn(itemAt(held.advised, 0).view).slice(0, 4);
    // The third only seems to be better than the choice.
    const worths = [0.5, 0.4, 0.6, 0.3];
    const weighed = moves.map((move, place) => ({ move, visits: 9, worth: itemAt(worths, place) }));
    itemAt(held.advised, 0).answer({ moves: weighed });
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
        ],
      },
    ]);
    expect(ben.told.filter(({ type }) => type === 'hint')).toEqual([]);
    expect(match.hint(ann, at)).toBeUndefined();
  });

  it('that fails is told to the one who asked, who may ask again', () => {
    const { held, setting, ann, ben, match, at } = seated({ ...TWO, hints: true });
    match.hint(ann, at);
    itemAt(held.advised, 0).answer({ error: 'the thread of this bot is gone' });
    setting.ledger.flush();
    expect(ann.told.at(-1)).toEqual({
      type: 'refused',
      id: null,
      problem: { kind: 'hint-failed' },
    });
    expect(ben.told.at(-1)).not.toMatchObject({ type: 'refused' });
    expect(setting.reports).toHaveLength(1);
    expect(match.hint(ann, at)).toBeUndefined();
  });

  it('is refused while people from the same network wait for too many', () => {
    const { held, ann, match, at } = seated({ ...TWO, hints: true });
    held.room = false;
    expect(match.hint(ann, at)).toEqual({ kind: 'busy' });
    held.room = true;
    expect(match.hint(ann, at)).toBeUndefined();
  });

  it('is for those who agreed to hints, or who are alone with bots', () => {
    const { ann, match, at } = seated(TWO);
    expect(stateFor(match, 'Ann').hints).toBe(false);
    expect(match.hint(ann, at)).toEqual({ kind: 'no-hints' });
    const alone = seated({ bots: ['random', null, 'random'], start: true });
    expect(stateFor(alone.match, 'Ann').hints).toBe(true);
    expect(alone.match.hint(alone.ann, alone.at)).toBeUndefined();
  });

  it('is for the position that the player sees, and for those who decide', () => {
    const { setting, ann, match, at } = seated({ ...TWO, hints: true });
    expect(match.hint(ann, { ply: at.ply + 1, own: 0 })).toEqual({ kind: 'stale' });
    expect(match.hint(setting.guest('Zoe'), at)).toEqual({ kind: 'not-seated' });
    const found = match.courseFor('Ann');
    if ('kind' in found) throw new Error(found.kind);
    const bid = itemAt(found.course.play.referee.legal(0), 0);
    expect(found.course.choose(0, at, aurum.print(bid))).toBeUndefined();
    expect(match.hint(ann, { ...at, own: 1 })).toEqual({ kind: 'not-deciding' });
  });

  it('goes by what the seat has seen and by nothing else', () => {
    const { held, ann, match, at } = seated({ ...TWO, hints: true });
    match.hint(ann, at);
    const { table, hand } = stateFor(match, 'Ann').position ?? {};
    expect(JSON.parse(itemAt(held.advised, 0).view)).toEqual(
      JSON.parse(JSON.stringify({ table, seat: 0, hand })),
    );
  });
});
