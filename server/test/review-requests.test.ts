// Reviews that are asked for over HTTP, made by threads of a real server.
import { GAMES } from '@pepite/games';
import { itemAt, readRecord } from '@pepite/kernel';
import {
  quickOrder,
  type Report,
  reportOf,
  Reviewer,
  ReviewRun,
  type ReviewStanding,
} from '@pepite/review';
import type { Problem } from '@pepite/protocol';
import { expect, it } from 'vitest';
import { fillPlayed, keepPlayed, recordNamed } from './support/finished-match.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { startServer, startServing } from './support/in-process.ts';
import { openPostgresStore } from './support/postgres-store.ts';
import { temporaryDatabase } from './support/temporary-database.ts';

const RECORD = recordNamed('silver-and-gold-2');
/** A short match, of which little is to be found. */
const SHORT = recordNamed('silver-and-gold-1');

/** A folder with matches that are over, and with one that goes on. */
async function playedFolder(): Promise<string> {
  const folder = temporaryFolder();
  await fillPlayed(folder, [
    ['over', RECORD],
    ['short', SHORT],
    ['playing', RECORD, 40],
  ]);
  return folder;
}

/** Threads of bots come after everything else, which takes a while on a busy machine. */
const PATIENT = { timeout: 300_000, interval: 100 };

type Method = 'GET' | 'PUT' | 'DELETE';

async function ask(base: string, method: Method, path: string, guest?: Guest): Promise<Response> {
  const cookie = guest === undefined ? {} : { cookie: guest.cookie };
  const body = { headers: { ...cookie, 'content-type': 'application/json' }, body: '{}' };
  return fetch(`${base}/api/v1/matches/${path}`, {
    method,
    ...(method === 'PUT' ? body : { headers: cookie }),
  });
}

const standing = async (answer: Promise<Response>): Promise<ReviewStanding> =>
  (await (await answer).json()) as ReviewStanding;

async function problem(answering: Promise<Response>): Promise<readonly [number, string]> {
  const answer = await answering;
  const said = (await answer.json()) as { readonly problem: Problem };
  return [answer.status, said.problem.kind];
}

/** What the same review comes to in this thread, as the command line does it. */
async function reviewed(base: string, match: string): Promise<Report> {
  const text = await (await fetch(`${base}/api/v1/matches/${match}/record`)).text();
  const read = readRecord(text, GAMES);
  if ('problem' in read) throw new Error(read.problem.kind);
  const { game, record } = read.value;
  const order = { ...quickOrder(record, 0), game };
  const run = new ReviewRun(order);
  const reviewer = new Reviewer(order, await game.loadCoach?.());
  for (const slice of run.toDo()) run.take(reviewer.review(slice));
  return reportOf(order, run.result);
}

it('a server reviews a match as the command line does, and keeps it', async () => {
  const data = await playedFolder();
  const serving = await startServing({ data });
  const base = `http://127.0.0.1:${serving.port}`;
  const ann = await Guest.arrive(base, 'Ann');
  expect((await standing(ask(base, 'GET', 'short/reviews/0'))).state).toBe('none');
  const asked = await standing(ask(base, 'PUT', 'short/reviews/0', ann));
  expect(asked).toMatchObject({ seat: 0, effort: 'quick', report: null });
  const seen: ReviewStanding[] = [asked];
  const look = async (): Promise<string> => {
    const now = await standing(ask(base, 'GET', 'short/reviews/0'));
    seen.push(now);
    return now.state;
  };
  await expect.poll(look, PATIENT).toBe('finished');
  const finished = itemAt(seen, seen.length - 1);
  const steps = seen.map(({ done }) => done);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(seen.slice(0, -1).every(({ report }) => report === null)).toBe(true);
  expect(finished.total).toBe(finished.done);
  expect(finished.report).toEqual(await reviewed(base, 'short'));
  // Whoever else has the link has it at once, also after a restart.
  expect(await standing(ask(base, 'PUT', 'short/reviews/0'))).toEqual(finished);
  await serving.close();
  const again = await startServer({ data });
  expect(await standing(ask(again, 'GET', 'short/reviews/0'))).toEqual(finished);
});

