import { verify } from '@pepite/chance';
import { GAMES } from '@pepite/games';
import {
  type Game,
  isChance,
  itemAt,
  type MatchRecord,
  printView,
  readRecord,
  replay,
} from '@pepite/kernel';
import type { NewBranchRequest, Problem } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { imaginedOpening, openingAsItWas } from '../branch.ts';
import { printBranch } from '../branch-document.ts';
import { MemoryStore } from '../memory-store.ts';
import { legalTexts, moveFirst, positionOf } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { branchOf, playedMatch, refereeAt } from './support/played.ts';
import { TestRegistry } from './support/test-registry.ts';

const aurum = itemAt(GAMES, 0);
const VALUE = '0f'.repeat(16);
const START = { type: 'start' } as const;

/** A match of a game, and a position in the middle of it where somebody has to decide. */
function middleOf(game: Game) {
  const record = playedMatch(game);
  let ply = Math.floor(record.moves.length / 2);
  while (isChance(refereeAt(game, record, ply).turn)) ply++;
  const referee = refereeAt(game, record, ply);
  const branch = branchOf(game, record, openingAsItWas(referee));
  return { record, referee, branch, document: printBranch(branch) };
}

/** People at a table that goes on from a position: Ann at its last seat. */
async function tableFrom(document: string, seats: number, request: Partial<NewBranchRequest> = {}) {
  const store = new MemoryStore();
  const setting = new TestRegistry({ store });
  const names = ['Ann', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay'].slice(0, seats);
  const pages = await Promise.all(names.map((name) => setting.guest(name)));
  const ann = itemAt(pages, 0);
  const bots = names.map(() => null);
  const whole = { branch: document, imaginedFor: null, bots, seat: seats - 1, ...request };
  const created = await setting.registry.createBranch(whole, ann.guest);
  if ('problem' in created) throw new Error(created.problem.kind);
  const { id } = created.value;
  for (const page of pages) await page.watch(id);
  /** All others sit down, at the seats that are left. */
  const sit = async (): Promise<void> => {
    for (const [seat, page] of pages.slice(1).entries()) await page.ask({ type: 'sit', seat });
  };
  return { store, setting, pages, ann, id, sit };
}

async function playToTheEnd(setting: TestRegistry, id: string, pages: readonly Page[]) {
  const isOver = (): boolean => pages[0]?.state.status === 'over';
  for (let turn = 0; turn < 3000 && !isOver(); turn++) {
    for (const page of pages) if (legalTexts(page).length > 0) await moveFirst(page);
    await setting.pass(2000);
  }
  const record = await setting.registry.recordOf(id);
  if ('problem' in record) throw new Error(record.problem.kind);
  return record.value;
}

/** A record as anybody reads it who has got it as text. */
function reread(record: MatchRecord): { readonly record: MatchRecord; readonly game: Game } {
  const read = readRecord(JSON.stringify(record), GAMES);
  if ('problem' in read) throw new Error(read.problem.kind);
  return read.value;
}

/** What a page sees of the position, as the rules print it. */
function seenBy(page: Page): string {
  const { table, hand } = positionOf(page);
  return JSON.stringify({ table, seat: page.state.you, hand });
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a table of %s', (_id, game) => {
  const { referee, document, branch } = middleOf(game);
  const { seats } = referee;

  it('friends go on from a position as it was, each seeing what that seat saw', async () => {
    const { setting, pages, ann, id, sit } = await tableFrom(document, seats);
    await sit();
    expect(await ann.ask(START)).toBeUndefined();
    const given = branch.opening.moves.length;
    expect(positionOf(ann).ply).toBe(given);
    for (const page of pages) {
      expect(seenBy(page)).toBe(printView(referee.view(page.state.you ?? 0)));
    }
    const played = reread(await playToTheEnd(setting, id, pages));
    expect(replay(played.game, played.record)).toHaveProperty('value');
    expect(played.record.moves.slice(0, given)).toEqual(branch.opening.moves);
    expect(played.record.branch).toMatchObject({ given, imaginedFor: null, address: '/m/abc' });
    expect(verify(played.game, played.record)).toMatchObject({ kind: 'proven', given });
  });

  it('friends go on with cards that the server has imagined, and there is a record', async () => {
    const seat = seats - 1;
    const { setting, pages, ann, id, sit, store } = await tableFrom(document, seats, {
      imaginedFor: seat,
    });
    await sit();
    await ann.ask(START);
    expect(seenBy(ann)).toBe(printView(referee.view(seat)));
    expect(store.matches.get(id)?.opening).toMatchObject({ moves: [], imagined: { seat } });
    const played = reread(await playToTheEnd(setting, id, pages));
    expect(replay(played.game, played.record)).toHaveProperty('value');
    expect(verify(played.game, played.record)).toMatchObject({ kind: 'proven', isImagined: true });
  });

  it('a table goes on after a crash, before its start and after it', async () => {
    const imaginedFor = seats - 1;
    for (const request of [{}, { imaginedFor }]) {
      const { setting, pages, id, sit } = await tableFrom(document, seats, request);
      await sit();
      const before = setting.restart();
      const [ann, ...others] = pages.map(({ guest }) => before.page(guest));
      if (ann === undefined) throw new Error('nobody is there');
      await before.watch(await before.find(id), ann, ...others);
      expect(ann.state).toMatchObject({ status: 'waiting', setup: { branch: {} } });
      await ann.ask(START);
      const seen = seenBy(ann);
      expect(seen).toBe(printView(referee.view(imaginedFor)));
      const after = before.restart();
      const again = after.page(ann.guest);
      await again.watch(id);
      expect(seenBy(again)).toBe(seen);
    }
  });
});

