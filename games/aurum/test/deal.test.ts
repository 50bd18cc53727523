import { begin, CHANCE, listMoves, Moves, Referee, Seeded, sizeWide } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as aurum } from '../index.ts';
import { parseCard, printCard } from '../notation.ts';
import { ALL_METALS, allGold, goldCount, isInGame } from '../pieces.ts';
import { attempt, expectRefused, playLines } from '../../test/play-lines.ts';
import { dealInto, dealt, keepAll } from './setting.ts';

const STANDARD = { zeros: true, cumulative: false };
const levels = (heap: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((level) => goldCount(heap, level));

describe('material and deal', () => {
  it('[A1] there are five metals from 1 to 10 and fifteen gold cards', () => {
    const texts = ALL_METALS.map(printCard);
    for (const letter of 'BCPSZ') {
      const values = texts.filter((text) => text.startsWith(letter)).map((text) => text.slice(1));
      expect(values).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    }
    expect(texts).toHaveLength(50);
    expect(levels(allGold(4, true))).toEqual([4, 2, 2, 2, 1, 1, 1, 1, 1]);
  });

  it('[A1] gold is on the table for all to see: what nobody holds is the supply', () => {
    const { table } = new Referee(aurum, 4, STANDARD);
    expect(levels(table.supply)).toEqual([0, 2, 2, 2, 1, 1, 1, 1, 1]);
  });

  it('[A2] with 4 players everyone has twelve cards and two lie open', () => {
    const { table } = dealt({ hands: ['', '', '', ''], aside: 'B7 Z10' });
    expect(table.handSizes).toEqual([12, 12, 12, 12]);
    expect(table.aside.map(printCard)).toEqual(['B7', 'Z10']);
  });

  it('[A2] with 3 players there is no copper, no 10 and no gold 8, and no card is left', () => {
    const deck = ALL_METALS.filter((card) => isInGame(card, 3)).map(printCard);
    expect(deck).toHaveLength(36);
    expect(deck.filter((text) => text.startsWith('C') || text.endsWith('10'))).toEqual([]);
    const referee = dealt({ hands: ['', '', ''] });
    expect(referee.table.handSizes).toEqual([12, 12, 12]);
    expect(referee.table.aside.every((card) => card === 0)).toBe(true);
    expect(levels(referee.table.supply)).toEqual([0, 2, 2, 2, 1, 1, 1, 1, 0]);
    expectRefused(referee, '0 bid C5', 'notInGame', 'A2');
  });

  it('[A2] every card left is equally likely to be dealt, and deals are read in any order', () => {
    const world = begin(aurum, 4, STANDARD);
    aurum.apply(world, CHANCE, aurum.parse('first 1') ?? -1);
    const moves = new Moves();
    listMoves(aurum, world, CHANCE, moves);
    expect([...moves.weighted()].map(([move, weight]) => [aurum.print(move), weight])).toEqual(
      ALL_METALS.map((card) => [`deal 0 ${printCard(card)}`, 1]),
    );
    const referee = new Referee(aurum, 4, STANDARD);
    playLines(referee, '* first 0', '* deal 3 B7', '* deal 1 Z10', '* deal 0 S4');
    expect(referee.table.handSizes).toEqual([1, 1, 0, 1]);
  });

  it('[A2] a card is dealt once only, to a hand that is not full, and gold is not dealt', () => {
    const referee = new Referee(aurum, 4, STANDARD);
    expectRefused(referee, '* deal 0 B7', 'firstDue', 'A4');
    playLines(referee, '* first 0', '* deal 0 B7');
    expectRefused(referee, '* deal 1 B7', 'alreadyDealt', 'A2');
    expectRefused(referee, '* deal 1 G3', 'notInGame', 'A2');
    expectRefused(referee, '* aside S4', 'dealDue', 'A2');
    expectRefused(referee, '0 bid B7', 'dealDue', 'A2');
    for (const card of 'B1 B2 B3 B4 B5 B6 B8 B9 B10 C1 C2'.split(' ')) {
      playLines(referee, `* deal 0 ${card}`);
    }
    expectRefused(referee, '* deal 0 C3', 'handFull', 'A2');
  });

  it('[A2] with 3 players nobody sits at seat 3', () => {
    const referee = new Referee(aurum, 3, STANDARD);
    expectRefused(referee, '* first 3', 'notASeat', 'A4');
    playLines(referee, '* first 2');
    expectRefused(referee, '* deal 3 B7', 'notASeat', 'A4');
    expectRefused(referee, '* deal 1 C7', 'notInGame', 'A2');
  });

  it.each([
    [4, true, 1, 4],
    [3, true, 1, 3],
    [4, false, 0, 0],
    [3, false, 0, 0],
  ])('[A3] %i players, zeros %s, have %i gold 0 each, %i in all', (seats, zeros, each, inAll) => {
    const { table } = new Referee(aurum, seats, { zeros, cumulative: false });
    expect(table.stocks.map((stock) => goldCount(stock, 0))).toEqual(
      Array.from({ length: seats }, () => each),
    );
    expect(goldCount(allGold(seats, zeros), 0)).toBe(inAll);
    expect(goldCount(table.supply, 0)).toBe(0);
  });

  it('[A3] a 0 that is spent lies in the supply but is never gained by a metal', () => {
    const referee = dealt({ first: 1, hands: ['B1', 'C2', 'P3', 'S4'] });
    playLines(referee, '1 bid C2', '2 bid P3', '3 bid S4', '0 bid B1');
    playLines(referee, `1 swap G0 1 ${heldBy(referee, 1)}`);
    expect(goldCount(referee.table.supply, 0)).toBe(1);
    expect(parseCard('B0')).toBeUndefined();
  });

  it('[A4] every seat is equally likely to be the first player of round 1', () => {
    for (const seats of [3, 4]) {
      const moves = new Moves();
      listMoves(aurum, begin(aurum, seats, STANDARD), CHANCE, moves);
      const outcomes = [...moves.weighted()].map(([move, weight]) => [aurum.print(move), weight]);
      expect(outcomes).toEqual(Array.from({ length: seats }, (_, seat) => [`first ${seat}`, 1]));
    }
  });

  it('[A4] the first player bids first and opens trick 1', () => {
    const referee = dealt({ first: 2, hands: ['B1', 'C2', 'P3', 'S4'] });
    expectRefused(referee, '0 bid B1', 'bidDue', 'A5');
    playLines(referee, '2 bid P3', '3 bid S4', '0 bid B1', '1 bid C2');
    keepAll(referee);
    expect(referee.legal(2).length).toBeGreaterThan(0);
    expect(referee.legal(3)).toEqual([]);
  });

  it('[A4, A25] the token moves one seat clockwise for the next round', () => {
    for (const seats of [3, 4]) {
      const referee = dealt({ first: seats - 1, hands: Array.from({ length: seats }, () => '') });
      playRoundAtRandom(referee);
      expect(referee.table.round).toBe(2);
      expect(referee.table.first).toBe(0);
    }
  });

  it('[A25] for the next round all gold is back and all metals are dealt anew', () => {
    const referee = dealt({ hands: ['', '', '', ''] });
    playRoundAtRandom(referee);
    const { table } = referee;
    expect(levels(table.supply)).toEqual([0, 2, 2, 2, 1, 1, 1, 1, 1]);
    expect(table.stocks.map(levels)).toEqual(table.stocks.map(() => [1, 0, 0, 0, 0, 0, 0, 0, 0]));
    expect(table.bids).toEqual([0, 0, 0, 0]);
    expect(table.tricks).toEqual([0, 0, 0, 0]);
    expect(table.last.laid).toBe(0);
    expect(referee.view(0).hand.metals.every((word) => word === 0)).toBe(true);
    dealInto(referee, ['S1 S2 S3', 'B1', 'Z10', 'P5']);
    expect(sizeWide(referee.view(0).hand.metals)).toBe(12);
    expect(attempt(referee, '1 bid B1')).toBeUndefined();
  });
});

const heldBy = (referee: ReturnType<typeof dealt>, seat: number): string => {
  const swaps = referee.legal(seat).map((move) => aurum.print(move));
  return swaps.find((text) => text.startsWith('swap'))?.split(' ')[3] ?? '';
};

/** Any play until the round is over. */
function playRoundAtRandom(referee: ReturnType<typeof dealt>): void {
  const rng = new Seeded(3);
  const { round } = referee.table;
  while (referee.table.round === round && !referee.isOver) {
    const seat = [0, 1, 2, 3].find((other) => referee.legal(other).length > 0) ?? 0;
    const moves = referee.legal(seat);
    referee.submit(seat, moves[rng.below(moves.length)]);
  }
}
