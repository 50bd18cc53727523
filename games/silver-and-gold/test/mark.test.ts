import { size } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { sealMark } from '../steps/mark.ts';
import { game as silverAndGold } from '../index.ts';
import { bonusMove, markMove } from '../moves.ts';
import { placeOf, PLACES } from '../data/patterns.ts';
import { ALL_CARDS, CELLS, CROSSES } from '../pieces.ts';
import { cells, crafted, faultOf, legalIn, outcomes, play, turnOf } from './crafted.ts';
import { expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { ready } from './setting.ts';

describe('reveal', () => {
  it('[S6] every card left may come next, twice as likely where two are left', () => {
    const world = crafted({ sides: [{ cards: [25, 26] }], expedition: 'O4' });
    play(world, '0 mark 25 a1');
    // Seven are left: the square is gone.
    expect(new Map(outcomes(world))).toEqual(
      new Map([
        ['expedition I2', 1],
        ['expedition T4', 1],
        ['expedition L4', 1],
        ['expedition I3', 2],
        ['expedition V3', 2],
      ]),
    );
  });

  it('[S2, S6] a pattern is revealed as often as there are cards of it, in a round', () => {
    const referee = ready({ cards: [[13, 16]] });
    playLines(referee, '* expedition I3', '0 mark 13 a2', '* expedition I3', '0 mark 13 a3');
    expectRefused(referee, '* expedition I3', 'expeditionGone', 'S2');
    playLines(referee, '* expedition T4');
    expectRefused(referee, '* expedition V3', 'markDue', 'S7');
  });

  it('[S6] a revealed card counts for everyone, and earlier ones are not to be seen', () => {
    const one = ready({
      cards: [
        [13, 16],
        [25, 26],
      ],
      market: [1, 2, 3, 4],
    });
    const other = ready({
      cards: [
        [13, 16],
        [25, 26],
      ],
      market: [1, 2, 3, 4],
    });
    playLines(one, '* expedition T4', '0 mark 13 a2', '1 mark 25 a1', '* expedition I3');
    playLines(other, '* expedition O4', '0 mark 13 a2', '1 mark 25 a1', '* expedition I3');
    expect(JSON.stringify(one.view(0))).toBe(JSON.stringify(other.view(0)));
    for (const seat of [0, 1]) {
      expect(legal(one, seat).some((text) => text.split(' ').length === 5)).toBe(true);
    }
  });
});

describe('mark', () => {
  // 25 is #### / #..# / ####, 39 is ### / #.# / ###.
  const PAIR = { cards: [25, 39] };

  it('[S7] the pattern fits wherever its cells are free, on either card', () => {
    const world = crafted({ sides: [PAIR], expedition: 'I3' });
    expect(legalIn(world, 0).filter((text) => text.split(' ').length > 3)).toEqual([
      'mark 25 a1 a2 a3',
      'mark 25 a1 b1 c1',
      'mark 25 a3 b3 c3',
      'mark 25 b1 c1 d1',
      'mark 25 b3 c3 d3',
      'mark 25 d1 d2 d3',
      'mark 39 a1 a2 a3',
      'mark 39 a1 b1 c1',
      'mark 39 a3 b3 c3',
      'mark 39 c1 c2 c3',
    ]);
  });

  it('[S7] a corner may be turned in all four ways, and an L turned and mirrored', () => {
    const corners = crafted({ sides: [PAIR], expedition: 'V3' });
    for (const text of ['a1 b1 a2', 'c1 d1 d2', 'a2 a3 b3', 'd2 c3 d3']) {
      expect(faultOf(corners, 0, `mark 25 ${text}`)).toBeUndefined();
    }
    const hooks = crafted({ sides: [PAIR], expedition: 'L4' });
    for (const text of [
      'a1 b1 c1 a2',
      'a1 a2 a3 b3',
      'b1 c1 d1 d2',
      'a2 a3 b3 c3',
      'd2 b3 c3 d3',
    ]) {
      expect(faultOf(hooks, 0, `mark 25 ${text}`)).toBeUndefined();
    }
  });

  it('[S7] a pattern lies wholly on free cells of one’s own card, as it was revealed', () => {
    const world = crafted({
      sides: [{ cards: [25, 39], free: ['a1 b1 c1 d1', 'a1 a3'] }, { cards: [26, 37] }],
      expedition: 'I3',
    });
    expect(faultOf(world, 0, 'mark 26 a1 b1 c1')).toBe('cardNotYours');
    expect(faultOf(world, 0, 'mark 25 a1 b1')).toBe('otherPattern');
    expect(faultOf(world, 0, 'mark 25 a1 b1 a2')).toBe('otherPattern');
    expect(faultOf(world, 0, 'mark 25 a2 b2 c2')).toBe('noSuchCell');
    expect(faultOf(world, 0, 'mark 39 a1 a2 a3')).toBe('cellMarked');
    expect(faultOf(world, 0, 'mark 25 b1 c1 d1')).toBeUndefined();
    expect(faultOf(world, 0, 'take pile')).toBe('markDue');
    // Cells that make no pattern at all, in disorder or twice, are no move.
    for (const text of ['a1 c1', 'b1 a1 c1', 'a1 a1', 'a5', 'e1', '']) {
      expect(silverAndGold.parse(`mark 25 ${text}`)).toBeUndefined();
    }
  });

  it('[S7] a cell is marked once only, also within one’s own hidden marks', () => {
    // 40 is X#. / ### / ###.
    const world = crafted({ sides: [{ cards: [25, 40] }, PAIR2] });
    play(world, '0 mark 40 a1');
    expect(faultOf(world, 0, 'bonus 40 a1')).toBe('cellMarked');
    expect(legalIn(world, 0)).not.toContain('bonus 40 a1');
  });

  it('[S7] everyone marks at once, in any order, and marks are shown when all are done', () => {
    const world = crafted({ sides: [PAIR, PAIR2, { cards: [1, 2] }], expedition: 'I2' });
    expect(turnOf(world)).toEqual([0, 1, 2]);
    play(world, '1 mark 26 a1 b1');
    expect(turnOf(world)).toEqual([0, 2]);
    play(world, '2 mark 1 b1 c1', '0 mark 39 a1');
    const marked = world.table.players.map(({ free }) => free);
    // By bits: a1 is 1, b1 is 2, c1 is 4.
    expect(marked.map(([, second]) => second & 7)).toEqual([6, 5, 7]);
    expect(marked.map(([first]) => first & 7)).toEqual([7, 4, 1]);
  });

  it('[S8] a player may mark any free cell instead, even where the pattern fits', () => {
    const world = crafted({ sides: [{ cards: [25, 39], free: ['a1 b1', 'c3'] }] });
    expect(legalIn(world, 0)).toEqual(['mark 25 a1', 'mark 25 a1 b1', 'mark 25 b1', 'mark 39 c3']);
  });

  it('[S8] a player who can’t use the pattern marks one cell, and nobody marks nothing', () => {
    const world = crafted({ sides: [{ cards: [25, 39], free: ['a1 c1', ''] }], expedition: 'O4' });
    expect(legalIn(world, 0)).toEqual(['mark 25 a1', 'mark 25 c1']);
    expect(silverAndGold.parse('pass')).toBeUndefined();
    expect(silverAndGold.parse('mark 25')).toBeUndefined();
  });

  it('[S8] a player without a free cell is not asked, and the turn goes on', () => {
    const some = crafted({ sides: [{ cards: [25] }, { cards: [] }], pile: [], expedition: 'I2' });
    expect(turnOf(some)).toEqual([0]);
    play(some, '0 mark 25 a1');
    expect(some.table.turns).toBe(1);
    const last = crafted({
      sides: [{ cards: [25], free: ['a1'] }, { cards: [] }],
      pile: [],
      expedition: 'I2',
    });
    play(last, '0 mark 25 a1', '* expedition V3');
    // Nobody could mark: the second turn is over at once.
    expect(last.table.turns).toBe(2);
  });
});

const PAIR2 = { cards: [26, 37] };

describe('crosses', () => {
  // 1 is X### / .##. / X##X / ####, 40 is X#. / ### / ###.
  it('[S9] a cross gives one more cell at once, anywhere on either card', () => {
    const world = crafted({ sides: [{ cards: [25, 40] }, PAIR2] });
    play(world, '0 mark 40 a1 b1');
    expect(turnOf(world)).toEqual([0, 1]);
    const texts = legalIn(world, 0);
    expect(texts.every((text) => text.startsWith('bonus ') && text.split(' ').length === 3)).toBe(
      true,
    );
    expect(texts).toHaveLength(10 + 6);
    expect(faultOf(world, 0, 'mark 25 a1')).toBe('bonusDue');
    expect(faultOf(world, 0, 'bonus 26 a1')).toBe('cardNotYours');
    expect(faultOf(world, 0, 'bonus 25 b2')).toBe('noSuchCell');
    play(world, '0 bonus 25 a1');
    expect(turnOf(world)).toEqual([1]);
  });

  it('[S9] no more cells are marked without a cross, and a bonus is one cell', () => {
    const world = crafted({ sides: [{ cards: [25, 40] }, PAIR2] });
    expect(faultOf(world, 0, 'bonus 25 a1')).toBe('noBonus');
    play(world, '0 mark 25 a1 b1');
    expect(turnOf(world)).toEqual([1]);
    expect(silverAndGold.parse('bonus 25 a1 b1')).toBeUndefined();
  });

  it('[S9] chains go on from cross to cross', () => {
    const world = crafted({ sides: [{ cards: [1, 40] }, PAIR2] });
    play(world, '0 mark 40 a1', '0 bonus 1 a1', '0 bonus 1 a3', '0 bonus 1 d3');
    expect(turnOf(world)).toEqual([0, 1]);
    play(world, '0 bonus 1 b1');
    expect(turnOf(world)).toEqual([1]);
  });

  it('[S9] a pattern over two crosses gives two cells, though no printed card has that', () => {
    for (const card of ALL_CARDS) {
      const places = PLACES.filter((cells) => (cells & ~CELLS[card]) === 0);
      expect(Math.max(...places.map((cells) => size(cells & CROSSES[card])))).toBeLessThan(2);
    }
    // So the line b1 c1 d1 on card 14, .X.X / .#.# / #### / ####, as if it had a cell at c1.
    const { table, hands } = crafted({ sides: [{ cards: [14, 25] }] });
    const line = markMove(14, placeOf(cells('b1 c1 d1')) ?? -1);
    expect(sealMark(table.players[0], hands[0], line)).toBe(false);
    expect(hands[0].bonus).toBe(2);
    expect(sealMark(table.players[0], hands[0], bonusMove(25, 0))).toBe(false);
    expect(sealMark(table.players[0], hands[0], bonusMove(25, 1))).toBe(true);
  });

  it('[S9] a bonus without a free cell is lost', () => {
    const world = crafted({
      sides: [{ cards: [40, 25], free: ['a1', ''] }, PAIR2],
      market: [1, 2, 3, 4],
    });
    play(world, '0 mark 40 a1');
    expect(turnOf(world)).toEqual([1]);
    expect(world.hands[0].bonus).toBe(0);
  });

  it('[S9] a turn can be taken back as a whole while others still choose', () => {
    const referee = ready({
      cards: [
        [25, 40],
        [26, 37],
      ],
    });
    playLines(referee, '* expedition I2', '0 mark 40 a1', '0 bonus 25 a1');
    expect(referee.chosen(0)).toHaveLength(2);
    expect(referee.takeBack(0)).toBeUndefined();
    expect(referee.chosen(0)).toEqual([]);
    expect(legal(referee, 0)).toContain('mark 40 a1 b1');
    playLines(referee, '1 mark 26 a1', '0 mark 40 a1');
    expect(referee.takeBack(0)).toBeUndefined();
    expect(referee.chosen(1)).toHaveLength(1);
    playLines(referee, '0 mark 25 a1');
    expect(referee.journal.slice(-2).map(({ actor }) => actor)).toEqual([0, 1]);
  });
});
