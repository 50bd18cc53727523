import { PROGRAM } from '@pepite/kernel';
import { quickOrder, type Report } from '@pepite/review/shown';
import { describe, expect, it } from 'vitest';
import { recordNamed } from '../../test/browser/support/replays.ts';
import { memoryStore } from '../kept-reviews.ts';
import { beginReview, type ReviewTold } from '../run/begin-review.ts';
import { FakeServer, standing } from './support/fake-server.ts';

const order = quickOrder(recordNamed('silver-and-gold-2'), 0);
const report = (isFinished: boolean, program = PROGRAM): Report =>
  ({ isFinished, program }) as Partial<Report> as Report;

/** What was promised has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A review of a page with such a server, and what comes of it. */
async function begin(server: FakeServer, match: string | null = 'm') {
  const told: ReviewTold[] = [];
  const failed: string[] = [];
  let threads = 0;
  const tools = {
    store: memoryStore(),
    start: () => {
      threads++;
      return () => undefined;
    },
    server,
    now: () => 0,
  };
  const watcher = {
    told: (review: ReviewTold) => void told.push(review),
    failed: (why: string) => void failed.push(why),
  };
  const again = (): (() => void) =>
    beginReview({ order, match: match ?? undefined }, tools, watcher);
  const stop = again();
  await settled();
  return { told, failed, stop, again, threads: () => threads };
}

describe('a review by the server', () => {
  it('a review is followed to its end, and then this browser keeps it, too', async () => {
    const server = new FakeServer(
      standing({ state: 'waiting', total: 0 }),
      standing({ done: 4 }),
      standing({ state: 'finished', done: 10, report: report(true) }),
    );
    const { told, threads, again, failed } = await begin(server);
    expect(server.asked).toEqual(['ask m 0', 'look m 0', 'look m 0']);
    expect(told.map(({ done }) => done)).toEqual([4, 10]);
    expect(told.at(-1)?.report).toEqual(report(true));
    again();
    await settled();
    expect(told.at(-1)?.report).toEqual(report(true));
    expect([server.asked.length, threads(), failed]).toEqual([3, 0, []]);
  });

  it('a review is stopped, and what was found until then is told', async () => {
    const server = new FakeServer(standing({ done: 4 }));
    const { told, stop, threads } = await begin(server);
    stop();
    await settled();
    expect(server.asked).toEqual(['ask m 0', 'look m 0', 'stop m 0']);
    // The look that was under way comes back first, and is nobody's news any more.
    const partly = standing({ state: 'stopped', done: 6, report: report(false) });
    server.say(standing({ done: 5 }), partly);
    await settled();
    expect(told.map(({ done }) => done)).toEqual([4, 6]);
    expect([told.at(-1)?.report?.isFinished, threads()]).toEqual([false, 0]);
  });

  it('what a server tells that knows less than another is passed over', async () => {
    const server = new FakeServer(
      standing({ done: 6 }),
      standing({ state: 'none', total: 0 }),
      standing({ state: 'waiting', total: 0 }),
      standing({ done: 5 }),
      standing({ done: 8 }),
    );
    const { told, threads } = await begin(server);
    expect(server.asked.slice(0, 4)).toEqual(['ask m 0', 'look m 0', 'ask m 0', 'look m 0']);
    expect([told.map(({ done }) => done), threads()]).toEqual([[6, 8], 0]);
  });

  it.each([
    ['a server that does not want to', [{ problem: { kind: 'too-many-reviews' } }]],
    ['a server that can’t be reached', [{ problem: { kind: 'unreachable' } }]],
    ['a server that knows no such route', [{ problem: { kind: 'not-found' } }]],
    [
      'a server that stops answering',
      [standing({ done: 3 }), { problem: { kind: 'unreachable' } }],
    ],
    ['a review that fails there', [standing({ done: 3 }), standing({ state: 'failed' })]],
    [
      'another version of the program',
      [standing({ state: 'finished', report: report(true, 'pepite 0.0.1') })],
    ],
  ] as const)('after %s the page does it itself, without a word', async (_what, says) => {
    const { threads, failed, told } = await begin(new FakeServer(...says));
    expect([threads(), failed]).toEqual([1, []]);
    expect(told.every((review) => review.report === undefined)).toBe(true);
  });

  it('a match that was played elsewhere is none of the server’s business', async () => {
    const server = new FakeServer();
    const { threads } = await begin(server, null);
    expect([server.asked, threads()]).toEqual([[], 1]);
  });

  it('whoever stops before the server has answered still stops it', async () => {
    const server = new FakeServer();
    const { stop, threads } = await begin(server);
    stop();
    await settled();
    expect(server.asked).toEqual(['ask m 0']);
    server.say(standing({ done: 0 }), standing({ state: 'stopped' }));
    await settled();
    expect([server.asked, threads()]).toEqual([['ask m 0', 'stop m 0'], 0]);
  });
});
