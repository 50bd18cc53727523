import { describe, expect, it } from 'vitest';
import { STANDARD_DECK } from '../pieces/deck.ts';
import { caveIn, collapse, goDeeper, layCard, setAside } from '../pieces/mine.ts';
import { type ExitState, freeIn, galleriesOf, type Gallery, nextIn } from '../report/galleries.ts';
import { create, type Player } from '../world.ts';

const deck = STANDARD_DECK;

function card(name: string): number {
  const found = deck.byName.get(name);
  if (found === undefined) throw new Error(`there is no card ${name}`);
  return found;
}

/** A mine of one card with three exits, and below it two cards laid this turn. */
function digger(): Player {
  const [player] = create(deck, 2, { sheets: 2, accidents: 3 }).table.players;
  layCard(deck, player, card('66-55:3'));
  goDeeper(player);
  layCard(deck, player, card('XX-66:2'));
  layCard(deck, player, card('XX---:1'));
  return player;
}

const exitsIn = (gallery: Gallery, row: number): readonly ExitState[] =>
  gallery.rows[row].flatMap(({ exits }) => exits);

describe('the mines of a player', () => {
  it('[O11] a mine is a tree from the entrance down', () => {
    const gallery = galleriesOf(deck, digger())[0];
    expect(gallery.rows.map((row) => row.length)).toEqual([1, 1, 2]);
    expect(exitsIn(gallery, 0)).toEqual(['built']);
    expect(exitsIn(gallery, 1)).toEqual(['built', 'built', 'free']);
    // Those of the cards laid this turn are no throws yet (O25).
    expect(exitsIn(gallery, 2)).toEqual(['next', 'next', 'next']);
    expect([freeIn(digger()), nextIn(digger())]).toEqual([1, 3]);
    expect(gallery.rows[2].map(({ parent, exit }) => [parent, exit])).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(gallery.points).toBe(4 + 3 + 1);
  });

  it('[O15] [O16] a mine shows what accidents have done', () => {
    const player = digger();
    collapse(deck, player, true);
    caveIn(player);
    const gallery = galleriesOf(deck, player)[0];
    expect(gallery.rows[2].map(({ down }) => down)).toEqual([true, false]);
    expect(exitsIn(gallery, 2)).toEqual(['closed']);
    expect(gallery.points).toBe(4 + 1);
  });

  it('[O18] a mine stands beside those that were set aside', () => {
    const player = digger();
    setAside(player);
    layCard(deck, player, card('XX---:1'));
    const galleries = galleriesOf(deck, player);
    expect(galleries.map(({ aside, points }) => [aside, points])).toEqual([
      [true, 8],
      [false, 1],
    ]);
    expect(exitsIn(galleries[0], 2)).toEqual(['left', 'left', 'left']);
  });
});
