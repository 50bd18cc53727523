import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchAttendance, NoticeListener } from '../../process-store.ts';
import { newMatch } from './describe-store.ts';
import type { ProcessStore } from './shared-memory.ts';

/** A store that processes share, and what a test does to them. */
export interface SharedStores {
  /** The store as one more process has it. */
  readonly join: (process: string) => Promise<ProcessStore>;
  /** A process has not been heard of for too long. */
  readonly forget: (process: string) => Promise<void>;
}

const PUBLIC = { ...newMatch('m').setup, access: 'public' } as const;

const attendance = (match: string, some: Partial<MatchAttendance> = {}): MatchAttendance => ({
  match,
  isWatched: true,
  isPublic: true,
  guests: [],
  spectators: 0,
  origin: 'somewhere',
  ...some,
});

/** Notices as they come, and a way to wait for one. */
class Heard {
  readonly notices: string[] = [];
  #wake: () => void = () => {};

  readonly listener: NoticeListener = {
    changed: (match, revision) => this.#hear(`${match} ${revision}`),
    talked: (match, number) => this.#hear(`${match} says ${number}`),
    attended: (match) => this.#hear(`at ${match}`),
    missed: () => this.#hear('missed'),
  };

  #hear(notice: string): void {
    this.notices.push(notice);
    this.#wake();
  }

  async until(notice: string): Promise<void> {
    while (!this.notices.includes(notice)) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

/** What every store does that several processes share. */
export function describeShared(name: string, open: () => Promise<SharedStores>): void {
  describe(`a store that processes share: ${name}`, () => {
    let stores: SharedStores;
    let one: ProcessStore;
    let other: ProcessStore;

    beforeEach(async () => {
      stores = await open();
      [one, other] = [await stores.join('one'), await stores.join('other')];
      for (const { shared } of [one, other]) await shared.hold([]);
      await one.create({ ...newMatch('m'), setup: PUBLIC }, 1);
    });

    describeNews(() => ({ stores, one, other }));
    describeLists(() => ({ one, other }));
    describeLeases(() => ({ stores, one, other }));
  });
}

interface Processes {
  readonly stores: SharedStores;
  readonly one: ProcessStore;
  readonly other: ProcessStore;
}

function describeNews(processes: () => Processes): void {
  describe('news', () => {
    it('a process hears of what others have changed, and not of its own', async () => {
      const { one, other } = processes();
      const [here, there] = [new Heard(), new Heard()];
      one.shared.subscribe(here.listener);
      other.shared.subscribe(there.listener);
      expect(await one.append('m', 0, { host: 'ben' }, 1)).toBe('kept');
      await there.until('m 1');
      expect(await other.append('m', 0, { host: 'cleo' }, 1)).toBe('conflict');
      expect(await other.append('m', 1, { host: 'cleo' }, 1)).toBe('kept');
      await here.until('m 2');
      await one.shared.attend([attendance('m')]);
      await there.until('at m');
      expect(here.notices).toEqual(['m 2']);
    });

    it('the tail of a match is told from a position on, unless nothing has changed', async () => {
      const { one, other } = processes();
      expect(await other.shared.loadSince('m', 0, 0)).toBeUndefined();
      await one.append('m', 0, { moves: { ply: 0, entries: ['a', 'b'] }, deciding: 1 }, 1);
      await one.append('m', 1, { moves: { ply: 2, entries: ['c'] }, choices: ['d'] }, 1);
      const tail = await other.shared.loadSince('m', 1, 2);
      expect(tail).toMatchObject({ match: 'm', revision: 2, ply: 2, moves: ['c'], choices: ['d'] });
      expect(await other.shared.loadSince('m', 0, 0)).toMatchObject({ moves: ['a', 'b', 'c'] });
      expect(await other.shared.loadSince('m', 2, 3)).toBeUndefined();
      expect(await other.shared.loadSince('none', 0, 0)).toBeUndefined();
    });

    it('a process is told who is at a match at others, but for those that are gone', async () => {
      const { stores, one, other } = processes();
      await one.shared.attend([attendance('m', { guests: ['ann', 'ben'], spectators: 2 })]);
      expect(await one.shared.look(['m'])).toEqual([
        { match: 'm', revision: 0, talk: 0, guests: [], spectators: 0 },
      ]);
      const [news] = await other.shared.look(['m', 'none']);
      expect(news).toMatchObject({ match: 'm', revision: 0, spectators: 2 });
      expect(news?.guests.toSorted()).toEqual(['ann', 'ben']);
      await stores.forget('one');
      expect(await other.shared.look(['m'])).toMatchObject([{ guests: [], spectators: 0 }]);
      await one.shared.hold([]);
      expect(await other.shared.look(['m'])).toMatchObject([{ spectators: 2 }]);
      await one.shared.attend([attendance('m', { isWatched: false })]);
      expect(await other.shared.look(['m'])).toMatchObject([{ guests: [], spectators: 0 }]);
    });
  });
}

function describeLists(processes: () => Pick<Processes, 'one' | 'other'>): void {
  describe('lists', () => {
    it('the lobby has public matches that are watched and not over', async () => {
      const { one, other } = processes();
      await other.create({ ...newMatch('n'), setup: PUBLIC }, 2);
      await other.create({ ...newMatch('hidden'), setup: { ...PUBLIC, access: 'link' } }, 3);
      await one.shared.attend([attendance('m', { origin: 'a' })]);
      await other.shared.attend([
        attendance('n', { origin: 'a' }),
        attendance('hidden', { isPublic: false }),
      ]);
      const listed = await one.shared.lobby(9);
      expect(listed.map(({ match }) => match)).toEqual(['m', 'n']);
      expect(listed[0]?.origin).toBe(listed[1]?.origin);
      expect(listed[0]).toMatchObject({ status: 'waiting', seats: [{ name: 'Ann' }, {}] });
      await other.append('n', 0, { status: 'over' }, 4);
      expect((await one.shared.lobby(9)).map(({ match }) => match)).toEqual(['m']);
      await one.shared.leave();
      expect(await other.shared.lobby(9)).toEqual([]);
    });

    it('connected programs are told to other processes, until they are gone', async () => {
      const { one, other } = processes();
      const texts = async () => (await other.shared.programsElsewhere()).map(({ text }) => text);
      const robo = { program: 'hash.program', text: '{"name":"Robo"}' };
      const more = { program: 'more.program', text: '{"name":"More"}' };
      await one.shared.sayPrograms([robo]);
      await one.shared.sayPrograms([more]);
      expect(await other.shared.programsElsewhere()).toEqual([robo, more]);
      expect(await one.shared.programsElsewhere()).toEqual([]);
      // They are at no match.
      expect(await other.shared.lobby(9)).toEqual([]);
      await one.shared.sayPrograms([{ ...more, text: '{"name":"Less"}' }]);
      expect(await texts()).toContain('{"name":"Less"}');
      await one.shared.sayPrograms([{ ...more, text: null }]);
      expect(await texts()).toEqual([robo.text]);
      await one.shared.leave();
      expect(await texts()).toEqual([]);
    });

    it('guests are found by the matches that they sit at', async () => {
      const { other } = processes();
      expect(await other.shared.guestsAt(['m', 'none'], ['ann', 'ben'])).toEqual(['ann']);
      expect(await other.shared.guestsAt(['none'], ['ann'])).toEqual([]);
    });
  });
}

function describeLeases(processes: () => Processes): void {
  describe('leases', () => {
    it('a lease has one holder, until it is given back or its process is gone', async () => {
      const { stores, one, other } = processes();
      const [first] = await one.shared.hold(['a', 'b']);
      expect(first?.name).toBe('a');
      expect(await one.shared.hold(['a'])).toEqual([first]);
      expect(await other.shared.hold(['a', 'b', 'c'])).toMatchObject([{ name: 'c' }]);
      await one.shared.release(['b', 'c']);
      expect((await other.shared.hold(['a', 'b', 'c'])).map((lease) => lease.name)).toEqual([
        'b',
        'c',
      ]);
      await stores.forget('one');
      const [taken] = await other.shared.hold(['a']);
      expect(taken?.number).toBeGreaterThan(first?.number ?? Infinity);
      expect(await one.shared.hold(['a'])).toEqual([]);
      await other.shared.leave();
      const [again] = await one.shared.hold(['a']);
      expect(again?.number).toBeGreaterThan(taken?.number ?? Infinity);
    });

    it('one of many who take a lease at once has it', async () => {
      const { stores } = processes();
      const names = ['a', 'b', 'c'];
      const holders = await Promise.all(
        Array.from({ length: 6 }, (_, number) => stores.join(`process ${number}`)),
      );
      const taken = await Promise.all(
        holders.map(({ shared }, place) => shared.hold(place % 2 ? names : names.toReversed())),
      );
      const all = taken.flat().map((lease) => lease.name);
      expect(all.toSorted()).toEqual(names);
    });

    it('a step is refused whose lease somebody else has taken over', async () => {
      const { stores, one, other } = processes();
      const [lease] = await one.shared.hold(['a']);
      const change = { moves: { ply: 0, entries: ['x'] }, deciding: 1 };
      expect(await one.append('m', 0, change, 1, lease)).toBe('kept');
      await stores.forget('one');
      const [taken] = await other.shared.hold(['a']);
      const second = { moves: { ply: 1, entries: ['y'] } };
      expect(await one.append('m', 1, second, 1, lease)).toBe('lease-lost');
      expect(await one.append('m', 1, { status: 'over' }, 1, lease)).toBe('lease-lost');
      expect(await other.append('m', 0, second, 1, taken)).toBe('conflict');
      expect(await other.load('m')).toMatchObject({ revision: 1, moves: ['x'], status: 'waiting' });
      expect(await other.append('m', 1, { status: 'over', ...second }, 1, taken)).toBe('kept');
      expect(await one.load('m')).toMatchObject({ revision: 2, moves: ['x', 'y'], status: 'over' });
    });
  });
}
