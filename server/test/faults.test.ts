import { ProvenChance } from '@pepite/chance';
import { Seeded } from '@pepite/kernel';
import type { Match } from '@pepite/matches';
import type { ServerMessage } from '@pepite/protocol';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import { settle } from '../../matches/test/support/settle.ts';
import { TestServer } from './support/test-server.ts';
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

let testServer: TestServer;

beforeEach(() => {
  testServer = new TestServer(new Seeded(1));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await testServer.close();
});

/** A match that is there. */
async function find(id: string | null | undefined): Promise<Match> {
  const found = await testServer.registry.find(id ?? '');
  if ('problem' in found) throw new Error(found.problem.kind);
  return found.value;
}

/** A guest sits down at a table of their own. Nobody watches it, so the lobby does not show it. */
const openTable = (guest: string): Promise<string> =>
  testServer.create(guest, { game: 'or-etc', options: {}, bots: [null, null] });

describe('[R4] faults outside a match', () => {
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
    /** Lets a minute pass; then all that a sweep asks of the store has been done. */
    const sweep = async (): Promise<void> => {
      await clock.pass(60_000);
      for (let visit = 0; visit < 4; visit++) await (await fetch(`${base}/api/me`)).text();
    };
    return { base, take, reports, sweep };
  }

  it('a message that fails is refused and reported, and the server goes on', async () => {
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
    expect(reports()).toEqual([
      expect.stringMatching(/a message failed: lobby[^]*no such table: seats[^]*ofGuest/),
    ]);
  });

  it('a sweep that fails is reported, and the next one comes all the same', async () => {
    const { take, reports, sweep } = await start();
    take('matches');
    await sweep();
    /** Clocks are looked for at the same table, too, and more often. */
    const sweeps = (): readonly string[] =>
      reports().filter((report) => report.includes('a sweep failed'));
    expect(sweeps()).toEqual([
      expect.stringMatching(/a sweep failed[^]*no such table: matches[^]*expiredMatches/),
    ]);
    await sweep();
    expect(sweeps()).toHaveLength(2);
  });

  it('a fault in the list of one guest keeps the lobby from that guest only', async () => {
    const { store, clock } = testServer;
    const names = ['Ann', 'Ben', 'Cleo'];
    const pages = await Promise.all(
      names.map(async (name) => {
        const { connection, texts } = await testServer.come(name, name);
        connection.receive(JSON.stringify({ type: 'lobby' }));
        return texts;
      }),
    );
    /** How much each is told when the matches of all have changed. */
    const told = async (): Promise<readonly number[]> => {
      for (const name of names) await openTable(name);
      await clock.pass(1000);
      return pages.map((texts) => texts.splice(0).length);
    };
    await settle();
    await told();
    expect(await told()).toEqual([1, 1, 1]);
    const { ofGuest } = store;
    const damaged = vi.spyOn(store, 'ofGuest');
    damaged.mockImplementation((guest, most) => (guest === 'Ann' ? boom() : ofGuest(guest, most)));
    expect(await told()).toEqual([0, 1, 1]);
    expect(testServer.reports).toEqual([new Error('boom')]);
    damaged.mockRestore();
    expect(await told()).toEqual([1, 1, 1]);
  });

  it('a fault in the lobby keeps it from being sent once, and not for ever', async () => {
    const { services, registry, clock } = testServer;
    const { connection, texts } = await testServer.come('Ann', 'Ann');
    connection.receive(JSON.stringify({ type: 'lobby' }));
    await settle();
    texts.splice(0);
    vi.spyOn(registry, 'lobby').mockImplementationOnce(boom);
    await openTable('Ann');
    await clock.pass(1000);
    expect(testServer.reports).toEqual([new Error('boom')]);
    expect(texts).toEqual([]);
    services.lobby.changed([]);
    await clock.pass(1000);
    expect(texts).toHaveLength(2);
  });
});

describe('[R4] messages at which the rules of a match fail', () => {
  async function breakRules(solo: Solo, what: 'apply' | 'judge' | 'print'): Promise<void> {
    const { referee } = (await solo.match()).play?.state ?? {};
    if (referee === undefined) throw new Error('the match has not begun');
    Object.defineProperty(referee, 'game', { value: { ...referee.game, [what]: boom } });
  }

  it.each(['judge', 'apply', 'print'] as const)(
    'a message at which rules fail ends that match and no other: %s',
    async (what) => {
      const [ann, ben] = [await Solo.begin(testServer, 'Ann'), await Solo.begin(testServer, 'Ben')];
      const { id } = await ann.match();
      await breakRules(ann, what);
      expect(await ann.move()).toEqual({ kind: 'match-broken' });
      const problem = { kind: 'match-broken' } as const;
      expect(ann.told).toContainEqual({ type: 'refused', id: null, problem });
      expect(await testServer.brokenIn(id)).toBe('test');
      expect(testServer.reports).toEqual([expect.objectContaining({ cause: new Error('boom') })]);
      expect(await ann.ask({ type: 'watch', match: id })).toEqual(problem);
      expect(await ben.move()).toBeUndefined();
      await ben.finish();
      expect(testServer.reports).toHaveLength(1);
    },
  );

  it('a match that fails ends even if it fails once more as it ends', async () => {
    const ann = await Solo.begin(testServer, 'Ann');
    const match = await ann.match();
    await breakRules(ann, 'apply');
    vi.spyOn(match, 'close').mockImplementationOnce(boom);
    expect(await ann.move()).toEqual({ kind: 'match-broken' });
    expect(await testServer.brokenIn(match.id)).toBe('test');
    expect(testServer.reports).toHaveLength(2);
  });

  it('[R10] watchers are told of a broken match once the mark is on disk', async () => {
    const match = await (await Solo.begin(testServer, 'Ann')).match();
    const { connection, texts } = await testServer.come('Ben', 'Ben');
    connection.receive(JSON.stringify({ type: 'watch', match: match.id }));
    await settle();
    texts.splice(0);
    const { markBroken } = testServer.store;
    const kept = Promise.withResolvers<void>();
    vi.spyOn(testServer.store, 'markBroken').mockImplementation(async (...mark) => {
      await kept.promise;
      await markBroken(...mark);
    });
    testServer.registry.fail(match.id, new Error('boom'));
    await settle();
    expect(texts).toEqual([]);
    kept.resolve();
    await settle();
    expect(texts).toEqual([expect.stringContaining('match-broken')]);
  });
});

