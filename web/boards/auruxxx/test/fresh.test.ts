import { describe, expect, it } from 'vitest';
import type { Deed } from '../events.ts';
import { freshAfter } from '../fresh.ts';
import { heldOf } from '../sorting.ts';
import { card } from './cards.ts';

const handOf = (texts: string) => heldOf(texts.split(' ').map(card));
const RED_SEVEN = card('R7');
const drew = (seat: number): Deed => ({ kind: 'drew', seat, cards: [RED_SEVEN] });
const laid = (seat: number): Deed => ({ kind: 'laid', seat, cards: [card('B6')] });

describe('the mark on new cards', () => {
  it('new cards are marked when they come, of two equal ones the second', () => {
    expect(freshAfter([drew(0)], 0, handOf('B6 R7 R7'), [])).toEqual([`${RED_SEVEN}.1`]);
    const thefts = [{ victim: 1, card: RED_SEVEN }];
    expect(freshAfter([{ kind: 'stole', seat: 0, thefts }], 0, handOf('R7'), [])).toHaveLength(1);
    expect(freshAfter([{ kind: 'stole', seat: 1, thefts }], 0, handOf('R7'), [])).toEqual([]);
  });

  it('new cards stay marked while others play, until their owner plays', () => {
    const hand = handOf('R7 R7');
    expect(freshAfter([drew(1), laid(1)], 0, hand, [`${RED_SEVEN}.1`])).toEqual([`${RED_SEVEN}.1`]);
    expect(freshAfter([laid(0)], 0, hand, [`${RED_SEVEN}.1`])).toEqual([]);
    expect(freshAfter([laid(1)], 0, handOf('B6'), [`${RED_SEVEN}.1`])).toEqual([]);
  });

  it('no card is marked after a jump through a replay, or in a whole new hand', () => {
    const hand = handOf('R7');
    const before = [`${RED_SEVEN}.0`];
    expect(freshAfter([], 0, hand, before)).toEqual([]);
    expect(freshAfter([{ kind: 'dealt', card: 9 }], 0, hand, before)).toEqual([]);
    expect(freshAfter([{ kind: 'swapped', seat: 1, partner: 0 }], 0, hand, before)).toEqual([]);
    expect(freshAfter([{ kind: 'swapped', seat: 1, partner: 2 }], 0, hand, before)).toEqual(before);
  });
});
