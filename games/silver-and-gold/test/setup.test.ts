import { begin, CHANCE, Referee } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as silverAndGold } from '../index.ts';
import { ALL_CARDS } from '../pieces.ts';
import { outcomes } from './crafted.ts';
import { expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { dealt, ready } from './setting.ts';

describe('set-up', () => {
  it('[S4] everyone is dealt four cards, each card left equally likely', () => {
    const world = begin(silverAndGold, 2, {});
    silverAndGold.apply(world, CHANCE, silverAndGold.parse('first 1') ?? -1);
    expect(outcomes(world)).toEqual(ALL_CARDS.map((card) => [`deal 0 ${card}`, 1]));
    const referee = new Referee(silverAndGold, 2, {});
    playLines(
      referee,
      '* first 0',
      '* deal 1 7',
      '* deal 0 3',
      '* deal 1 8',
      '* deal 1 9',
      '* deal 1 1',
    );
    expect(referee.table.players.map(({ held }) => held)).toEqual([1, 4]);
    expectRefused(referee, '* deal 1 2', 'handFull', 'S4');
    expectRefused(referee, '* deal 0 7', 'notInPile', 'S1');
    expectRefused(referee, '* deal 3 2', 'notASeat', 'S5');
    expectRefused(referee, '0 keep 3 7', 'dealDue', 'S4');
  });

  it('[S4] any two of the four may be kept, and nothing else', () => {
    const referee = dealt({
      cards: [
        [16, 42],
        [11, 40],
      ],
    });
    // Fillers are the lowest cards that are not named: 1 and 2 for seat 0.
    expect(legal(referee, 0)).toEqual([
      'keep 1 16',
      'keep 1 2',
      'keep 1 42',
      'keep 16 42',
      'keep 2 16',
      'keep 2 42',
    ]);
    expectRefused(referee, '0 keep 11 16', 'notDealt', 'S4');
    expectRefused(referee, '0 mark 16 a1', 'keepDue', 'S4');
    expect(silverAndGold.parse('keep 42 16')).toBeUndefined();
    expect(silverAndGold.parse('keep 16 16')).toBeUndefined();
  });

  it('[S4] all choose at once, and nobody sees a choice before all are in', () => {
    const referee = dealt({
      cards: [
        [16, 42],
        [11, 40],
        [7, 8],
      ],
    });
    playLines(referee, '2 keep 7 8', '0 keep 16 42');
    expect(referee.table.players.map(({ cards }) => cards)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expectRefused(referee, '0 keep 16 42', 'keepDue', 'S4');
    playLines(referee, '1 keep 11 40');
    expect(referee.table.players.map(({ cards }) => cards)).toEqual([
      [16, 42],
      [11, 40],
      [7, 8],
    ]);
    const kept = referee.journal.slice(-3).map(({ actor }) => actor);
    expect(kept).toEqual([0, 1, 2]);
  });

  it('[S4] a choice can be taken back until all are in', () => {
    const referee = dealt({
      cards: [
        [16, 42],
        [11, 40],
      ],
    });
    playLines(referee, '0 keep 16 42');
    expect(referee.takeBack(0)).toBeUndefined();
    playLines(referee, '0 keep 1 2', '1 keep 11 40');
    expect(referee.table.players[0].cards).toEqual([1, 2]);
    expect(referee.takeBack(0)).toEqual({ kind: 'nothing-to-take-back' });
  });

  it('[S4] the cards given back are shuffled into the pile before the market is laid out', () => {
    const referee = dealt({
      cards: [
        [16, 42],
        [11, 40],
      ],
    });
    playLines(referee, '0 keep 16 42', '1 keep 11 40');
    expect(referee.table.pileSize).toBe(47 - 4);
    // Card 1 was dealt to seat 0 and given back.
    playLines(referee, '* market 1');
    expect(referee.table.market).toEqual([1, 0, 0, 0]);
    expectRefused(referee, '* market 16', 'notInPile', 'S1');
  });

  it('[S5] four cards are laid face up, then the first expedition is due', () => {
    const referee = dealt({
      cards: [
        [16, 42],
        [11, 40],
      ],
    });
    playLines(referee, '0 keep 16 42', '1 keep 11 40', '* market 5', '* market 6', '* market 7');
    expectRefused(referee, '* expedition I2', 'marketDue', 'S5');
    playLines(referee, '* market 8');
    expect(referee.table.market).toEqual([5, 6, 7, 8]);
    expect(referee.table.pileSize).toBe(47 - 8);
    expectRefused(referee, '* market 9', 'expeditionDue', 'S6');
  });

  it.each([1, 2, 3, 4])('[S5] each of %i players is equally likely to start', (seats) => {
    const world = begin(silverAndGold, seats, {});
    expect(outcomes(world)).toEqual(
      Array.from({ length: seats }, (_, seat) => [`first ${seat}`, 1]),
    );
    const referee = new Referee(silverAndGold, seats, {});
    if (seats < 4) expectRefused(referee, `* first ${seats}`, 'notASeat', 'S5');
    expectRefused(referee, '* deal 0 1', 'firstDue', 'S5');
    playLines(referee, `* first ${seats - 1}`);
    expect(referee.table.first).toBe(seats - 1);
  });

  it('[S5] a single player gets a market, too', () => {
    const { table } = ready({ cards: [[16, 42]] });
    expect(table.market).toEqual([1, 2, 3, 4]);
  });
});
