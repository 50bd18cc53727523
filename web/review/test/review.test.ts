import { gameOf } from '@pepite/games';
import { itemAt, type MatchRecord } from '@pepite/kernel';
import type { KnownOrder } from '@pepite/review';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileRunes } from '../../test/support/runes.ts';
import { playedMatch } from '../../../matches/test/support/played.ts';
import { firstSeat } from '../first-seat.ts';
import { memoryStore, reviewId } from '../kept-reviews.ts';
import { quickOrder } from '@pepite/review/shown';
import { FakeServer } from './support/fake-server.ts';
import type { ReviewAnswer, ReviewQuestion, StartReviewThread } from '../run/thread.ts';
import { type ReviewNews, workOff } from '../run/work-off.ts';

compileRunes();
const { MatchReview } = await import('../match-review.svelte.ts');

const game = gameOf('silver-and-gold');
if (game === undefined) throw new Error('there is no such game');
/** The beginning of a match: up to where chance moves, so that no turn is cut in two. */
const { result: _, ...whole } = playedMatch(game);
const end = whole.moves.findIndex((line, ply) => ply > 30 && line.startsWith('*'));
const record: MatchRecord = { ...whole, moves: whole.moves.slice(0, end) };
const order: KnownOrder = { ...quickOrder(record, 0), game };

/** Time that passes by a second whenever somebody looks. */
function passing(): () => number {
  let time = 0;
  return () => (time += 1000);
}

/** All that a thread says of a review: after every slice, as time passes quickly. */
let all: readonly ReviewNews[] = [];

beforeAll(() => {
  all = [...workOff(order, undefined, undefined, passing())];
});

describe('a review that is worked off', () => {
  it('a review comes to the same where it is stopped and gone on with', () => {
    const half = itemAt(all, Math.floor(all.length / 2));
    const rest = [...workOff(order, undefined, half.text, passing())];
    expect(itemAt(rest, 0)).toEqual(half);
    expect(rest.length).toBeLessThan(all.length);
    expect(rest.at(-1)).toEqual(all.at(-1));
    expect(all.at(-1)?.report.isFinished).toBe(true);
    expect(all.at(-1)?.done).toBe(all.at(-1)?.total);
  });

  it('what can’t be gone on with is begun anew', () => {
    const other = { ...order, seats: [1] };
    const [first] = workOff(other, undefined, all.at(-1)?.text, passing());
    expect(first?.done).toBe(0);
    const [damaged] = workOff(order, undefined, 'no JSON', passing());
    expect(damaged?.done).toBe(0);
  });
});

/** Threads that say what they are told to, and note what they were asked. */
class Threads {
  readonly asked: ReviewQuestion[] = [];
  ended = 0;
  #heard: (answer: ReviewAnswer) => void = () => undefined;

  readonly start: StartReviewThread = (question, heard) => {
    this.asked.push(question);
    this.#heard = heard;
    return () => this.ended++;
  };

  say(answer: ReviewAnswer): void {
    this.#heard(answer);
  }
}

/** What was promised has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a review of a page', () => {
  it('a review is stopped and, after a reload, gone on with from there', async () => {
    const threads = new Threads();
    const tools = {
      store: memoryStore(),
      start: threads.start,
      server: new FakeServer(),
      now: passing(),
    };
    const review = new MatchReview(tools, record);
    review.begin(0);
    await settled();
    const half = itemAt(all, 3);
    threads.say(half);
    expect(review.known?.done).toBe(half.done);
    review.stop();
    expect([review.phase, threads.ended]).toEqual(['stopped', 1]);
    // What was on its way is not heard any more.
    threads.say(itemAt(all, 4));
    expect(review.known?.done).toBe(half.done);
    const reloaded = new MatchReview(tools, record);
    reloaded.begin(0);
    await settled();
    expect(reloaded.known?.done).toBe(half.done);
    expect(threads.asked.map(({ kept }) => kept)).toEqual([undefined, half.text]);
  });

  it('what is finished needs no thread, and another seat is another review', async () => {
    const threads = new Threads();
    const tools = {
      store: memoryStore(),
      start: threads.start,
      server: new FakeServer(),
      now: passing(),
    };
    const review = new MatchReview(tools, record);
    review.begin(0);
    await settled();
    threads.say(itemAt(all, all.length - 1));
    expect([review.phase, threads.ended]).toEqual(['done', 1]);
    review.begin(1);
    await settled();
    expect([review.phase, review.known, threads.asked.length]).toEqual(['running', undefined, 2]);
    review.begin(0);
    await settled();
    expect([review.phase, review.seat, threads.asked.length]).toEqual(['done', 0, 2]);
    expect(review.known?.report).toEqual(all.at(-1)?.report);
  });

  it('a thread that fails says so, and can be tried once more', async () => {
    const threads = new Threads();
    const review = new MatchReview(
      { store: memoryStore(), start: threads.start, server: new FakeServer(), now: passing() },
      record,
    );
    review.begin(0);
    await settled();
    threads.say({ failure: 'no memory' });
    expect(review.phase).toBe('failed');
    review.goOn();
    await settled();
    expect([review.phase, threads.asked.length]).toEqual(['running', 2]);
  });
});

describe('what is kept of reviews', () => {
  it('the oldest make room', async () => {
    const store = memoryStore(2);
    const known = itemAt(all, 0);
    const { report, done, total, text } = known;
    for (const id of ['a', 'b', 'a', 'c']) {
      await store.keep({ id, changed: 0, report, done, total, text });
    }
    expect((await store.find('a'))?.id).toBe('a');
    expect(await store.find('b')).toBeUndefined();
    expect((await store.find('c'))?.id).toBe('c');
  });

  it('whatever a report depends on makes another one', () => {
    const others: readonly MatchRecord[] = [
      record,
      { ...record, moves: record.moves.slice(1) },
      { ...record, rules: record.rules + 1 },
      { ...record, players: record.players.map(() => ({ name: 'Zoe' })) },
    ];
    const ids = [
      ...others.map((one) => reviewId(quickOrder(one, 0))),
      reviewId(quickOrder(record, 1)),
      reviewId({ ...quickOrder(record, 0), effort: 'normal' }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('whose decisions come first', () => {
  const players = [{ name: 'Ann', bot: 'expert' }, { name: 'Ben' }, { name: 'Ann' }];

  it.each([
    [0, 'Ben', 0],
    [null, 'Ann', 2],
    [null, 'Zoe', 1],
    [null, null, 1],
  ] as const)('a reader who sits at %s and is called %s sees seat %s', (you, name, seat) => {
    expect(firstSeat({ players }, you, name)).toBe(seat);
  });

  it('among bots the first one is as good as any', () => {
    expect(firstSeat({ players: players.slice(0, 1) }, null, 'Ann')).toBe(0);
  });
});
