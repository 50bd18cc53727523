import { itemAt, type MatchRecord } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { readKeptReview } from '../kept.ts';
import { printResult } from '../result.ts';
import { Reviewer } from '../reviewer.ts';
import { ReviewRun } from '../run.ts';
import { orderFor, recordOf, settingFor } from './support/matches.ts';

const setting = settingFor('silver-and-gold', 2);
/** The beginning of a match: up to where chance moves, so that no turn is cut in two. */
const { result: _, ...match } = recordOf(setting, 2, 'casual');
const end = match.moves.findIndex((line, ply) => ply > 40 && line.startsWith('*'));
const record: MatchRecord = { ...match, moves: match.moves.slice(0, end) };
const order = orderFor(setting, record, [1]);

function reviewAll(run: ReviewRun): string {
  const reviewer = new Reviewer(order);
  for (const number of run.toDo()) run.take(reviewer.review(number));
  return run.print();
}

const whole = reviewAll(new ReviewRun(order));

describe('a review', () => {
  it('slices that several workers do in any order come to the same bytes', () => {
    const run = new ReviewRun(order);
    const numbers = [...run.toDo()];
    // Every worker begins somewhere else, and some go back.
    const odd = numbers.filter((number) => number % 2 === 1);
    const shuffled = [...odd, ...numbers.filter((number) => number % 2 === 0).reverse()];
    const workers = [new Reviewer(order), new Reviewer(order), new Reviewer(order)];
    for (const [index, number] of shuffled.entries()) {
      const done = itemAt(workers, index % workers.length).review(number);
      run.take(done);
      run.take(done);
    }
    expect(run.isFinished).toBe(true);
    expect(run.print()).toBe(whole);
  });

  it('a review that was stopped and gone on with comes to the same bytes', () => {
    const run = new ReviewRun(order);
    const reviewer = new Reviewer(order);
    for (const number of [0, 1, 3]) run.take(reviewer.review(number));
    // Number 3 waits for number 2, and is done again.
    expect(run.result).toMatchObject({ slices: 2, isFinished: false });
    const kept = readKeptReview(run.print(), order);
    if ('problem' in kept) throw new Error(kept.problem.en);
    const next = new ReviewRun(order, kept.value);
    expect(next.done).toBe(run.done);
    expect(reviewAll(next)).toBe(whole);
  });

  it('what is kept of another review, by another program or damaged is refused', () => {
    const refused = (text: string, asked = order): string => {
      const read = readKeptReview(text, asked);
      return 'problem' in read ? read.problem.en : 'accepted';
    };
    const kept = JSON.parse(whole) as ReturnType<() => ReviewRun['result']>;
    expect(refused(whole)).toBe('accepted');
    expect(refused('{')).toBe('it isn’t JSON');
    expect(refused('[]')).toMatch(/isn’t what such a command keeps/);
    expect(refused(whole, { ...order, seed: 2 })).toMatch(/another match or other flags/);
    expect(refused(whole, { ...order, seats: [0] })).toMatch(/another match or other flags/);
    expect(refused(printResult({ ...kept, program: 'pepite 0.0.1' }))).toMatch(/pepite 0\.0\.1/);
    const short = printResult({ ...kept, found: kept.found.slice(1) });
    expect(refused(short)).toMatch(/isn’t what such a command keeps/);
    const bent = whole.replace('"mean":', '"mean":"').replace(',"error"', '","error"');
    expect(refused(bent)).toMatch(/isn’t what such a command keeps/);
  });
});
