import type { OwnMatch } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { ownMatches } from '../own-matches.ts';

const match = (id: string, change: Partial<OwnMatch> = {}): OwnMatch => ({
  match: id,
  game: 'aurum',
  status: 'playing',
  options: {},
  names: ['Ann'],
  seat: 0,
  yourTurn: false,
  ending: null,
  ...change,
});

const ended = (id: string, date: number): OwnMatch =>
  match(id, {
    status: 'over',
    ending: { scores: [1], winners: [0], places: [1], sides: 1, date },
  });

describe('one’s own matches', () => {
  it('current matches begin with the awaited ones, and finished ones with the latest', () => {
    const { going, finished } = ownMatches(
      [match('a', { status: 'waiting' }), match('b', { yourTurn: true }), ended('c', 20)],
      [match('d', { yourTurn: true }), ended('e', 30), match('f', { status: 'over' })],
    );
    expect(going.map(({ address }) => address)).toEqual(['/m/b', '/alone/d', '/m/a']);
    expect(finished.map(({ address }) => address)).toEqual(['/alone/e', '/m/c', '/alone/f']);
    expect(finished.map(({ isLocal }) => isLocal)).toEqual([true, false, true]);
  });
});
