import type { MatchState, Problem, ServerMessage } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { within } from './support/deadline.ts';
import { Guest } from './support/guest.ts';
import { askMe, host, type Hosted, lookAgain, PUBLIC } from './support/hosted.ts';

/** A page at a match: it says things, and waits for what it is told. */
class Page {
  readonly #socket: WebSocket;
  readonly #told: ServerMessage[] = [];
  #wake = (): void => {};

  constructor(guest: Guest, base: string) {
    this.#socket = guest.connect(base);
    this.#socket.on('message', (data: Buffer) => {
      this.#told.push(JSON.parse(data.toString()) as ServerMessage);
      this.#wake();
    });
  }

  async open(...messages: readonly object[]): Promise<void> {
    await new Promise((resolve) => this.#socket.once('open', resolve));
    for (const message of messages) this.say(message);
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  async until<T>(what: string, look: (message: ServerMessage) => T | undefined): Promise<T> {
    const search = async (): Promise<T> => {
      for (;;) {
        const found = this.#told
          .splice(0)
          .map(look)
          .findLast((one) => one !== undefined);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    };
    return within(10, what, search());
  }

  state(what: string, fits: (state: MatchState) => boolean): Promise<MatchState> {
    return this.until(what, (message) =>
      message.type === 'match' && fits(message.state) ? message.state : undefined,
    );
  }

  problem(what: string): Promise<Problem> {
    return this.until(what, (message) =>
      message.type === 'refused' ? message.problem : undefined,
    );
  }

  close(): void {
    this.#socket.terminate();
  }
}

const DAY = 24 * 60 * 60 * 1000;

const nameAt = ({ seats }: MatchState, seat: number): string | null => {
  const one = seats[seat];
  return one === undefined || one.kind === 'open' ? null : one.name;
};

/** Ann and Ben at a table of three, where Ben has just sat down; both watch. */
async function sitDown({ base }: Hosted) {
  const [ann, ben] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
  const match = await ann.create(base, PUBLIC);
  const pages = { ann: new Page(ann, base), ben: new Page(ben, base) };
  await pages.ann.open({ type: 'watch', match });
  await pages.ben.open({ type: 'watch', match }, { type: 'sit', seat: 1 });
  await pages.ann.state('Ben sits there', (state) => nameAt(state, 1) === 'Ben');
  const close = (): void => {
    pages.ann.close();
    pages.ben.close();
  };
  return { ann, ben, match, pages, close };
}

async function report(base: string, match: string, body: unknown, cookie = '') {
  const answer = await fetch(`${base}/api/matches/${match}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const { problem } = (await answer.json()) as { readonly problem?: Problem };
  return [answer.status, problem?.kind];
}

/** What the host calls the people at the only public table, by their names. */
async function codes({ tools }: Hosted): Promise<Readonly<Record<string, string>>> {
  const [table] = await tools((one) => one.tables());
  return Object.fromEntries((table?.people ?? []).map(({ guest, name }) => [name, guest]));
}

describe.each(['folder', 'database'] as const)('[R16] reports to the host of a %s', (store) => {
  it('a player reports another one at the table, and the host reads it', async () => {
    const hosted = await host(store);
    const { base, clock, tools } = hosted;
    const { ann, match, close } = await sitDown(hosted);
    const { Ann: reporter = '', Ben: reported = '' } = await codes(hosted);
    const cleo = await Guest.arrive(base, 'Cleo');
    const byAnn = (body: unknown) => report(base, match, body, ann.cookie);
    expect(await byAnn({ seat: 1, reason: 'name' })).toEqual([201, undefined]);
    clock.dateOffset += 1000;
    // Said again, it is the same report.
    expect(await byAnn({ seat: 1, reason: 'cheating' })).toEqual([201, undefined]);
    const kept = { match, game: 'aurum', reporter, reported, name: 'Ben', reason: 'cheating' };
    const [read] = await tools((one) => one.reports());
    expect(read).toEqual({ ...kept, date: clock.date(), text: null });
    expect(await byAnn({ seat: 0, reason: 'name' })).toEqual([400, 'no-such-seat']);
    expect(await byAnn({ seat: 2, reason: 'name' })).toEqual([400, 'no-such-seat']);
    expect(await byAnn({ seat: 1, reason: 'ugly' })).toEqual([400, 'bad-field']);
    expect(await byAnn({ seat: 1, reason: 'name', text: 'more' })).toEqual([400, 'bad-field']);
    const anywhere = { seat: 1, reason: 'name' };
    expect(await report(base, 'nowhere', anywhere, ann.cookie)).toEqual([409, 'not-seated']);
    expect(await report(base, match, anywhere, cleo.cookie)).toEqual([409, 'not-seated']);
    expect(await report(base, match, anywhere)).toEqual([401, 'no-guest']);
    expect(await tools((one) => one.reports())).toHaveLength(1);
    expect(await tools((one) => one.dropReports(reporter))).toBe(0);
    expect(await tools((one) => one.dropReports(reported))).toBe(1);
    expect(await tools((one) => one.reports())).toEqual([]);
    close();
  });

  it('reports are gone after ninety days', async () => {
    const hosted = await host(store);
    const { base, clock, tools } = hosted;
    const { ann, ben, match, close } = await sitDown(hosted);
    const sweep = async (): Promise<unknown> => {
      await clock.pass(60_000);
      await lookAgain(hosted);
      return (await tools((one) => one.reports())).map(({ reason }) => reason);
    };
    await report(base, match, { seat: 1, reason: 'stalling' }, ann.cookie);
    clock.dateOffset += 89 * DAY;
    await report(base, match, { seat: 0, reason: 'other' }, ben.cookie);
    expect(await sweep()).toEqual(['other', 'stalling']);
    clock.dateOffset += DAY;
    expect(await sweep()).toEqual(['other']);
    close();
  });

  it('reports are gone with whoever is forgotten, whether they made them or not', async () => {
    const hosted = await host(store);
    const { base, tools } = hosted;
    const { ann, ben, match, pages, close } = await sitDown(hosted);
    await report(base, match, { seat: 1, reason: 'stalling' }, ann.cookie);
    await report(base, match, { seat: 0, reason: 'other' }, ben.cookie);
    expect(await tools((one) => one.reports())).toHaveLength(2);
    pages.ben.say({ type: 'stand' });
    await pages.ann.state('Ben got up', (state) => nameAt(state, 1) === null);
    expect((await ben.post(base, '/api/me/forget', {})).status).toBe(200);
    expect(await tools((one) => one.reports())).toEqual([]);
    close();
  });

  it('a match that the host ends is told so to everybody, and gone after a minute', async () => {
    const hosted = await host(store);
    const { base, clock, tools } = hosted;
    const { ann, match, pages, close } = await sitDown(hosted);
    expect(await tools((one) => one.endMatch('nowhere', clock.date()))).toBe(false);
    expect(await tools((one) => one.endMatch(match, clock.date()))).toBe(true);
    await lookAgain(hosted);
    const ended = { kind: 'match-ended' };
    expect(await pages.ann.problem('Ann is told')).toEqual(ended);
    expect(await pages.ben.problem('Ben is told')).toEqual(ended);
    const record = await ann.get(base, `/api/matches/${match}/record`);
    expect([record.status, await record.json()]).toEqual([410, { problem: ended }]);
    expect(await tools((one) => one.tables())).toHaveLength(1);
    clock.dateOffset += 60_000;
    await clock.pass(60_000);
    await lookAgain(hosted);
    expect(await tools((one) => one.tables())).toEqual([]);
    close();
  });

  it('a name that the host takes away is gone at the table and from the guest', async () => {
    const hosted = await host(store);
    const { base, clock, tools } = hosted;
    const { ben, match, pages, close } = await sitDown(hosted);
    const { Ben: guest = '' } = await codes(hosted);
    await tools((one) => one.renameGuest(guest, 'Guest', clock.date()));
    await lookAgain(hosted);
    await pages.ann.state('the new name', (state) => nameAt(state, 1) === 'Guest');
    await lookAgain(hosted);
    expect(await askMe(ben, base)).toEqual([200, { name: 'Guest' }]);
    close();
    const again = { ...hosted, base: await hosted.restart() };
    expect(await askMe(ben, again.base)).toEqual([200, { name: 'Guest' }]);
    const page = new Page(ben, again.base);
    await page.open({ type: 'watch', match });
    await page.state('the name is kept', (state) => nameAt(state, 1) === 'Guest');
    page.close();
  });

  it('what the host decides while no server runs is done at the next start', async () => {
    const hosted = await host(store);
    const { clock, tools, restart } = hosted;
    const { ben, match, close } = await sitDown(hosted);
    const { Ben: guest = '' } = await codes(hosted);
    close();
    await tools((one) => one.endMatch(match, clock.date()));
    await tools((one) => one.renameGuest(guest, 'Guest', clock.date()));
    const base = await restart();
    expect(await askMe(ben, base)).toEqual([200, { name: 'Guest' }]);
    const page = new Page(ben, base);
    await page.open({ type: 'watch', match });
    expect(await page.problem('the match is ended')).toEqual({ kind: 'match-ended' });
    page.close();
  });
});