describe('[R4] faults beside a match', () => {
  it('a fault while a guest sits down does not break the match', async () => {
    const ann = await Solo.begin(testServer, 'Ann');
    const match = await testServer.create('Ann', {
      game: 'aurum',
      bots: [null, null, null],
      options: {},
    });
    const ben = await Solo.begin(testServer, 'Ben');
    await ben.ask({ type: 'watch', match });
    const { guests } = testServer.registry;
    vi.spyOn(guests, 'nameOf').mockImplementationOnce(boom);
    expect(await ben.ask({ type: 'sit', seat: 1 })).toEqual({ kind: 'failed' });
    expect(testServer.reports).toEqual([expect.objectContaining({ cause: new Error('boom') })]);
    expect(await testServer.brokenIn(match)).toBeNull();
    expect(await ben.ask({ type: 'sit', seat: 1 })).toBeUndefined();
    expect(await ann.move()).toBeUndefined();
  });

  it('a fault while a guest asks for a rematch does not break the match that is over', async () => {
    const ann = await Solo.begin(testServer, 'Ann');
    await ann.finish();
    vi.spyOn(testServer.registry.guests, 'nameOf').mockImplementationOnce(boom);
    expect(await ann.ask({ type: 'rematch' })).toEqual({ kind: 'failed' });
    expect(testServer.reports).toEqual([expect.objectContaining({ cause: new Error('boom') })]);
    expect(await testServer.brokenIn(ann.player.match)).toBeNull();
    expect(await ann.ask({ type: 'rematch' })).toBeUndefined();
  });

  it('a rematch that fails as it begins breaks alone, and another one is made', async () => {
    const ann = await Solo.begin(testServer, 'Ann');
    await ann.finish();
    const match = await ann.match();
    const created = vi.spyOn(testServer.store, 'create');
    // Chance is first asked when the next match begins.
    vi.spyOn(ProvenChance.prototype, 'at').mockImplementationOnce(boom);
    expect(await ann.ask({ type: 'rematch' })).toEqual({ kind: 'failed' });
    expect(await testServer.brokenIn(match.id)).toBeNull();
    expect(testServer.reports).toEqual([expect.objectContaining({ cause: new Error('boom') })]);
    const [[first] = []] = created.mock.calls;
    expect(await testServer.brokenIn(first?.match ?? '')).toBe('test');
    expect(match.next).toBeNull();
    expect(await ann.ask({ type: 'rematch' })).toBeUndefined();
    expect(match.next).not.toBe(first?.match);
    expect((await find(match.next)).status).toBe('playing');
    expect(ann.player.state?.next).toBe(match.next);
  });

  it('whoever asks for a rematch that has broken since gets another one', async () => {
    const ann = await Solo.begin(testServer, 'Ann');
    await ann.finish();
    expect(await ann.ask({ type: 'rematch' })).toBeUndefined();
    const broken = (await ann.match()).next ?? '';
    testServer.registry.fail(broken, new Error('boom'));
    expect(await ann.ask({ type: 'rematch' })).toBeUndefined();
    expect(ann.player.state?.next).not.toBe(broken);
    expect((await find(ann.player.state?.next)).status).toBe('playing');
  });
});

it('[R5] whoever asks for a rematch is told that there is no place for its bots', async () => {
  const ann = await Solo.begin(testServer, 'Ann');
  await ann.finish();
  const room = vi.spyOn(testServer.bots, 'hasRoom').mockReturnValue(false);
  expect(await ann.ask({ type: 'rematch' })).toEqual({ kind: 'busy' });
  const next = await find(ann.player.state?.next);
  expect(next.status).toBe('waiting');
  room.mockRestore();
  expect(await ann.ask({ type: 'rematch' })).toBeUndefined();
  expect(next.status).toBe('playing');
  // Once more, out of impatience: it has begun already.
  expect(await ann.ask({ type: 'rematch' })).toBeUndefined();
});
