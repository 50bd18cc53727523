import { readFileSync } from 'node:fs';
import { gameOf } from '@pepite/games';
import { type Game, itemAt, type MatchRecord } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { figuresOf, type MatchFigures } from '../figures.ts';

/** Matches that another program has played. */
const recordsIn = (file: string): readonly MatchRecord[] => {
  const [game = ''] = /^[a-z-]+(?=-\d)/.exec(file) ?? [];
  const path = new URL(`../../../games/${game}/test/records/${file}.jsonl`, import.meta.url);
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MatchRecord);
};

function known(id: string): Game {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`${id} is no game`);
  return game;
}

let pauses = 0;
const pause = (): Promise<void> => {
  pauses++;
  return Promise.resolve();
};

async function figuresIn(record: MatchRecord, seat: number): Promise<MatchFigures | undefined> {
  const game = known(record.game);
  const measures = await game.loadMeasures?.();
  const played = { match: 'm', address: '/m/m', seat, date: 5, record };
  return figuresOf(played, game, measures?.own, pause);
}

const sumOf = ({ own }: MatchFigures, measure: string): number =>
  [...own]
    .filter(([key]) => key.startsWith(`${measure}/`))
    .reduce((sum, [, { value }]) => sum + value, 0);

const BY_SOURCE = [
  'silver-and-gold-2',
  'silver-and-gold-4',
  'auruxxx-2',
  'auruxxx-4',
  'or-etc-2-rules-2',
  'or-etc-4',
  'aurum-3-cumulative',
];

describe('what a match was for one of its players', () => {
  it.each(BY_SOURCE)('points by source are all points, in %s', async (file) => {
    for (const record of recordsIn(file)) {
      for (const [seat, score] of (record.result?.scores ?? []).entries()) {
        const figures = await figuresIn(record, seat);
        expect(figures?.score).toBe(score);
        expect(figures && sumOf(figures, 'own-points')).toBeCloseTo(score, 6);
      }
    }
  });

  it('nuggets of Aurum are those of rounds, each of which has a bid', async () => {
    for (const record of recordsIn('aurum-4')) {
      const rounds = record.moves.filter((move) => move.endsWith(' end')).length;
      for (const [seat, score] of (record.result?.scores ?? []).entries()) {
        const figures = await figuresIn(record, seat);
        expect(figures?.own.get('own-nugget')).toEqual({ value: score, count: rounds });
        expect(figures && sumOf(figures, 'own-met')).toBe(rounds);
      }
    }
  });

  it('partners are no rivals, and winners are in the first place', async () => {
    const [record] = recordsIn('aurum-4');
    const [winner] = record?.result?.winners ?? [];
    if (record === undefined || winner === undefined) throw new Error('nobody has won');
    const figures = await figuresIn(record, winner);
    expect(figures).toMatchObject({ hasWon: true, place: 1, sides: 2, players: 4, date: 5 });
    const names = [winner + 1, winner + 3].map((seat) => itemAt(record.players, seat % 4).name);
    expect(figures?.rivals.map(({ name }) => name).sort()).toEqual(names.sort());
    const loser = await figuresIn(record, (winner + 1) % 4);
    expect(loser).toMatchObject({ hasWon: false, place: 2 });
  });

  it('long matches give the page a turn now and then', async () => {
    const [record] = recordsIn('auruxxx-4');
    if (record === undefined) throw new Error('there is no record');
    pauses = 0;
    await figuresIn(record, 0);
    expect(pauses).toBe(Math.floor(record.moves.length / 300));
  });

  it('nothing comes of a record that is damaged, unfinished or somebody else’s', async () => {
    const [record] = recordsIn('silver-and-gold-2');
    if (record === undefined) throw new Error('there is no record');
    const damaged = { ...record, moves: record.moves.with(9, '0 nonsense') };
    expect(await figuresIn(damaged, 0)).toBeUndefined();
    const { result: _, ...unfinished } = { ...record, moves: record.moves.slice(0, 20) };
    expect(await figuresIn(unfinished, 0)).toBeUndefined();
    expect(await figuresIn(record, -1)).toBeUndefined();
    expect(await figuresIn({ ...record, rules: 99 }, 0)).toBeUndefined();
  });
});
