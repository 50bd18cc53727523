import { Seeded } from '@pepite/kernel';
import type { Match } from '@pepite/matches';
import type { ServerMessage } from '@pepite/protocol';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Backstage } from './support/backstage.ts';
import { TestClock } from './support/clock.ts';
import { within } from './support/deadline.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { readableLog } from './support/log.ts';
import { Solo } from './support/solo.ts';
import { tamper } from './support/tamper.ts';

const boom = (): never => {
  throw new Error('boom');
};

let rng: Seeded;
let stage: Backstage;

beforeEach(() => {
  rng = new Seeded(1);
  stage = new Backstage(rng);
});

afterEach(() => {
  vi.restoreAllMocks();
  stage.close();
});

describe('[R4] what goes wrong outside a match', () => {
  /** The real server, of whose disk another program may take something away. */
  async function start() {
    const data = temporaryFolder();
    const clock = new TestClock();
    const { lines, logger } = readableLog();
    const base = await startServer({ data }, { clock, logger });
    const take = (table: string): void =>
      tamper(data, `ALTER TABLE disk.${table} RENAME TO lost_${table}`);
    const reports = (): readonly string[] =>
      lines
        .filter(({ msg }) => msg === 'recovered from an error')
        .map(({ err }) => (err as { readonly stack: string }).stack);
    return { base, clock, take, reports };
  }

  it('fails that message, is reported with its stack, and the server goes on', async () => {
    const { base, take, reports } = await start();
    const ann = await Guest.arrive(base, 'Ann');
    const socket = ann.connect(base);
    onTestFinished(() => socket.terminate());
    const answered = new Promise<readonly ServerMessage[]>((resolve) => {
      const told: ServerMessage[] = [];
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        told.push(message);
        if (message.type === 'pong') resolve(told);
      });
    });
    take('seats');
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'lobby', id: 7 }));
      socket.send(JSON.stringify({ type: 'ping' }));
    });
    const told = await within(10, 'the socket answers', answered);
    expect(told).toContainEqual({ type: 'refused', id: 7, problem: { kind: 'failed' } });
    expect(reports()).toEqual([expect.stringMatching(/no such table: seats[^]*matchesOf/)]);
  });

  it('is reported by the sweep, and the next one comes all the same', async () => {
    const { clock, take, reports } = await start();
    take('matches');
    clock.pass(60_000);
    expect(reports()).toEqual([expect.stringMatching(/no such table: matches[^]*sweep/)]);
    clock.pass(60_000);
    expect(reports()).toHaveLength(2);
  });

  it('keeps the lobby from telling one guest, and nobody else', () => {
    const { store, place, clock } = stage;
    const names = ['Ann', 'Ben', 'Cleo'];
    const pages = names.map((name) => {
      const { visit, texts } = stage.come(name, name);
      visit.hear(JSON.stringify({ type: 'lobby' }));
      return texts;
    });
    /** How much each is told when the matches of all have changed. */
    const told = (): readonly number[] => {
      place.lobby.changed(names);
      clock.pass(1000);
      return pages.map((texts) => texts.splice(0).length);
    };
    told();
    expect(told()).toEqual([1, 1, 1]);
    const { ofGuest } = store;
    const damaged = vi.spyOn(store, 'ofGuest');
    damaged.mockImplementation((guest, most) => (guest === 'Ann' ? boom() : ofGuest(guest, most)));
    expect(told()).toEqual([0, 1, 1]);
    expect(stage.reports).toEqual([new Error('boom')]);
    damaged.mockRestore();
    expect(told()).toEqual([1, 1, 1]);
  });

  it('keeps the lobby from being told once, and not for ever', () => {
    const { place, clock } = stage;
    const { visit, texts } = stage.come('Ann', 'Ann');
    visit.hear(JSON.stringify({ type: 'lobby' }));
    texts.splice(0);
    vi.spyOn(place.house, 'lobby').mockImplementationOnce(boom);
    place.lobby.changed(['Ann']);
    clock.pass(1000);
    expect(stage.reports).toEqual([new Error('boom')]);
    expect(texts).toEqual([]);
    place.lobby.changed(['Ann']);
    clock.pass(1000);
    expect(texts).toHaveLength(2);
  });
});

