import { deckOf, STANDARD_DECK } from '@pepite/games/or-etc/pieces/deck';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { differencesOf } from '../differences.ts';
import { PRINTED, withCard, withNewCard, withoutCard, withTool } from '../draft.ts';
import { oddsOf } from '../odds.ts';
import { facesOf, pagesOf } from '../print/pages.ts';
import { summaryOf } from '../summary.ts';

const oddsFor = (pattern: string) =>
  itemAt(oddsOf(deckOf({ cards: [{ pattern, exits: 1, value: 1, copies: 20 }] })), 1);

describe('chances', () => {
  it('chances in one roll are those that one can count', () => {
    expect(oddsFor('-----').oneRoll).toBeCloseTo(1, 12);
    expect(oddsFor('66666').oneRoll).toBeCloseTo(1 / 7776, 12);
    expect(oddsFor('6----').oneRoll).toBeCloseTo(1 - (5 / 6) ** 5, 12);
    // Any pair: all but five different values.
    expect(oddsFor('XX---').oneRoll).toBeCloseTo(1 - 720 / 7776, 12);
    // A full house: X ≠ Y, so five of a kind is none.
    expect(oddsFor('XXYYY').oneRoll).toBeCloseTo(300 / 7776, 12);
  });

  it('chances with dice rolled again are the best that can be made of each roll', () => {
    // Each die that is no six is rolled again, or one of them.
    const { oneDie, anyDice } = oddsFor('66666');
    expect(anyDice).toBeCloseTo((1 - (5 / 6) ** 2) ** 5, 12);
    expect(oneDie).toBeCloseTo(1 / 7776 + (25 / 7776) * (1 / 6), 12);
    const single = oddsFor('6----');
    expect(single.oneDie).toBeCloseTo(1 - (5 / 6) ** 6, 12);
    expect(single.anyDice).toBeCloseTo(1 - (5 / 6) ** 10, 12);
  });

  it('more dice again are never worse', () => {
    for (const { oneRoll, oneDie, anyDice } of oddsOf(STANDARD_DECK).slice(1)) {
      expect(oneDie).toBeGreaterThanOrEqual(oneRoll);
      expect(anyDice).toBeGreaterThanOrEqual(oneDie);
    }
  });
});

describe('the summary', () => {
  it('the summary counts the cards of a match, and weighs them by their copies', () => {
    expect(summaryOf(STANDARD_DECK, { sheets: 4, accidents: 3 }, 4)).toEqual({
      kinds: 17,
      filons: 120,
      accidents: 12,
      others: 10,
      meanValue: 3,
      meanExits: 58 / 30,
    });
  });

  it('the pages have every card that is in the box, nine to a page', () => {
    const faces = facesOf(STANDARD_DECK, { sheets: 4, accidents: 3 }, 4);
    expect(faces).toHaveLength(120 + 12 + 6 + 4);
    expect(pagesOf(faces).map((page) => page.length)).toEqual([
      ...Array.from({ length: 15 }, () => 9),
      7,
    ]);
  });
});

describe('what differs from the printed game', () => {
  it('nothing differs at first', () => {
    expect(differencesOf(PRINTED)).toEqual([]);
  });

  it('a card that was changed is told as changed, whichever of its fields', () => {
    const draft = withCard(withCard(PRINTED, 1, { value: 6 }), 5, { exits: 3, copies: 1 });
    expect(differencesOf(draft)).toMatchObject([
      { kind: 'changed', card: { key: 1 }, fields: ['value'] },
      { kind: 'changed', card: { key: 5 }, fields: ['exits', 'copies'] },
    ]);
    const other = withCard(PRINTED, 5, { pattern: 'XXXXX' });
    expect(differencesOf(other)).toMatchObject([
      { card: { pattern: 'XXXX-' }, fields: ['pattern'] },
    ]);
  });

  it('cards that came and went, tools and numbers are told', () => {
    const draft = withTool(withoutCard(withNewCard(PRINTED), 3), 'pick', 4);
    const kinds = differencesOf({ ...draft, sheets: 2, accidents: 1 }).map(({ kind }) => kind);
    expect(kinds).toEqual(['added', 'removed', 'tool', 'sheets', 'accidents']);
  });
});
