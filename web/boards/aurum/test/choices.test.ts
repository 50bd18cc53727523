import { BID, END, KEEP, PLAY, swapMove } from '@pepite/games/aurum/moves';
import { goldCard } from '@pepite/games/aurum/pieces';
import { describe, expect, it } from 'vitest';
import { askedSteps, beginSwap, choicesOf, nextStep, partsOf } from '../choices.ts';
import { sorted } from '../sorting.ts';
import { cardName, listNames } from '../words.ts';

const SWAPS = [0, 2].flatMap((target) =>
  [7, 18].map((card) => swapMove(goldCard(3), target, card)),
);

describe('the choices of a seat', () => {
  it('the moves of a seat are sorted by what is asked for', () => {
    expect(choicesOf([BID + 7, BID + 18]).bids).toEqual([7, 18]);
    expect(choicesOf([PLAY + goldCard(0), END])).toMatchObject({ plays: [60], end: true });
    expect(choicesOf([KEEP, ...SWAPS])).toMatchObject({ keep: true, end: false, swaps: SWAPS });
    expect(choicesOf([])).toEqual({ bids: [], plays: [], keep: false, end: false, swaps: [] });
  });

  it('a swap is put together step by step, and only real choices are asked for', () => {
    const begun = beginSwap(SWAPS);
    expect(begun).toEqual({ paid: goldCard(3) });
    expect(nextStep(begun)).toBe('target');
    // Nobody is told that the second step of three comes first.
    expect(askedSteps(SWAPS)).toEqual(['target', 'card']);
    expect(partsOf(SWAPS, 'target')).toEqual([0, 2]);
    expect(nextStep({ ...begun, target: 2 })).toBe('card');
    expect(partsOf(SWAPS, 'card')).toEqual([7, 18]);
    expect(nextStep({ ...begun, target: 2, card: 7 })).toBeUndefined();
  });
});

it('a hand is sorted by metal, or by value and then by metal', () => {
  expect(sorted([41, 18, 7, 8], 'metal')).toEqual([7, 8, 18, 41]);
  expect(sorted([41, 18, 7, 8], 'value')).toEqual([41, 7, 8, 18]);
});

it('cards and players are named in both languages', () => {
  expect(cardName(37, 'en')).toBe('silver 7');
  expect(cardName(goldCard(8), 'fr')).toBe('or 8');
  expect(listNames(['Ana', 'Bo', 'Cy'], 'fr')).toBe('Ana, Bo et Cy');
});