describe('a table that goes on from a position', () => {
  const { record, referee, branch, document } = middleOf(aurum);
  const { seats } = referee;

  it('bots take seats as at any table, and everybody is told where it comes from', async () => {
    const bots = Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? null : ('random' as const),
    );
    const { ann, pages, setting } = await tableFrom(document, seats, {
      bots,
      seat: 0,
      access: 'public',
    });
    expect(ann.state).toMatchObject({ status: 'waiting', you: 0, host: true });
    expect(await ann.ask(START)).toBeUndefined();
    const names = record.players.map(({ name }) => name);
    const ply = branch.opening.moves.length + branch.opening.choices.length;
    for (const page of pages) {
      const mark = { ply, address: '/m/abc', names, imaginedFor: null };
      expect(page.state.setup.branch).toEqual(mark);
    }
    expect(await setting.registry.lobby()).toMatchObject({ live: [{ branch: true }] });
    expect(await setting.registry.matchesOf('Ann')).toMatchObject([{ branch: true }]);
  });

  it('nobody who waits is told anything of the position', async () => {
    const { pages } = await tableFrom(document, seats, { imaginedFor: 0 });
    for (const page of pages) {
      expect(page.state).toMatchObject({ position: null, log: [] });
      expect(JSON.stringify(page.told)).not.toMatch(/"moves"|"start"|"opening"/);
    }
  });

  it('its first draw waits for what pages add, and comes after what was given', async () => {
    const { setting, pages, ann, id, sit } = await tableFrom(document, seats, {
      sharedChance: true,
    });
    await sit();
    await ann.ask(START);
    expect(ann.state).toMatchObject({ status: 'playing', position: { ply: 0 } });
    for (const page of pages) {
      const seat = page.state.you ?? 0;
      await page.ask({ type: 'contribute', contributions: [{ seat, value: VALUE }] });
    }
    expect(positionOf(ann).ply).toBeGreaterThanOrEqual(branch.opening.moves.length);
    expect(ann.state.chance?.contributions).toEqual(pages.map(() => VALUE));
    const played = reread(await playToTheEnd(setting, id, pages));
    const contributed = pages.map((_, seat) => seat);
    expect(verify(played.game, played.record)).toMatchObject({ kind: 'proven', contributed });
  });

  it('a table from a position is not among the matches that count', async () => {
    const { setting, pages, ann, id, sit } = await tableFrom(document, seats);
    await sit();
    await ann.ask(START);
    await playToTheEnd(setting, id, pages);
    expect(await setting.registry.recordsOf('Ann', 0)).toEqual({
      matches: [],
      total: 0,
      next: null,
    });
    expect(await setting.registry.matchesOf('Ann')).toMatchObject([{ match: id, status: 'over' }]);
  });

  it.each([null, 1])(
    'a rematch goes on from the same position, imagined for %s',
    async (imaginedFor) => {
      const { setting, store, pages, ann, id, sit } = await tableFrom(document, seats, {
        imaginedFor,
      });
      await sit();
      await ann.ask(START);
      await playToTheEnd(setting, id, pages);
      for (const page of pages) expect(await page.ask({ type: 'rematch' })).toBeUndefined();
      const next = ann.state.next ?? '';
      for (const page of pages) await page.watch(next);
      const [one, other] = [id, next].map((match) => store.matches.get(match));
      expect(other).toMatchObject({ status: 'playing', setup: { branch: one?.setup.branch } });
      const isSame = JSON.stringify(one?.opening) === JSON.stringify(other?.opening);
      expect(isSame).toBe(imaginedFor === null);
      const viewer = pages.find((page) => page.state.you === 1);
      expect(viewer && seenBy(viewer)).toBe(printView(referee.view(1)));
    },
  );

  it('anybody may end it before all have moved here, as at any table', async () => {
    const { pages, ann, sit } = await tableFrom(document, seats);
    await sit();
    await ann.ask(START);
    expect(ann.state.unmoved).toHaveLength(seats);
    expect(await itemAt(pages, 1).ask({ type: 'abort', on: true })).toBeUndefined();
    expect(ann.state).toMatchObject({ status: 'over', aborted: true });
  });

  it('clocks run from its start, and nobody took time for what was given', async () => {
    const { store, ann, id, pages, sit, setting } = await tableFrom(document, seats, {
      clock: { kind: 'live', bank: 300, increment: 5 },
      sharedChance: true,
    });
    await sit();
    await ann.ask(START);
    await setting.pass(6000);
    const given = branch.opening.moves.length;
    const mover = pages.find((page) => legalTexts(page).length > 0);
    await setting.pass(3000);
    if (mover !== undefined) await moveFirst(mover);
    const times = await store.timesOf(id);
    expect(times.length).toBeGreaterThanOrEqual(given);
    expect(times.slice(0, given).filter((time) => time !== null)).toEqual([]);
    expect(ann.state.clock?.running).not.toEqual([]);
  });

  it('a table that a version before has begun anew is a match like any other', async () => {
    const { setting, store, ann, id, sit } = await tableFrom(document, seats, { imaginedFor: 1 });
    await sit();
    const kept = store.matches.get(id);
    if (kept === undefined) throw new Error('the match is not kept');
    // That version knows neither the opening nor the mark, and deals.
    const moves = playedMatch(aurum).moves.slice(0, 3);
    store.matches.set(id, { ...kept, status: 'playing', moves });
    const again = setting.restart();
    const page = again.page(ann.guest);
    await page.watch(id);
    expect(page.state.status).toBe('playing');
    expect(page.state.setup.branch).toBeUndefined();
  });
});

