import { parseView, printView, Referee } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { game } from '../index.ts';
import type { Hand, Table } from '../world.ts';
import { dealt } from './setting.ts';

/** The first hand beats the second in every trick, if it likes. */
const ODD = '11 13 15 17 19';
const EVEN = '2 4 6 8 10';

describe('the deal', () => {
  it('[T1] there are the cards 1 to 20, each once', () => {
    const referee = new Referee(game, 2, {});
    playLines(referee, '* deal 0 1', '* deal 0 20');
    expectRefused(referee, '* deal 0 20', 'notInStock', 'T1');
    for (const text of ['deal 0 0', 'deal 0 21']) expect(game.parse(text)).toBeUndefined();
  });

  it('[T2] everyone gets five cards, seat by seat, before anybody plays', () => {
    const referee = new Referee(game, 2, {});
    playLines(referee, ...[1, 2, 3, 4, 5].map((card) => `* deal 0 ${card}`));
    expectRefused(referee, '* deal 0 6', 'dealDue', 'T2');
    expectRefused(referee, '0 play 1', 'dealDue', 'T2');
    playLines(referee, ...[6, 7, 8, 9, 10].map((card) => `* deal 1 ${card}`));
    expect(legal(referee, 0)).toHaveLength(5);
  });
});

describe('a trick', () => {
  it('[T3] the first seat leads a trick, and the others follow clockwise', () => {
    const referee = dealt(EVEN, ODD, '1 3 5 7 9');
    expectRefused(referee, '1 play 11', 'playDue', 'T3');
    playLines(referee, '0 play 2');
    expectRefused(referee, '2 play 3', 'playDue', 'T3');
    expectRefused(referee, '1 play 2', 'notHeld', 'T3');
    playLines(referee, '1 play 11', '2 play 3');
  });

  it('[T4] a player who can beat a trick has to', () => {
    const referee = dealt('12 2 4 6 8', ODD);
    expect(legal(referee, 0)).toHaveLength(5);
    playLines(referee, '0 play 12');
    expect(legal(referee, 1)).toEqual(['play 13', 'play 15', 'play 17', 'play 19']);
    expectRefused(referee, '1 play 11', 'mustBeat', 'T4');
  });

  it('[T4] a player who can’t beat a trick lays any card', () => {
    const referee = dealt(ODD, EVEN);
    playLines(referee, '0 play 11');
    expect(legal(referee, 1)).toHaveLength(5);
  });

  it('[T5] a trick goes to the highest card, whose player leads the next one', () => {
    const referee = dealt(EVEN, ODD);
    playLines(referee, '0 play 2', '1 play 11');
    expect(referee.table.points).toEqual([0, 1]);
    expectRefused(referee, '0 play 4', 'playDue', 'T3');
    playLines(referee, '1 play 13');
  });
});

describe('the end', () => {
  it('[T6] the match ends after five tricks, and most of them win', () => {
    const referee = dealt(EVEN, ODD);
    playLines(referee, '0 play 2', '1 play 11', '1 play 13', '0 play 4', '1 play 15', '0 play 6');
    playLines(referee, '1 play 17', '0 play 8', '1 play 19', '0 play 10');
    expect(referee.result).toEqual({ scores: [0, 5], winners: [1] });
    expectRefused(referee, '1 play 11', 'matchOver', 'T6');
  });

  it('[T6] a win may be shared', () => {
    const referee = dealt('20 19 1 2 3', '18 17 4 5 6', '16 7 8 9 10');
    playLines(referee, '0 play 20', '1 play 4', '2 play 7', '0 play 19', '1 play 5', '2 play 8');
    playLines(referee, '0 play 1', '1 play 18', '2 play 9', '1 play 17', '2 play 10', '0 play 2');
    playLines(referee, '1 play 6', '2 play 16', '0 play 3');
    expect(referee.result).toEqual({ scores: [2, 2, 1], winners: [0, 1] });
  });
});

describe('what is hidden', () => {
  it('[T7] every other hand is hidden, and so are the tricks that are over', () => {
    const referee = dealt(EVEN, ODD);
    playLines(referee, '0 play 2', '1 play 11');
    const { table, hand } = parseView<Table, Hand>(printView(referee.view(0)));
    expect(table.trick).toEqual([0, 0]);
    expect(Object.keys(hand)).toEqual(['cards']);
    expect(referee.seen(0, 5)[0]).toHaveProperty('unseen');
    expect(referee.seen(1, 5)[0]).toHaveProperty('move');
  });
});