it('a review is stopped by whoever wanted it, and tells what was found', async () => {
  const base = await startServer({ data: await playedFolder() });
  const [ann, ben] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
  await ask(base, 'PUT', 'over/reviews/0', ann);
  // The other seat is another review, and people of one network have one at a time.
  const refused = await ask(base, 'PUT', 'over/reviews/1', ben);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 10]);
  expect(await problem(ask(base, 'PUT', 'over/reviews/1', ann))).toEqual([429, 'too-many-reviews']);
  // Somebody who never asked stops nothing.
  expect((await standing(ask(base, 'DELETE', 'over/reviews/0', ben))).state).toBe('running');
  const stopped = await standing(ask(base, 'DELETE', 'over/reviews/0', ann));
  expect(stopped).toMatchObject({ state: 'stopped', report: { isFinished: false } });
  const after = await standing(ask(base, 'GET', 'over/reviews/0'));
  expect(after).toEqual(stopped);
  expect((await ask(base, 'PUT', 'over/reviews/1', ben)).status).toBe(200);
});

it('what can’t be reviewed is refused by name', async () => {
  const base = await startServer({ data: await playedFolder() });
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    expect(await problem(ask(base, method, 'playing/reviews/0'))).toEqual([409, 'not-over']);
    expect(await problem(ask(base, method, 'nowhere/reviews/0'))).toEqual([404, 'no-such-match']);
    for (const seat of ['2', '99', '100', '-1', '0x0', '1.0', 'one']) {
      const path = `over/reviews/${seat}`;
      expect([seat, ...(await problem(ask(base, method, path)))]).toEqual([
        seat,
        400,
        'no-such-seat',
      ]);
    }
    for (const query of ['effort=thorough', 'effort=', 'effort=quick&effort=quick', 'seat=0']) {
      const path = `over/reviews/0?${query}`;
      expect([query, ...(await problem(ask(base, method, path)))]).toEqual([
        query,
        400,
        'bad-field',
      ]);
    }
  }
  expect((await standing(ask(base, 'GET', 'over/reviews/0?effort=quick'))).state).toBe('none');
});

it('a match is reviewed by one of two servers on one PostgreSQL, and both have it', async () => {
  const database = await temporaryDatabase();
  const { store } = await openPostgresStore(database);
  await keepPlayed(store, 'short', SHORT);
  const metrics = { host: '127.0.0.1', port: 0 };
  const serving = [
    await startServing({ database, metrics }),
    await startServing({ database, metrics }),
  ];
  const [one = '', other = ''] = serving.map(({ port }) => `http://127.0.0.1:${port}`);
  await ask(one, 'PUT', 'short/reviews/0');
  await ask(other, 'PUT', 'short/reviews/0');
  const states = (): Promise<readonly string[]> =>
    Promise.all(
      [one, other].map(async (base) => (await standing(ask(base, 'GET', 'short/reviews/0'))).state),
    );
  await expect.poll(states, PATIENT).toEqual(['finished', 'finished']);
  const found = await standing(ask(other, 'GET', 'short/reviews/0'));
  expect(await standing(ask(one, 'GET', 'short/reviews/0'))).toEqual(found);
  const figures = await Promise.all(
    serving.map(async ({ metricsPort }) =>
      (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    ),
  );
  const made = figures.filter((text) => text.includes('pepite_reviews_total{fate="finished"} 1'));
  expect(made).toHaveLength(1);
});

it('a host may turn reviews off', async () => {
  const base = await startServer({ data: await playedFolder(), reviews: false });
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    expect(await problem(ask(base, method, 'over/reviews/0'))).toEqual([403, 'no-reviews']);
  }
});
