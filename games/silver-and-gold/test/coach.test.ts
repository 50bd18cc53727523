import { look } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeCoach } from '../../test/describe-coach.ts';
import { coach } from '../coach.ts';
import { find } from '../facts.ts';
import { game } from '../index.ts';
import { crafted, play, type Position } from './crafted.ts';
import { dealt } from './setting.ts';

describeCoach(game, coach, find, 12);

const found = (position: Position, seat = 0) => find(look(crafted(position), seat));

describe('what the coach finds before two cards are kept', () => {
  it('the coach finds a seal that pays for another card of the deal', () => {
    // Card 37 has a seal for purple, card 4 is purple.
    const referee = dealt({
      cards: [
        [4, 37],
        [20, 21],
      ],
    });
    expect(find(referee.view(0))).toEqual({
      kind: 'keepSeal',
      of: { colour: 'purple', bonus: 2 },
    });
  });
});

describe('what the coach finds while all mark', () => {
  // Card 4: `.C#. P### #### C##X`; card 37 is grey: `#.#. #### #.#.` without signs.
  const sides = (free: string, coins = 0) => [
    { cards: [4, 37], free: [free, 'a1 c1 c2'], coins },
    { cards: [20, 21] },
  ];

  it('the coach finds a card that the shape or one cell completes', () => {
    expect(found({ sides: sides('a3 b3 c3'), expedition: 'I3' })).toEqual({
      kind: 'complete',
      of: { colour: 'purple', points: 14 },
    });
    expect(found({ sides: sides('b2'), expedition: 'O4' })).toMatchObject({ kind: 'complete' });
  });

  it('the coach finds what the shape can cover: a cup, a cross, a palm, a coin', () => {
    const coins = 'b1 c1 a3 b3 a4';
    expect(found({ sides: sides(coins, 3), expedition: 'I2' })).toEqual({
      kind: 'cup',
      of: { cup: 6 },
    });
    expect(found({ sides: sides(coins, 2), expedition: 'I2' })).toEqual({
      kind: 'coin',
      of: { lacking: 2, cup: 6 },
    });
    expect(found({ sides: sides('c4 d4 b1 a3'), expedition: 'I2' })).toMatchObject({
      kind: 'cross',
    });
    // Two cards of the market show one palm each.
    const market = [5, 11, 16, 20];
    expect(
      found({ sides: [{ cards: [4, 37], free: ['a2 b2 c3', ''] }, { cards: [21, 22] }], market }),
    ).toEqual({ kind: 'palm', of: { points: 3 } });
  });

  it('the coach finds that the shape fits nowhere', () => {
    expect(found({ sides: sides('a3 c3 d4'), expedition: 'O4' })).toEqual({
      kind: 'misfit',
      of: null,
    });
  });

  it('the coach names the last turn, unless a card can be completed', () => {
    expect(found({ sides: sides('a3 b3 c3 d3'), turns: 27 })).toEqual({
      kind: 'lastTurn',
      of: null,
    });
    expect(found({ sides: sides('a3 b3'), turns: 27 })).toMatchObject({ kind: 'complete' });
  });
});

describe('what the coach finds when a card is full', () => {
  const taking = (turns: number, full: readonly number[], market: readonly number[]) => {
    const world = crafted({
      sides: [{ cards: [6, 40], free: ['a2', 'a1 b1 b2'], full }, { cards: [20, 21] }],
      market,
      turns,
    });
    play(world, '0 mark 6 a2', '1 mark 21 c1');
    return find(look(world, 0));
  };

  it('the coach finds a seal that the market has a card for', () => {
    // Card 13 pays for purple ones; 7 is purple.
    expect(taking(2, [13], [7, 22, 23, 24])).toEqual({
      kind: 'takeForSeal',
      of: { colour: 'purple', bonus: 2 },
    });
  });

  it('the coach says how few turns are left, towards the end', () => {
    expect(taking(25, [], [7, 22, 23, 41])).toEqual({
      kind: 'takeLate',
      of: { turns: 2, cells: 8 },
    });
  });
});
