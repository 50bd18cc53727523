import { look } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeReasons } from '../../test/describe-coach.ts';
import { legalMove } from '../../test/legal-move.ts';
import { coach } from '../coach.ts';
import { game } from '../index.ts';
import { reasonFor } from '../reasons.ts';
import { crafted, run } from './crafted.ts';

// Matches at random are long here.
describeReasons(game, coach, reasonFor, 20, 4);

type Position = Parameters<typeof crafted>[0];
type World = ReturnType<typeof crafted>;

function whyIn(world: World, move: string) {
  const view = look(world, 0);
  return reasonFor(view, legalMove(game, view, move));
}

/** The reason for a move of seat 0, with such a hand. */
const why = (move: string, own: string, more: Partial<Position> = {}) =>
  whyIn(crafted({ hands: [own, 'B0 R0 Y0 V0', 'B1 R1 Y1 V1'], top: 'B5', ...more }), move);

describe('reasons for a play', () => {
  it('a golden hand wins the round; what leaves only golden twelves leads there', () => {
    expect(why('play *12 *12', '*12 *12')).toEqual({ kind: 'finishes', of: { goldens: 2 } });
    expect(why('play B6', '*12 B6')).toEqual({ kind: 'leavesGolden', of: { goldens: 1 } });
    expect(why('play B6', '*12 B6 B9')).not.toMatchObject({ kind: 'leavesGolden' });
  });

  it('one card that is left can’t be the last, unless it is an action', () => {
    expect(why('play B6', 'B6 B9')).toEqual({ kind: 'leavesOne', of: null });
    expect(why('play B6', 'B6 +P')).toEqual({ kind: 'sheds', of: { points: 6, rest: 25 } });
  });

  it('a 2 tells who owes what, and that somebody is about to finish', () => {
    expect(why('play G2', 'G2 R9 V9')).toEqual({ kind: 'two', of: { next: 1, cards: 2 } });
    const hands = ['G2 R9 V9', 'B0 R0', 'B1 R1 Y1'];
    expect(why('play G2', '', { hands })).toEqual({
      kind: 'twoDenies',
      of: { next: 1, cards: 2, held: 2 },
    });
  });

  it('a Happy Man brings the figure, from somebody or not, unless it is there already', () => {
    const figure = (owner?: number) =>
      why('play BH', 'BH R9 V9', owner === undefined ? {} : { figure: owner });
    expect(figure()).toEqual({ kind: 'figure', of: { points: 25 } });
    expect(figure(2)).toEqual({ kind: 'figureFrom', of: { seat: 2 } });
    expect(figure(0)).toEqual({ kind: 'sheds', of: { points: 25, rest: 18 } });
  });

  it('actions tell whom they take from', () => {
    expect(why('play +P', '+P B6 B9')).toEqual({ kind: 'profusion', of: { victims: 2 } });
    expect(why('play +D', '+D B6 B9')).toEqual({ kind: 'drawOne', of: { next: 1 } });
    const hands = ['+D +E B6 B9', '', 'R0 R9'];
    expect(why('play +D', '', { hands })).toEqual({ kind: 'drawOneNothing', of: { next: 1 } });
    expect(why('play +E', '', { hands })).toEqual({
      kind: 'exchange',
      of: { seat: 2, theirs: 2, own: 3 },
    });
  });

  it('other cards tell what leaves the hand and what it then counts', () => {
    expect(why('play B6', 'B6 G9 B50')).toEqual({ kind: 'sheds', of: { points: 6, rest: 59 } });
    expect(why('play B6 G6', 'B6 G6 V9 V8')).toEqual({
      kind: 'several',
      of: { cards: 2, points: 12, rest: 17 },
    });
    expect(why('play B0', 'B0 G9 V9')).toEqual({ kind: 'shedsNothing', of: { left: 2 } });
    const hands = ['B6 G9 V9', 'B0 R0 Y0', 'B1'];
    expect(why('play B6', '', { hands })).toEqual({
      kind: 'inDanger',
      of: { seat: 2, points: 6, rest: 18 },
    });
  });
});

describe('reasons for what needs no card', () => {
  it('a pass hands a debt on, or saves a draw', () => {
    expect(why('pass', 'G9 G8', { debt: 4 })).toEqual({
      kind: 'passDebt',
      of: { next: 1, cards: 4, left: 2 },
    });
    expect(why('pass', 'G9 G8', { passes: [2, 0, 0] })).toEqual({ kind: 'pass', of: { left: 0 } });
  });

  it('a debt is accepted freely, or because no pass is left', () => {
    expect(why('accept', 'G9 G8', { debt: 4 })).toEqual({ kind: 'accept', of: { cards: 4 } });
    expect(why('accept', 'G9 G8', { debt: 4, passes: [3, 0, 0] })).toEqual({
      kind: 'acceptDue',
      of: { cards: 4 },
    });
  });

  it('a draw tells whether something could be played instead', () => {
    expect(why('draw', 'G9 R9')).toEqual({ kind: 'drawForced', of: { left: 1 } });
    expect(why('draw', 'G9 B9')).toEqual({ kind: 'drawFirst', of: { left: 1 } });
  });
});

describe('reasons for a partner of an Exchange', () => {
  it('a partner has few cards, fewer, or no fewer', () => {
    const world = crafted({
      hands: ['+E B6 B9 G9 G8', 'V1', 'R0 R9 R8', 'Y0 Y8 Y9 Y1'],
      top: 'B5',
    });
    run(world, '0 play +E');
    const of = (seat: number, theirs: number) => ({ seat, theirs, own: 4 });
    expect(whyIn(world, 'exchange 1')).toEqual({ kind: 'swapDenies', of: of(1, 1) });
    expect(whyIn(world, 'exchange 2')).toEqual({ kind: 'swapFewer', of: of(2, 3) });
    expect(whyIn(world, 'exchange 3')).toEqual({ kind: 'swapMore', of: of(3, 4) });
  });
});
