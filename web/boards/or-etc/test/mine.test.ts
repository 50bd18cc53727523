import { caveIn, collapse, goDeeper, layCard, setAside } from '@pepite/games/or-etc/pieces/mine';
import type { Player } from '@pepite/games/or-etc/world';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { drawMines } from '../mine/drawing.ts';
import { type ExitState, freeIn, galleriesOf, type Gallery, nextIn } from '../mine/mine.ts';
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

const exitsIn = (gallery: Gallery, row: number): readonly ExitState[] =>
  itemAt(gallery.rows, row).flatMap(({ exits }) => exits);

describe('a mine', () => {
  it('a mine is a tree from the entrance down [O11]', () => {
    const gallery = itemAt(galleriesOf(deck, digger()), 0);
    expect(gallery.rows.map((row) => row.length)).toEqual([1, 1, 2]);
    expect(exitsIn(gallery, 0)).toEqual(['built']);
    expect(exitsIn(gallery, 1)).toEqual(['built', 'built', 'free']);
    // Those of the cards laid this turn are no throws yet (O25).
    expect(exitsIn(gallery, 2)).toEqual(['next', 'next', 'next']);
    expect([freeIn(digger()), nextIn(digger())]).toEqual([1, 3]);
    expect(itemAt(gallery.rows, 2).map(({ parent, exit }) => [parent, exit])).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(gallery.points).toBe(4 + 3 + 1);
  });

  it('a mine shows what accidents have done [O15, O16]', () => {
    const player = digger();
    collapse(deck, player, true);
    caveIn(player);
    const gallery = itemAt(galleriesOf(deck, player), 0);
    expect(itemAt(gallery.rows, 2).map(({ down }) => down)).toEqual([true, false]);
    expect(exitsIn(gallery, 2)).toEqual(['closed']);
    expect(gallery.points).toBe(4 + 1);
  });

  it('a mine stands beside those that were set aside [O18]', () => {
    const player = digger();
    setAside(player);
    layCard(deck, player, card('XX---:1'));
    const galleries = galleriesOf(deck, player);
    expect(galleries.map(({ aside, points }) => [aside, points])).toEqual([
      [true, 8],
      [false, 1],
    ]);
    expect(exitsIn(itemAt(galleries, 0), 2)).toEqual(['left', 'left', 'left']);
    expect(drawMines(galleries, false).mines).toHaveLength(2);
  });

  it('a mine is described in words', () => {
    const told = tellMine(deck, galleriesOf(deck, digger()), 'Ana', 'en');
    expect(told).toBe(
      'Ana’s mine. 1 free exit. Row 1: a pair of 5s and a pair of 6s. ' +
        'Row 2: a pair of 6s and another pair, a pair',
    );
  });

  it('the chambers of a row are drawn side by side', () => {
    const { chambers } = itemAt(drawMines(galleriesOf(deck, digger()), true).mines, 0);
    const [one, other] = [itemAt(chambers, 1), itemAt(chambers, 2)];
    expect(other.left - one.left).toBeGreaterThan(66);
    expect(other.top).toBe(one.top);
  });
});
