import { centreMove, swapMove } from '@pepite/games/or-etc/moves';
import { type Card, NO_CARD } from '@pepite/games/or-etc/pieces';
import type { Hand } from '@pepite/games/or-etc/world';
import { itemAt, type Move } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../choices.ts';
import { completedWith, helps } from '../exchange/completing.ts';
import { card, deck, dice, tableFor } from './crafted.ts';

const PAIR = card('33---:2');
const OTHER = card('XX---:1');

/** Seat 0 has 2, 3, 4, 5 and 6, and would have a pair of 3s with another 3 for its 2. */
function scene(held: readonly Card[], moves: readonly Move[]) {
  const table = tableFor(2);
  itemAt(table.players, 0).dice = dice('23456');
  const cards = Array.from({ length: deck.kinds + 1 }, () => 0);
  for (const one of held) cards[one] = itemAt(cards, one) + 1;
  const kinds = held.reduce((set, one) => set | (1 << one), 0);
  const hand: Hand = { cards, kinds, choice: 0 };
  return { deck, table, seat: 0, hand, choices: choicesOf(moves, 0) };
}

const WANTED = { from: 'centre', take: 3 } as const;
const paying = (paid: Card): Move => centreMove(2, 3, paid);

describe('what an exchange completes', () => {
  it('a card that is paid is not completed by what it pays for', () => {
    const one = scene([PAIR], [paying(PAIR)]);
    expect(helps(one, WANTED, 2)).toBe(false);
    expect(one.choices.trades.map((trade) => completedWith(one, trade))).toEqual([[]]);
  });

  it('the second of two equal cards is completed while the first pays', () => {
    const two = scene([PAIR, PAIR], [paying(PAIR)]);
    expect(helps(two, WANTED, 2)).toBe(true);
    expect(two.choices.trades.map((trade) => completedWith(two, trade))).toEqual([[PAIR]]);
  });

  it('a card is completed while another that could be laid as well pays', () => {
    const both = scene([PAIR, OTHER], [paying(PAIR), paying(OTHER)]);
    expect(helps(both, WANTED, 2)).toBe(true);
    expect(both.choices.trades.map((trade) => completedWith(both, trade))).toEqual([
      [OTHER],
      [PAIR],
    ]);
  });

  it('a card is completed for nothing with the mug', () => {
    const mug = scene([PAIR], [swapMove(2, 3)]);
    expect(helps(mug, WANTED, 2)).toBe(true);
    expect(completedWith(mug, itemAt(mug.choices.trades, 0))).toEqual([PAIR]);
    expect(itemAt(mug.choices.trades, 0).card).toBe(NO_CARD);
  });

  it('a die that can’t be had completes nothing', () => {
    expect(helps(scene([PAIR], []), WANTED, 2)).toBe(false);
    expect(helps(scene([PAIR], [paying(PAIR)]), WANTED, undefined)).toBe(false);
  });
});
