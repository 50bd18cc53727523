import { describe, expect, it } from 'vitest';
import { accuracyOf } from '../accuracy.ts';
import { csvOf, jsonOf } from '../files.ts';
import type { MatchFigures } from '../figures.ts';
import { loadPages } from '../load.ts';
import { meanOf, summariesOf } from '../summary.ts';
import { english } from '../words/en.ts';

const match = (change: Partial<MatchFigures>): MatchFigures => ({
  match: 'm',
  address: '/m/m',
  game: 'aurum',
  date: 0,
  players: 3,
  score: 1,
  bestOther: 2,
  place: 2,
  sides: 3,
  hasWon: false,
  hasResigned: false,
  rivals: [],
  own: new Map(),
  ...change,
});

const ROB = { name: 'Rob', bot: 'regular' };
const RIA = { name: 'Ria', bot: 'regular' };
const BEN = { name: 'Ben', bot: undefined };

describe('statistics of matches', () => {
  it('matches are told game by game, the oldest first', () => {
    const told = summariesOf(
      [
        match({ match: 'b', date: 20, score: 4, hasWon: true, place: 1 }),
        match({ match: 'a', date: 10, score: 1 }),
        match({ game: 'auruxxx' }),
      ],
      ['auruxxx', 'aurum', 'or-etc'],
    );
    expect(told.map(({ game }) => game)).toEqual(['auruxxx', 'aurum']);
    expect(told[1]?.matches.map((one) => one.match)).toEqual(['a', 'b']);
    expect(told[1]).toMatchObject({ wins: 1, meanScore: 2.5, places: [1, 1, 0] });
  });

  it('bots are told by level and people by name; each counts once in a match', () => {
    const [told] = summariesOf(
      [match({ rivals: [ROB, RIA], hasWon: true }), match({ rivals: [ROB, BEN] })],
      ['aurum'],
    );
    expect(
      told?.versus.map(({ rival, matches, wins }) => [rival.bot ?? rival.name, matches, wins]),
    ).toEqual([
      ['regular', 2, 1],
      ['Ben', 1, 0],
    ]);
  });

  it('measures of the game are means over all that was added', () => {
    const own = (value: number, count: number) => new Map([['own-met/exact', { value, count }]]);
    const [told] = summariesOf([match({ own: own(1, 3) }), match({ own: own(2, 3) })], ['aurum']);
    expect(meanOf(told?.own ?? new Map(), 'own-met/exact')).toBe(0.5);
    expect(meanOf(told?.own ?? new Map(), 'own-met/less')).toBeUndefined();
  });
});

describe('accuracy over time', () => {
  const reviewed = (date: number, mean?: number): MatchFigures =>
    match({ date, ...(mean !== undefined && { accuracy: { mean, error: 0.1 } }) });

  it('only reviewed matches are told, each by its place among all', () => {
    const [told] = summariesOf([reviewed(3, 0.9), reviewed(2), reviewed(1, 0.5)], ['aurum']);
    if (told === undefined) throw new Error('nothing is told');
    expect(told.meanAccuracy).toBeCloseTo(0.7, 9);
    const { places, lines, description } = accuracyOf(told, english, 'en', 0);
    expect(places).toEqual([1, 3]);
    expect(lines[0]?.values).toEqual([0.5, 0.9]);
    // Nobody keeps more than all of it, whatever chance says.
    expect(lines[0]?.high[1]).toBe(1);
    expect(description).toBe(english.accuracyAbout(2, '70%'));
  });

  it('before any match is reviewed there is no mean', () => {
    expect(summariesOf([reviewed(1)], ['aurum'])[0]?.meanAccuracy).toBeUndefined();
  });
});

describe('files of statistics', () => {
  it('a table has a row for each match, with names that can do no harm', () => {
    const rivals = [{ name: '=1+1, "x"', bot: undefined }];
    const own = new Map([['own-points/bid', { value: 7, count: 3 }]]);
    const text = csvOf([
      match({ rivals, own, date: 0, accuracy: { mean: 0.7, error: 0.1 } }),
      match({ match: 'n', date: null }),
    ]);
    expect(text.split('\n')).toEqual([
      'date,game,match,players,score,place,won,rivals,accuracy,own-points/bid',
      `1970-01-01T00:00:00.000Z,aurum,m,3,1,2,false,"'=1+1, ""x""",0.7,7`,
      ',aurum,n,3,1,2,false,,,',
      '',
    ]);
  });

  it('data for programs has what the game tells, too', () => {
    const own = new Map([['own-nugget', { value: 1, count: 2 }]]);
    const [one] = JSON.parse(jsonOf([match({ own })])) as readonly unknown[];
    expect(one).toMatchObject({ game: 'aurum', own: { 'own-nugget': { value: 1, count: 2 } } });
  });
});

describe('reading one’s matches', () => {
  const record = {
    pepite: 1,
    game: 'g',
    rules: 1,
    seats: 1,
    options: {},
    players: [],
    moves: [],
  } as const;
  const page = (name: string, next: number | null) => ({
    value: { matches: [{ match: name, seat: 0, date: 1, record }], total: 2, next },
  });

  it('page after page is asked for, until there is no more', async () => {
    const asked: number[] = [];
    const loaded = await loadPages(
      (skip) => {
        asked.push(skip);
        return Promise.resolve(skip === 0 ? page('a', 20) : page('b', null));
      },
      (name) => `/m/${name}`,
    );
    expect(asked).toEqual([0, 20]);
    expect(loaded.isWhole).toBe(true);
    expect(loaded.played.map(({ address }) => address)).toEqual(['/m/a', '/m/b']);
  });

  it('what was read stays where the rest can’t be had', async () => {
    const loaded = await loadPages(
      (skip) => Promise.resolve(skip === 0 ? page('a', 20) : { problem: { kind: 'unreachable' } }),
      (name) => name,
    );
    expect(loaded).toMatchObject({ isWhole: false, played: [{ match: 'a' }] });
  });
});
