import { describe, expect, it } from 'vitest';
import { ownRecords } from '../own-records.ts';
import type { StoredMatch, StoredSeat } from '../store.ts';
import { newMatch } from './support/describe-store.ts';

const seat = (guest: string | null, more: Partial<StoredSeat> = {}): StoredSeat => ({
  guest,
  bot: guest === null ? 'regular' : null,
  name: guest ?? 'Rob',
  standIn: null,
  marks: null,
  ...more,
});

const finished = (match: string, change: Partial<StoredMatch> = {}): StoredMatch => ({
  ...newMatch(match),
  opening: null,
  seats: [seat(null), seat('ann'), seat('ben')],
  revision: 3,
  status: 'over',
  next: null,
  removed: [],
  deciding: 0,
  clocks: null,
  plans: null,
  planDue: null,
  chance: null,
  ending: { scores: [1, 2, 0], winners: [1], places: [2, 1, 3], sides: 3, date: 77 },
  brokenIn: null,
  moves: ['* first 0', '1 bid Z1'],
  choices: [],
  ...change,
});

/** A store with some matches of Ann and nobody else. */
const storeOf = (...matches: readonly StoredMatch[]) => ({
  asked: [] as number[],
  ofGuest(guest: string, most: number) {
    this.asked.push(most);
    return Promise.resolve(guest === 'ann' ? matches.slice(0, most) : []);
  },
  load: (id: string) => Promise.resolve(matches.find(({ match }) => match === id)),
});

const all = (): boolean => true;

describe('records of a guest’s own matches', () => {
  it('a record has what was played, who played, and the seat of its reader', async () => {
    const resigned = seat('ben', { marks: 'resigned' });
    const match = finished('m', { seats: [seat(null), seat('ann'), resigned] });
    const { matches, total, next } = await ownRecords(storeOf(match), 'ann', 0, all);
    expect([total, next]).toEqual([1, null]);
    expect(matches).toEqual([
      {
        match: 'm',
        seat: 1,
        date: 77,
        record: {
          pepite: 1,
          game: match.setup.game,
          rules: match.setup.rules,
          seats: 3,
          options: match.setup.options,
          players: [
            { name: 'Rob', bot: 'regular' },
            { name: 'ann' },
            { name: 'ben', resigned: true },
          ],
          moves: match.moves,
          result: { scores: [1, 2, 0], winners: [1] },
        },
      },
    ]);
    // Nothing of what only the server knows: tokens of others and the like.
    expect(Object.keys(matches[0]?.record ?? {})).not.toContain('host');
  });

  it('only matches with a result are told, and none that is closed', async () => {
    const store = storeOf(
      finished('going', { status: 'playing', ending: null }),
      finished('aborted', { ending: { aborted: true, date: 5 } }),
      finished('closed'),
      finished('old', { ending: null }),
    );
    const told = await ownRecords(store, 'ann', 0, (id) => id !== 'closed');
    expect(told.matches.map(({ match, date }) => [match, date])).toEqual([['old', null]]);
    expect(told.matches[0]?.record.result).toBeUndefined();
    expect((await ownRecords(store, 'ben', 0, all)).matches).toEqual([]);
  });

  it('they come in pages of twenty, of two hundred at the most', async () => {
    const store = storeOf(...Array.from({ length: 250 }, (_, index) => finished(`m${index}`)));
    const pages: string[][] = [];
    for (let skip: number | null = 0; skip !== null;) {
      const page = await ownRecords(store, 'ann', skip, all);
      pages.push(page.matches.map(({ match }) => match));
      expect(page.total).toBe(200);
      skip = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 20));
    expect(new Set(pages.flat()).size).toBe(200);
    expect(new Set(store.asked)).toEqual(new Set([200]));
    expect((await ownRecords(store, 'ann', 1000, all)).matches).toEqual([]);
  });
});
