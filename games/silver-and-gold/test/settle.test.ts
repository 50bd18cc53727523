import { hasWide, isOver, tableOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as silverAndGold } from '../index.ts';
import { Phase } from '../world.ts';
import {
  cells,
  crafted,
  faultOf,
  legalIn,
  outcomes,
  play,
  type Position,
  turnOf,
} from './crafted.ts';
import { expectRefused, playLines } from '../../test/play-lines.ts';
import { ready } from './setting.ts';

// 16 is X..C / #..# / #### / C##C, 20 is #C.. / C##X / #### / .C#., 25 and 26 are plain.
const isFull = (world: ReturnType<typeof crafted>, seat: number, card: number): boolean =>
  hasWide(world.table.players[seat].full, card);

describe('cups', () => {
  it('[S13] the first full row gets the cup of 6 in the rulebook’s example, the next 5', () => {
    const world = crafted({
      sides: [
        { cards: [16, 25], coins: 3 },
        { cards: [20, 26], coins: 2 },
      ],
      expedition: 'I2',
    });
    play(world, '0 mark 16 d1 d2', '1 mark 20 b1', '* expedition I3');
    expect(world.table.players.map(({ cups }) => cups)).toEqual([
      [6, 0, 0],
      [0, 0, 0],
    ]);
    play(world, '0 mark 16 a3', '1 mark 20 a2');
    expect(world.table.players.map(({ cups }) => cups)).toEqual([
      [6, 0, 0],
      [5, 0, 0],
    ]);
  });

  it.each([
    [0, [6, 5, 4]],
    [1, [4, 6, 5]],
    [2, [5, 4, 6]],
  ])('[S13] the start player %i makes the cups go %j, clockwise', (first, cups) => {
    const world = crafted({
      sides: [
        { cards: [16, 25], coins: 3 },
        { cards: [20, 26], coins: 3 },
        { cards: [22, 27], coins: 3 },
      ],
      first,
    });
    play(world, '0 mark 16 d1', '1 mark 20 b1', '2 mark 22 a1');
    expect(world.table.players.map((player) => player.cups[0])).toEqual(cups);
  });

  it('[S13] each row has a cup of its own, and none when none is left', () => {
    const rows = (cupsTaken: number, coins: number): readonly number[] => {
      const sides = [{ cards: [20, 25], coins, cups: coins > 4 ? [6] : [] }];
      const world = crafted({ sides, cupsTaken, expedition: 'O4' });
      play(world, '0 mark 20 a1 b1 a2 b2');
      return world.table.players[0].cups;
    };
    expect(rows(0, 2)).toEqual([6, 0, 0]);
    expect(rows(1, 6)).toEqual([6, 5, 0]);
    expect(rows(5, 6)).toEqual([6, 1, 0]);
    expect(rows(6, 6)).toEqual([6, 0, 0]);
  });

  it('[S13] two rows filled in one turn are two cups', () => {
    const world = crafted({ sides: [{ cards: [9, 10], coins: 3 }] });
    // Five coins: more than one turn with printed cards can bring, so four are marked by hand.
    world.hands[0].marks[0] = cells('c2 b3');
    world.hands[0].marks[1] = cells('a1 a3');
    play(world, '0 mark 10 b4');
    expect(world.table.players[0]).toMatchObject({ coins: 8, cups: [6, 5, 0] });
    expect(world.table.cupsTaken).toBe(2);
  });

  it('[S13] a player’s cups are taken before their cards are replaced', () => {
    const world = crafted({
      sides: [
        { cards: [16, 25], coins: 3, free: ['d1', 'a1'] },
        { cards: [20, 26], coins: 3 },
      ],
      market: [1, 2, 3, 4],
    });
    play(world, '0 mark 16 d1', '1 mark 20 b1');
    // Seat 0 has still to take a card: its cup is there, that of seat 1 is not.
    expect(turnOf(world)).toEqual([0]);
    expect(world.table.players.map(({ cups }) => cups[0])).toEqual([6, 0]);
    play(world, '0 take 1', '* market 5');
    expect(world.table.players.map(({ cups }) => cups[0])).toEqual([6, 5]);
  });
});