describe('what a server does not go on from', () => {
  const { referee, branch, document } = middleOf(aurum);
  const bots = Array.from({ length: referee.seats }, () => null);
  const VALID: NewBranchRequest = { branch: document, imaginedFor: null, bots, seat: 0 };
  const whole = playedMatch(aurum);
  const over = {
    ...branch,
    opening: { moves: whole.moves, choices: [], imagined: null },
    choices: [],
  };
  const imagined = branchOf(
    aurum,
    whole,
    imaginedOpening(referee, referee.view(0), { below: () => 0 }),
  );
  const changed = (change: object): string =>
    JSON.stringify({ pepiteBranch: 1, ...branch, ...change });

  const WRONG: readonly [string, Partial<NewBranchRequest>, Problem['kind']][] = [
    ['no document', { branch: 'hello' }, 'position-wrong'],
    ['a record', { branch: JSON.stringify(whole) }, 'position-wrong'],
    ['a world that the sender has imagined', { branch: printBranch(imagined) }, 'position-wrong'],
    [
      'a move that the rules refuse',
      { branch: changed({ moves: ['0 bid B7', '0 bid B7'] }) },
      'position-wrong',
    ],
    ['a game that there is not', { branch: changed({ game: 'chess' }) }, 'position-wrong'],
    ['the end of a match', { branch: printBranch(over) }, 'position-over'],
    ['more seats', { bots: [...bots, null] }, 'bots-wrong'],
    ['a seat that there is not', { seat: 5 }, 'no-such-seat'],
    ['the view of nobody', { imaginedFor: 5 }, 'no-such-seat'],
    ['a seat of a bot', { bots: bots.map((_, at) => (at === 0 ? 'random' : null)) }, 'seat-taken'],
  ];

  it.each(WRONG)('%s is refused, and nothing is opened', async (_what, change, kind) => {
    const store = new MemoryStore();
    const setting = new TestRegistry({ store });
    await setting.guest('Ann');
    const created = await setting.registry.createBranch({ ...VALID, ...change }, 'Ann');
    expect(created).toMatchObject({ problem: { kind } });
    expect(store.matches.size).toBe(0);
  });

  it('whoever has no name opens no table', async () => {
    const { registry } = new TestRegistry();
    expect(await registry.createBranch(VALID, 'nobody')).toEqual({ problem: { kind: 'no-name' } });
  });
});
