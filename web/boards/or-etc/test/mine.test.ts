import { caveIn, collapse, goDeeper, layCard, setAside } from '@pepite/games/or-etc/pieces/mine';
import type { Player } from '@pepite/games/or-etc/world';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { drawMines } from '../drawing.ts';
import { type ExitState, galleriesOf, type Gallery, rowsOf } from '../mine.ts';
import { standingOf } from '../reckoning.ts';
import { tellMine } from '../telling.ts';
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

const exitsIn = (gallery: Gallery, row: number): readonly ExitState[] =>
  itemAt(gallery.rows, row).flatMap(({ exits }) => exits);

describe('a mine', () => {
  it('is a tree from the entrance down [O11]', () => {
    const gallery = itemAt(galleriesOf(deck, digger()), 0);
    expect(gallery.rows.map((row) => row.length)).toEqual([1, 1, 2]);
    expect(exitsIn(gallery, 0)).toEqual(['built']);
    expect(exitsIn(gallery, 1)).toEqual(['built', 'built', 'free']);
    expect(exitsIn(gallery, 2)).toEqual(['free', 'free', 'free']);
    expect(itemAt(gallery.rows, 2).map(({ parent, exit }) => [parent, exit])).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(gallery.points).toBe(4 + 3 + 1);
  });

  it('shows what accidents have done [O15, O16]', () => {
    const player = digger();
    collapse(deck, player, true);
    caveIn(player);
    const gallery = itemAt(galleriesOf(deck, player), 0);
    expect(itemAt(gallery.rows, 2).map(({ down }) => down)).toEqual([true, false]);
    expect(exitsIn(gallery, 2)).toEqual(['closed']);
    expect(gallery.points).toBe(4 + 1);
  });

  it('stands beside those that were set aside [O18]', () => {
    const player = digger();
    setAside(player);
    layCard(deck, player, card('XX---:1'));
    const galleries = galleriesOf(deck, player);
    expect(galleries.map(({ aside, points }) => [aside, points])).toEqual([
      [true, 8],
      [false, 1],
    ]);
    expect(exitsIn(itemAt(galleries, 0), 2)).toEqual(['left', 'left', 'left']);
    expect(rowsOf(player)).toBe(2);
    expect(drawMines(galleries, false).mines).toHaveLength(2);
  });

  it('is told in words', () => {
    const told = tellMine(deck, galleriesOf(deck, digger()), 'Ana', 'en');
    expect(told).toBe('Mine of Ana. 1 free exit. Row 1: 66-55. Row 2: XX-66, XX---');
  });

  it('is drawn without overlaps: chambers of a row lie beside each other', () => {
    const { chambers } = itemAt(drawMines(galleriesOf(deck, digger()), true).mines, 0);
    const [one, other] = [itemAt(chambers, 1), itemAt(chambers, 2)];
    expect(other.left - one.left).toBeGreaterThan(48);
    expect(other.top).toBe(one.top);
  });
});

describe('the report', () => {
  it('breaks points down by row, the best first, and says when cards decided [O29]', () => {
    const table = tableFor(3);
    const [one, two] = [itemAt(table.players, 0), itemAt(table.players, 1)];
    const three = itemAt(table.players, 2);
    layCard(deck, one, card('66-55:3'));
    layCard(deck, two, card('XX---:1'));
    goDeeper(two);
    layCard(deck, two, card('XXX--:1'));
    layCard(deck, three, card('XX---:1'));
    const { seats, isTied } = standingOf(deck, table);
    expect(seats.map(({ seat, won }) => [seat, won])).toEqual([
      [1, true],
      [0, false],
      [2, false],
    ]);
    expect(isTied).toBe(true);
    expect(itemAt(itemAt(seats, 0).mines, 0).rows).toEqual([
      { row: 1, cards: 1, points: 1 },
      { row: 2, cards: 1, points: 3 },
    ]);
  });
});