describe('full cards', () => {
  const ALMOST: Position = {
    sides: [
      { cards: [16, 25], free: ['d1', 'a1'] },
      { cards: [37, 38], free: ['a1', 'a1 d1'] },
    ],
    market: [1, 2, 3, 4],
    first: 1,
  };

  it('[S14] a full card is set aside, for a market card or the top of the pile', () => {
    const world = crafted(ALMOST);
    play(world, '0 mark 16 d1', '1 mark 37 a1');
    expect(isFull(world, 0, 16)).toBe(false);
    expect(isFull(world, 1, 37)).toBe(true);
    // Seat 1 is the start player and settles first.
    expect(turnOf(world)).toEqual([1]);
    expect(legalIn(world, 1)).toEqual(['take 1', 'take 2', 'take 3', 'take 4', 'take pile']);
    play(world, '1 take 3', '* market 5');
    expect(world.table.players[1].cards).toEqual([3, 38]);
    expect(turnOf(world)).toEqual([0]);
    expect(isFull(world, 0, 16)).toBe(true);
    play(world, '0 take pile', '* draw 41');
    expect(world.table.players[0].cards).toEqual([41, 25]);
    expect(world.table.market).toEqual([1, 2, 5, 4]);
    expect(world.table.phase).toBe(Phase.reveal);
  });

  it('[S14] only a player who has to replace a card takes one, of those that lie there', () => {
    const referee = ready({
      cards: [
        [37, 40],
        [25, 26],
      ],
      market: [1, 2, 3, 4],
    });
    const lines = ['a1', 'c1', 'a2', 'b2', 'c2', 'd2', 'a3'].flatMap((cell, index) => [
      `* expedition ${['I2', 'I3', 'I3', 'V3', 'V3', 'T4', 'L4'][index]}`,
      `0 mark 37 ${cell}`,
      `1 mark 25 ${['a1', 'b1', 'c1', 'd1', 'a2', 'd2', 'a3'][index]}`,
    ]);
    playLines(referee, ...lines, '* expedition I2', '0 mark 37 c3');
    expectRefused(referee, '0 take 1', 'markDue', 'S7');
    playLines(referee, '1 mark 25 b3');
    expectRefused(referee, '0 take 5', 'notInMarket', 'S14');
    expectRefused(referee, '0 mark 40 a1', 'takeDue', 'S14');
    expectRefused(referee, '1 take 1', 'takeDue', 'S14');
    playLines(referee, '0 take pile');
    expectRefused(referee, '0 take 1', 'drawDue', 'S14');
    expectRefused(referee, '* draw 25', 'notInPile', 'S1');
    expectRefused(referee, '* market 5', 'drawDue', 'S14');
    playLines(referee, '* draw 5');
    expect(referee.table.players[0].cards).toEqual([5, 40]);
  });

  it('[S14, S15] two full cards are replaced before the market is filled up', () => {
    const world = crafted({
      sides: [{ cards: [40, 25], free: ['a1', 'a1'] }, { cards: [37, 38] }],
      market: [1, 2, 3, 4],
    });
    play(world, '0 mark 40 a1', '0 bonus 25 a1', '1 mark 37 a1');
    expect(world.table.players[0].cards).toEqual([0, 0]);
    play(world, '0 take 2');
    expect(turnOf(world)).toEqual([0]);
    expect(world.table.market).toEqual([1, 0, 3, 4]);
    expect(legalIn(world, 0)).toEqual(['take 1', 'take 3', 'take 4', 'take pile']);
    play(world, '0 take 4');
    expect(world.table.players[0].cards).toEqual([2, 4]);
    expect(world.table.market).toEqual([1, 0, 3, 0]);
    play(world, '* market 7', '* market 8');
    expect(world.table.market).toEqual([1, 7, 3, 8]);
    expect(outcomes(world).every(([text]) => text.startsWith('expedition'))).toBe(true);
  });

  it('[S15] a card from the pile leaves the market as it is', () => {
    const world = crafted({
      sides: [{ cards: [40, 25], free: ['a1', 'a1'] }],
      market: [1, 2, 3, 4],
    });
    play(world, '0 mark 40 a1', '0 bonus 25 a1', '0 take pile', '* draw 30', '0 take 1');
    expect(world.table.players[0].cards).toEqual([30, 1]);
    expect(world.table.market).toEqual([0, 2, 3, 4]);
    play(world, '* market 31');
    expect(world.table.market).toEqual([31, 2, 3, 4]);
  });

  it('[S15] every card of the pile is equally likely to be the new one in the market', () => {
    const world = crafted({ ...ALMOST, first: 0 });
    play(world, '0 mark 16 d1', '1 mark 37 a1', '0 take 1');
    const drawn = outcomes(world);
    expect(drawn).toHaveLength(47 - 4 - 4);
    expect(new Set(drawn.map(([, weight]) => weight))).toEqual(new Set([1]));
    play(world, '* market 6');
    expect(turnOf(world)).toEqual([1]);
    expect(legalIn(world, 1)).toContain('take 6');
  });

  it('[S14] cups and full cards count after the last turn, but nothing is replaced', () => {
    const world = crafted({
      sides: [{ cards: [16, 25], coins: 3, free: ['d1', 'a1'] }, { cards: [37, 38] }],
      market: [1, 2, 3, 4],
      turns: 27,
    });
    play(world, '0 mark 16 d1', '1 mark 37 a1');
    expect(isOver(silverAndGold.turn(tableOf(world)))).toBe(true);
    expect(world.table.players[0]).toMatchObject({ cups: [6, 0, 0], cards: [0, 25] });
    expect(isFull(world, 0, 16)).toBe(true);
  });
});

