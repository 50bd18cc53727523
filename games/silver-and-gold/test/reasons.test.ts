import { look } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeReasons } from '../../test/describe-coach.ts';
import { legalMove } from '../../test/legal-move.ts';
import { coach } from '../coach.ts';
import { game } from '../index.ts';
import { reasonFor } from '../reasons.ts';
import { crafted, play, type Position } from './crafted.ts';
import { dealt } from './setting.ts';

describeReasons(game, coach, reasonFor, 15);

type World = ReturnType<typeof crafted>;

function whyIn(world: World, move: string) {
  const view = look(world, 0);
  return reasonFor(view, legalMove(game, view, move));
}

const why = (move: string, position: Position) => whyIn(crafted(position), move);

describe('reasons to keep two cards', () => {
  /** The two cards that matter; 1 and 2, purple ones, are dealt besides. */
  const keep = (move: string, low: number, high: number) => {
    const referee = dealt({
      cards: [
        [low, high],
        [20, 21],
      ],
    });
    const view = referee.view(0);
    return reasonFor(view, legalMove(game, view, move));
  };

  it('a seal and a card it pays for go together, others don’t', () => {
    // Card 37 has a seal for purple, card 4 is purple.
    expect(keep('keep 4 37', 4, 37)).toEqual({
      kind: 'keepSeal',
      of: { colour: 'purple', bonus: 2 },
    });
    expect(keep('keep 1 4', 4, 37)).not.toMatchObject({ kind: 'keepSeal' });
  });

  it('two cards are small only if none of the others is smaller', () => {
    // 40 and 41 are grey, of 8 cells; the others have 14.
    expect(keep('keep 40 41', 40, 41)).toEqual({ kind: 'keepSmall', of: { cells: 16 } });
    expect(keep('keep 1 40', 40, 41)).not.toMatchObject({ kind: 'keepSmall' });
  });
});

describe('reasons for marks', () => {
  // Card 4 is purple: `.C#. P### #### C##X`; card 37 is grey, with a seal for purple.
  const sides = (free: string, more: { coins?: number; full?: readonly number[] } = {}) => [
    { cards: [4, 38], free: [free, 'b2'], ...more },
    { cards: [20, 21] },
  ];

  it('a card that is complete tells its points, and what seals add', () => {
    const position = { sides: sides('a3 b3 c3'), expedition: 'I3' };
    expect(why('mark 4 a3 b3 c3', position)).toEqual({
      kind: 'completes',
      of: { colour: 'purple', points: 14 },
    });
    expect(why('mark 4 a3', position)).toEqual({
      kind: 'nearer',
      of: { colour: 'purple', left: 2, points: 14 },
    });
    const sealed = { ...position, sides: sides('a3 b3 c3', { full: [37] }) };
    expect(why('mark 4 a3 b3 c3', sealed)).toEqual({
      kind: 'completesSealed',
      of: { colour: 'purple', points: 14, seals: 2 },
    });
  });

  it('a coin tells of the cup it earns, or of what is lacking for one', () => {
    const free = 'b1 c1 a3 b3 a4';
    const coin = (coins: number, cupsTaken = 0) =>
      why('mark 4 b1 c1', { sides: sides(free, { coins }), expedition: 'I2', cupsTaken });
    expect(coin(3)).toEqual({ kind: 'cup', of: { cup: 6 } });
    expect(coin(1)).toEqual({ kind: 'coin', of: { lacking: 2, cup: 6 } });
    expect(coin(3, 6)).toEqual({ kind: 'plainCoin', of: null });
    expect(coin(12)).toMatchObject({ kind: 'nearer' });
  });

  it('a cross and a palm tell what they bring', () => {
    const cross = { sides: sides('c4 d4 b1 a3'), expedition: 'I2' };
    expect(why('mark 4 c4 d4', cross)).toEqual({
      kind: 'cross',
      of: { colour: 'purple', left: 2 },
    });
    // Two cards of the market show one palm each.
    const market = [5, 11, 16, 22];
    const palm = { sides: sides('a2 b2 c3'), expedition: 'I2', market };
    expect(why('mark 4 a2 b2', palm)).toEqual({ kind: 'palm', of: { points: 3 } });
    expect(why('mark 4 c3', palm)).toMatchObject({ kind: 'nearer' });
  });

  it('in the last turn a mark without a sign scores nothing', () => {
    const position = { sides: sides('a3 b3 c3 d3'), expedition: 'I2' };
    expect(why('mark 4 a3 b3', { ...position, turns: 27 })).toEqual({
      kind: 'scoreless',
      of: null,
    });
    expect(why('mark 4 a3 b3', { ...position, turns: 26 })).toMatchObject({ kind: 'nearer' });
  });
});

describe('reasons to take a card', () => {
  const take = (
    move: string,
    market: readonly number[],
    full: readonly number[] = [],
    theirs = 21,
  ) => {
    const world = crafted({
      sides: [{ cards: [6, 40], free: ['a2', 'a1 b1 b2'], full }, { cards: [20, theirs] }],
      market,
      turns: 2,
    });
    play(world, '0 mark 6 a2', '1 mark 20 a1');
    return whyIn(world, move);
  };

  it('a card is taken for one’s own seal, or kept from the seal of another player', () => {
    // Card 13 pays for purple ones; 7 is purple.
    expect(take('take 7', [7, 22, 41, 24], [13])).toEqual({
      kind: 'takeForSeal',
      of: { colour: 'purple', bonus: 2 },
    });
    expect(take('take 7', [7, 22, 41, 24], [], 13)).toEqual({
      kind: 'takeDenies',
      of: { seat: 1, colour: 'purple', bonus: 2 },
    });
    expect(take('take 7', [7, 22, 41, 24])).toEqual({
      kind: 'takeLarge',
      of: { points: 14, turns: 25 },
    });
  });

  it('the smallest card of the market and the unseen one are told by cells', () => {
    expect(take('take 41', [7, 22, 41, 24])).toEqual({
      kind: 'takeSmall',
      of: { cells: 8, turns: 25 },
    });
    expect(take('take pile', [7, 22, 41, 24])).toEqual({ kind: 'pile', of: { cells: 8 } });
  });
});
