import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { bestOf } from '../fit/selection.ts';
import { expectRefusal, pepite, type Printed } from './pepite.ts';

interface Found {
  readonly generations: number;
  readonly interrupted: boolean;
  readonly weights: { readonly risk: readonly number[]; readonly pass: number };
  readonly perSeats: readonly {
    readonly seats: number;
    readonly matches: number;
    readonly won: number;
  }[];
}

const LINE = ['fit', 'auruxxx', '--population', '6', '--games', '2'];
const SHORT = [...LINE, '--generations', '1'];

const parse = ({ out }: Printed): Found => JSON.parse(out) as Found;

describe('fit', () => {
  it('a fit finds the same with any number of workers, but not with another seed', async () => {
    const found = async (...flags: readonly string[]) =>
      parse(await pepite([...SHORT, '--json', ...flags]));
    const [one, two, other] = await Promise.all([
      found('--workers', '1'),
      found('--workers', '3'),
      found('--seed', '2'),
    ]);
    expect(two).toEqual(one);
    expect(other.weights).not.toEqual(one.weights);
    expect(one.weights.risk).toHaveLength(6);
    expect(one.perSeats.map(({ seats, matches }) => [seats, matches])).toEqual([
      [2, 20],
      // Deals are played out.
      [3, 30],
      [4, 40],
      [5, 50],
      [6, 60],
    ]);
  });

  it.each(LANGUAGES)('a fit prints weights and what they win in %s', async (lang) => {
    const { code, out } = await pepite([...SHORT, '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toMatch(/^risk 0 +0[.,]900 +\d+[.,]\d+$/m);
    expect(out).toMatch(/^ +4 +40 /m);
    expect(out).toContain({ en: 'Heuristic', fr: 'Heuristique' }[lang]);
  });

  it('a fit that is stopped prints what it has', async () => {
    const stop = new AbortController();
    const found = await pepite([...LINE, '--generations', '10000'], {
      interrupted: stop.signal,
      isTerminal: true,
      noticed: (text) => {
        // Thirty parts are a generation.
        if (/\b[3-9]\d of/.test(text)) stop.abort();
      },
    });
    expect(found.code).toBe(130);
    expect(found.out).toMatch(/^Interrupted: [1-9]\d* of 10,000 generations/);
    expect(found.out).toContain('risk 0');
  });

  it('a fit that is stopped at once says that it has nothing yet', async () => {
    const interrupted = AbortSignal.abort();
    const printed = await pepite([...SHORT, '--json'], { interrupted });
    expect(printed.code).toBe(130);
    expect(parse(printed)).toMatchObject({ generations: 0, interrupted: true, perSeats: [] });
  });

  it.each([
    ['fit', 'aurum'],
    ['fit', 'chess'],
    ['fit'],
    [...SHORT, '--bogus'],
    [...SHORT, '--games', '0'],
    [...LINE, '--generations', 'many'],
  ])('the fit is refused: %s %s', async (...line) => {
    expectRefusal(await pepite(line));
    expectRefusal(await pepite([...line, '--lang', 'fr']));
  });
});

describe('a generation', () => {
  const done = (candidate: number, seats: number, won: number) => ({
    candidate,
    seats,
    matches: 60,
    won,
  });
  const all = [[1], [2], [3], [4]];

  it('a fit learns from the quarter of a generation that won most', () => {
    const played = [20, 10, 40, 30].map((won, candidate) => done(candidate, 2, won));
    expect(bestOf(all, played)).toEqual([[3]]);
  });

  it('a win against five counts as much as three against one', () => {
    const played = [0, 1, 2, 3].map((candidate) => done(candidate, 2, candidate === 0 ? 45 : 30));
    expect(bestOf(all, [...played, done(0, 6, 10), done(1, 6, 14)])).toEqual([[1]]);
    expect(bestOf(all, [...played, done(0, 6, 10), done(1, 6, 16)])).toEqual([[2]]);
  });
});