describe('turns and rounds', () => {
  it('[S16] the start player moves one seat clockwise after every turn', () => {
    const referee = ready({
      first: 2,
      cards: [
        [13, 16],
        [25, 26],
        [37, 38],
      ],
      market: [1, 2, 3, 4],
    });
    const firsts: number[] = [];
    for (const [cell, pattern] of [
      ['a2', 'I3'],
      ['a3', 'I3'],
      ['b1', 'V3'],
      ['c1', 'V3'],
    ]) {
      firsts.push(referee.table.first);
      const plain = { a2: 'a1', a3: 'b1', b1: 'c1', c1: 'd1' }[cell];
      const grey = { a2: 'a1', a3: 'a2', b1: 'b2', c1: 'c2' }[cell];
      playLines(referee, `* expedition ${pattern}`, `0 mark 13 ${cell}`, `1 mark 25 ${plain}`);
      playLines(referee, `2 mark 37 ${grey}`);
    }
    expect(firsts).toEqual([2, 0, 1, 2]);
  });

  it('[S17] the round is over after seven turns, and all eight cards are shuffled', () => {
    const world = crafted({ sides: [{ cards: [25, 26] }], turns: 6, expedition: 'O4' });
    expect(silverAndGold.rounds(tableOf(world))).toEqual({ ended: 0, ending: 'none' });
    play(world, '0 mark 25 a1');
    expect(silverAndGold.rounds(tableOf(world))).toEqual({ ended: 1, ending: 'revealed' });
    const weights = outcomes(world).map(([, weight]) => weight);
    expect(weights.reduce((sum, weight) => sum + weight)).toBe(8);
    const sixth = crafted({ sides: [{ cards: [25, 26] }], turns: 5, expedition: 'O4' });
    play(sixth, '0 mark 25 a1');
    const left = outcomes(sixth).map(([, weight]) => weight);
    expect(left.reduce((sum, weight) => sum + weight)).toBe(2);
  });

  it('[S17] twenty-eight turns make the game, and then nothing more is done', () => {
    const world = crafted({ sides: [{ cards: [25, 26] }, { cards: [37, 38] }], turns: 26 });
    play(world, '0 mark 25 a1', '1 mark 37 a1', '* expedition L4', '0 mark 25 b1');
    expect(isOver(silverAndGold.turn(tableOf(world)))).toBe(false);
    play(world, '1 mark 37 a2');
    expect(world.table.turns).toBe(28);
    expect(isOver(silverAndGold.turn(tableOf(world)))).toBe(true);
    expect(silverAndGold.outOfTurnFault(tableOf(world))).toBe('matchOver');
    expect(silverAndGold.faults['matchOver']).toBe('S17');
    expect(silverAndGold.rounds(tableOf(world)).ended).toBe(4);
  });
});

describe('when cards run out', () => {
  it('[S18] the market shrinks when the pile is empty', () => {
    const world = crafted({
      sides: [{ cards: [40, 25], free: ['a1', 'a1 b1'] }, { cards: [37, 38] }],
      market: [1, 2, 3, 4],
      pile: [],
    });
    play(world, '0 mark 40 a1', '0 bonus 25 a1', '1 mark 37 a1');
    expect(legalIn(world, 0)).toEqual(['take 1', 'take 2', 'take 3', 'take 4']);
    expect(faultOf(world, 0, 'take pile')).toBe('pileEmpty');
    play(world, '0 take 2', '* expedition I3');
    expect(world.table.market).toEqual([1, 0, 3, 4]);
  });

  it('[S18] a pile with one card fills one gap of two', () => {
    const world = crafted({
      sides: [{ cards: [40, 25], free: ['a1', 'a1'] }],
      market: [1, 2, 3, 4],
      pile: [30],
    });
    play(world, '0 mark 40 a1', '0 bonus 25 a1', '0 take 1', '0 take 2', '* market 30');
    expect(world.table.market).toEqual([30, 0, 3, 4]);
    play(world, '* expedition I3');
  });

  it('[S18] a player goes on with fewer cards when market and pile are empty', () => {
    const world = crafted({
      sides: [{ cards: [40, 25], free: ['b1', 'a1 b1'] }, { cards: [37, 38] }],
      pile: [],
    });
    play(world, '0 mark 40 b1', '1 mark 37 a1', '* expedition I3');
    expect(world.table.players[0].cards).toEqual([0, 25]);
    expect(legalIn(world, 0)).toEqual(['mark 25 a1', 'mark 25 b1']);
    play(world, '0 mark 25 a1', '1 mark 37 c1', '* expedition V3', '0 mark 25 b1', '1 mark 37 a2');
    play(world, '* expedition L4');
    expect(turnOf(world)).toEqual([1]);
  });
});