describe('[R4] a message at which the rules of a match fail', () => {
  function breakRules({ match, guest }: Solo, what: 'apply' | 'judge' | 'print'): void {
    const found = match.courseFor(guest);
    if ('kind' in found) throw new Error(found.kind);
    const { referee } = found.course.play;
    Object.defineProperty(referee, 'game', { value: { ...referee.game, [what]: boom } });
  }

  it.each(['judge', 'apply', 'print'] as const)('ends that match and no other: %s', (what) => {
    const [ann, ben] = [new Solo(stage, 'Ann'), new Solo(stage, 'Ben')];
    const { id } = ann.match;
    breakRules(ann, what);
    expect(ann.move()).toEqual({ kind: 'match-broken' });
    const problem = { kind: 'match-broken' } as const;
    expect(ann.told).toContainEqual({ type: 'refused', id: null, problem });
    expect(stage.store.outline(id)?.brokenIn).toBe('test');
    expect(stage.reports).toEqual([expect.objectContaining({ cause: new Error('boom') })]);
    expect(ann.ask({ type: 'watch', match: id })).toEqual(problem);
    expect(ben.move()).toBeUndefined();
    ben.finish();
    expect(stage.reports).toHaveLength(1);
  });

  it('ends it even if it fails once more as it ends', () => {
    const ann = new Solo(stage, 'Ann');
    const { match } = ann;
    breakRules(ann, 'apply');
    vi.spyOn(match, 'close').mockImplementationOnce(boom);
    expect(ann.move()).toEqual({ kind: 'match-broken' });
    expect(stage.store.outline(match.id)?.brokenIn).toBe('test');
    expect(stage.reports).toHaveLength(2);
  });

  it('[R10] is told to those who watch once the mark is on disk', () => {
    const { match } = new Solo(stage, 'Ann');
    const { visit, texts } = stage.come('Ben', 'Ben');
    visit.hear(JSON.stringify({ type: 'watch', match: match.id }));
    stage.settle();
    texts.splice(0);
    stage.place.house.fail(match.id, new Error('boom'));
    expect(texts).toEqual([]);
    stage.settle();
    expect(texts).toEqual([expect.stringContaining('match-broken')]);
  });
});

describe('[R4] a fault', () => {
  const brokenIn = ({ id }: Match): string | null | undefined => stage.store.outline(id)?.brokenIn;

  it('of a guest who sits down is not the match’s', () => {
    const ann = new Solo(stage, 'Ann');
    const match = stage.create('Ann', { game: 'aurum', bots: [null, null, null], options: {} });
    const ben = new Solo(stage, 'Ben');
    ben.ask({ type: 'watch', match });
    const { guests } = stage.place.house;
    vi.spyOn(guests, 'nameOf').mockImplementationOnce(boom);
    expect(ben.ask({ type: 'sit', seat: 1 })).toEqual({ kind: 'failed' });
    expect(stage.reports).toEqual([new Error('boom')]);
    expect(stage.store.outline(match)?.brokenIn).toBeNull();
    expect(ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    expect(ann.move()).toBeUndefined();
  });

  it('of a guest who wants to play again is not the match’s', () => {
    const ann = new Solo(stage, 'Ann');
    ann.finish();
    vi.spyOn(stage.place.house.guests, 'nameOf').mockImplementationOnce(boom);
    expect(ann.ask({ type: 'rematch' })).toEqual({ kind: 'failed' });
    expect(stage.reports).toEqual([new Error('boom')]);
    expect(brokenIn(ann.match)).toBeNull();
    expect(ann.ask({ type: 'rematch' })).toBeUndefined();
  });

  it('of the next match is not that of the one that is over, and another one is made', () => {
    const ann = new Solo(stage, 'Ann');
    ann.finish();
    const { match } = ann;
    const created = vi.spyOn(stage.store, 'create');
    // Chance is first asked when the next match begins.
    vi.spyOn(rng, 'below').mockImplementationOnce(boom);
    expect(ann.ask({ type: 'rematch' })).toEqual({ kind: 'failed' });
    expect(brokenIn(match)).toBeNull();
    expect(stage.reports).toEqual([expect.objectContaining({ cause: new Error('boom') })]);
    const [[first] = []] = created.mock.calls;
    expect(stage.store.outline(first?.match ?? '')?.brokenIn).toBe('test');
    expect(match.next).toBeNull();
    expect(ann.ask({ type: 'rematch' })).toBeUndefined();
    expect(match.next).not.toBe(first?.match);
    expect(stage.place.house.find(match.next ?? '')?.status).toBe('playing');
    expect(ann.player.state?.next).toBe(match.next);
  });

  it('of a next match that broke later leads to another one', () => {
    const ann = new Solo(stage, 'Ann');
    ann.finish();
    expect(ann.ask({ type: 'rematch' })).toBeUndefined();
    const broken = ann.match.next ?? '';
    stage.place.house.fail(broken, new Error('boom'));
    expect(ann.ask({ type: 'rematch' })).toBeUndefined();
    expect(ann.player.state?.next).not.toBe(broken);
    expect(stage.place.house.find(ann.player.state?.next ?? '')?.status).toBe('playing');
  });
});

it('[R5] whoever wants to play again is told that there is no room for the bots', () => {
  const ann = new Solo(stage, 'Ann');
  ann.finish();
  const room = vi.spyOn(stage.thinking, 'hasRoom').mockReturnValue(false);
  expect(ann.ask({ type: 'rematch' })).toEqual({ kind: 'busy' });
  const next = stage.place.house.find(ann.player.state?.next ?? '');
  expect(next?.status).toBe('waiting');
  room.mockRestore();
  expect(ann.ask({ type: 'rematch' })).toBeUndefined();
  expect(next?.status).toBe('playing');
  // Once more, out of impatience: it has begun already.
  expect(ann.ask({ type: 'rematch' })).toBeUndefined();
});
