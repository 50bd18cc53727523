import type { MatchRecord } from '@pepite/kernel';
import type { Report } from '@pepite/review/shown';
import { describe, expect, it } from 'vitest';
import { FakeServer } from '../../review/test/support/fake-server.ts';
import { memoryStore } from '../../review/kept-reviews.ts';
import type { ReviewAnswer, StartReviewThread } from '../../review/run/thread.ts';
import { compileRunes } from '../../test/support/runes.ts';
import type { Played } from '../figures.ts';

compileRunes();
const { OwnReviews } = await import('../own-reviews.svelte.ts');

const played = (match: string, date: number): Played => ({
  match,
  address: `/m/${match}`,
  seat: 1,
  date,
  record: {
    pepite: 1,
    game: 'aurum',
    rules: 1,
    seats: 2,
    options: {},
    players: [{ name: 'Ann' }, { name: 'Ben' }],
    moves: [match],
  },
});

const MATCHES = [played('old', 1), played('new', 3), played('middle', 2)];

/** The end of a review, as a thread tells it. */
function finished(mean: number): ReviewAnswer {
  const own = { seat: 1, accuracy: { mean, error: 0.1 } } as Report['seats'][number];
  const report = { isFinished: true, seats: [own] } as Partial<Report> as Report;
  return { report, done: 4, total: 4, text: '' };
}

/** A page whose threads say what a test wants. */
function opened() {
  const asked: string[] = [];
  const heard: ((answer: ReviewAnswer) => void)[] = [];
  const start: StartReviewThread = ({ order }, hear) => {
    asked.push(order.record.moves.join());
    heard.push(hear);
    return () => undefined;
  };
  const tools = {
    store: memoryStore(),
    start,
    server: new FakeServer(),
    matchOf: () => undefined,
    now: () => 0,
    read: (record: MatchRecord) => Promise.resolve(record),
  };
  const say = async (answer: ReviewAnswer): Promise<void> => {
    heard.at(-1)?.(answer);
    await settled();
  };
  return { reviews: new OwnReviews(tools), tools, asked, say };
}

/** What was promised has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('reviews of one’s own matches', () => {
  it('the latest come first, one after another, until all are done', async () => {
    const { reviews, asked, say } = opened();
    // Before it is known what is kept, nothing is said of what is left.
    expect(reviews.isKnown).toBe(false);
    await reviews.look(MATCHES);
    expect([reviews.isKnown, reviews.left, reviews.known.size]).toEqual([true, 3, 0]);
    const running = reviews.run();
    await settled();
    expect(asked).toEqual(['new']);
    await say(finished(0.8));
    expect(asked).toEqual(['new', 'middle']);
    // One that fails holds up nobody.
    await say({ failure: 'no memory' });
    await say(finished(0.6));
    await running;
    expect(asked).toEqual(['new', 'middle', 'old']);
    expect([reviews.isRunning, reviews.left, reviews.failed]).toEqual([false, 0, 1]);
    expect([...reviews.known].map(([address, told]) => [address, told?.mean])).toEqual([
      ['/m/new', 0.8],
      ['/m/old', 0.6],
    ]);
  });

  it('a reader who stops it goes on later with what is left', async () => {
    const { reviews, tools, asked, say } = opened();
    await reviews.look(MATCHES);
    const running = reviews.run();
    await settled();
    await say(finished(0.8));
    reviews.stop();
    await running;
    expect([reviews.isRunning, reviews.left, asked.length]).toEqual([false, 2, 2]);
    const again = new OwnReviews(tools);
    await again.look(MATCHES);
    expect([again.left, again.known.get('/m/new')?.mean]).toEqual([2, 0.8]);
  });
});
