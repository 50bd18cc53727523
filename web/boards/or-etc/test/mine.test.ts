import { goDeeper, layCard, setAside } from '@pepite/games/or-etc/pieces/mine';
import { galleriesOf } from '@pepite/games/or-etc/report/galleries';
import type { Player } from '@pepite/games/or-etc/world';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { drawMines } from '@pepite/drawings/or-etc/mine';
import { lineOf } from '../mine/mine-line.ts';
import { tellMine } from '../mine/mine-text.ts';
import { card, deck, tableFor } from './crafted.ts';

/** A mine of one card with three exits, and below it two cards laid this turn. */
function digger(): Player {
  const player = itemAt(tableFor(2).players, 0);
  layCard(deck, player, card('66-55:3'));
  goDeeper(player);
  layCard(deck, player, card('XX-66:2'));
  layCard(deck, player, card('XX---:1'));
  return player;
}

/** What the cards laid this turn are worth. */
const LAID = ['XX-66:2', 'XX---:1'].map((name) => deck.values[card(name)]);

describe('a mine', () => {
  it('a mine is drawn beside those that were set aside', () => {
    const player = digger();
    setAside(player);
    layCard(deck, player, card('XX---:1'));
    expect(drawMines(galleriesOf(deck, player), false).mines).toHaveLength(2);
  });

  it('a mine is described in words', () => {
    const told = tellMine(deck, galleriesOf(deck, digger()), 'Ana’s mine', 'en');
    expect(told).toBe(
      'Ana’s mine. 1 free exit. Row 1: a pair of\u00A05s and a pair of\u00A06s. ' +
        'Row 2: a pair of\u00A06s and another pair, a pair',
    );
  });

  it('a mine in one line tells what its rows are worth, and how many exits are free', () => {
    const [gallery] = galleriesOf(deck, digger());
    if (gallery === undefined) throw new Error('no mine');
    const rows = lineOf(deck, gallery);
    expect(rows.map(({ values }) => values)).toEqual([[], [deck.values[card('66-55:3')]], LAID]);
    expect(rows.map(({ exits }) => exits)).toEqual([
      undefined,
      { count: 1, isNext: false },
      { count: 3, isNext: true },
    ]);
  });

  it('a buried card in one line has no value', () => {
    const player = digger();
    const { rows, ...rest } = itemAt(galleriesOf(deck, player), 0);
    const buried = rows.map((row) => row.map((chamber) => ({ ...chamber, down: true })));
    const [, first] = lineOf(deck, { ...rest, rows: buried });
    expect(first?.values).toEqual([undefined]);
  });

  it('the chambers of a row are drawn side by side', () => {
    const { chambers } = itemAt(drawMines(galleriesOf(deck, digger()), true).mines, 0);
    const [one, other] = [itemAt(chambers, 1), itemAt(chambers, 2)];
    expect(other.left - one.left).toBeGreaterThan(66);
    expect(other.top).toBe(one.top);
  });
});
