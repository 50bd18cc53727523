import { Step, type Table } from '@pepite/games/or-etc/world';
import { below, oneSeat, OVER, simultaneous } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { pieceOf, throwingOf } from '../places/dice.ts';
import { tableLayoutFor } from '../places/table-layout.ts';
import { isAskedOfDeal, questionOf, standingOf } from '../scene.ts';
import { tableFor } from './crafted.ts';

function playing(change: Partial<Table> = {}): Table {
  const table = tableFor(4);
  return Object.assign(table, { turn: 2, phase: 1, step: Step.act, participants: 0b0111 }, change);
}

describe('what a seat is doing', () => {
  it('the turn says which seat acts, has passed or sits out', () => {
    const table = playing({ passed: 0b0010 });
    const standings = [0, 1, 2, 3].map((seat) => standingOf({ table, turn: oneSeat(0) }, seat));
    expect(standings).toEqual(['toAct', 'passed', undefined, 'sitsOut']);
  });

  it('the turn says who has yet to choose, where several choose at once', () => {
    const table = playing({ step: Step.lay });
    const turn = simultaneous(0b0011, 0b0100);
    const standings = [0, 1, 2, 3].map((seat) => standingOf({ table, turn }, seat));
    expect(standings).toEqual(['thinking', 'thinking', 'chosen', undefined]);
  });

  it('seats do nothing when the match is over, or in the auction', () => {
    expect(standingOf({ table: playing({ step: Step.over }), turn: OVER }, 0)).toBeUndefined();
    expect(standingOf({ table: playing({ step: Step.bid }), turn: oneSeat(0) }, 0)).toBeUndefined();
  });
});

it('a seat is asked about a deal while it may answer or contest it', () => {
  const answering = { table: playing({ step: Step.answer }), turn: oneSeat(1) };
  expect([0, 1].map((seat) => isAskedOfDeal(answering, seat))).toEqual([false, true]);
  const contesting = { table: playing({ step: Step.contest }), turn: simultaneous(0b0010, 0b0100) };
  expect([1, 2].map((seat) => isAskedOfDeal(contesting, seat))).toEqual([true, false]);
  const acting = { table: playing(), turn: oneSeat(1) };
  expect(isAskedOfDeal(acting, 1)).toBe(false);
});

it('a new phase asks another question, and a choice of somebody else does not', () => {
  const table = playing({ step: Step.lay });
  const before = questionOf(table, 0);
  expect(questionOf({ ...table, chosen: below(3) }, 0)).toBe(before);
  expect(questionOf({ ...table, phase: 2 }, 0)).not.toBe(before);
});

it('dice of another phase are other pieces, and are thrown anew', () => {
  const [table, later] = [playing(), playing({ phase: 2 })];
  expect(pieceOf(table, 5)).not.toBe(pieceOf(later, 5));
  expect(throwingOf(table, 0)).not.toBe(throwingOf(later, 0));
});

describe('the layout of the table', () => {
  it('the table folds five other players on a phone, and puts them beside it in landscape', () => {
    expect(tableLayoutFor(328, 250, 5)).toMatchObject({
      isBeside: false,
      isFolded: true,
      columns: 3,
    });
    expect(tableLayoutFor(812, 150, 5)).toMatchObject({
      isBeside: true,
      isFolded: true,
      columns: 3,
    });
  });

  it('the table unfolds the others where there is space', () => {
    expect(tableLayoutFor(1020, 340, 5)).toMatchObject({
      isBeside: true,
      isFolded: false,
      hasWholeMines: false,
    });
    expect(tableLayoutFor(788, 760, 5)).toMatchObject({ isBeside: false, isFolded: false });
    expect(tableLayoutFor(328, 250, 1)).toMatchObject({ isFolded: false, columns: 1 });
  });

  it('one’s own mine is always there: drawn where that can be read, else in a line', () => {
    const mineIn = (width: number, height: number, others: number): string =>
      tableLayoutFor(width, height, others).mine;
    expect([mineIn(328, 250, 5), mineIn(328, 250, 1)]).toEqual(['line', 'line']);
    expect(mineIn(608, 112, 5)).toBe('thin');
    expect([mineIn(1020, 340, 5), mineIn(398, 560, 3), mineIn(358, 430, 5)]).toEqual(
      Array.from({ length: 3 }, () => 'small'),
    );
    // Below the news a deep mine would be too low to be read.
    expect(mineIn(788, 760, 5)).toBe('small');
    expect([mineIn(1490, 650, 5), mineIn(788, 760, 1)]).toEqual(['large', 'large']);
  });

  it('folded players get fewer columns, and larger dice, where the mine can spare it', () => {
    expect(tableLayoutFor(358, 430, 5)).toMatchObject({ isFolded: true, columns: 2 });
    expect(tableLayoutFor(328, 250, 5)).toMatchObject({ isFolded: true, columns: 3 });
  });

  it('dice of folded players are as large as their places allow, and words come with room', () => {
    // Three columns of 106 pixels, two of 177: then height is what limits dice.
    const [narrow, wide] = [tableLayoutFor(328, 250, 5), tableLayoutFor(358, 430, 5)];
    expect([Math.floor(narrow.foldedDie), narrow.hasWords]).toEqual([15, false]);
    expect([wide.foldedDie, wide.hasWords]).toEqual([24, true]);
    // Beside the middle places may be higher, and dice with them, but no larger than elsewhere.
    expect(tableLayoutFor(812, 150, 2)).toMatchObject({ placeHeight: 71, foldedDie: 40 });
    expect(tableLayoutFor(812, 150, 5)).toMatchObject({ placeHeight: 71, hasWords: true });
  });

  it('folded players show their cards and exits where dice leave room for them', () => {
    // As high as a phone on its side leaves the table: two columns of 239 pixels.
    expect(tableLayoutFor(805, 156, 5)).toMatchObject({ columns: 2, counts: 'exits' });
    expect(tableLayoutFor(628, 145, 5)).toMatchObject({ columns: 2, counts: 'cards' });
    expect(tableLayoutFor(328, 250, 5)).toMatchObject({ counts: 'none' });
  });

  it('folded players beside the middle get as many columns as make their dice largest', () => {
    const columns = [2, 3, 5].map((others) => tableLayoutFor(812, 150, others).columns);
    expect(columns).toEqual([1, 2, 3]);
  });

  it('the others get fewer columns where that makes their mines larger', () => {
    expect(tableLayoutFor(1020, 340, 5)).toMatchObject({ columns: 2 });
    expect(tableLayoutFor(1490, 650, 5)).toMatchObject({ isFolded: false, columns: 2 });
    expect(tableLayoutFor(1490, 650, 2)).toMatchObject({ isFolded: false, columns: 1 });
  });
});
