import type { Immutable } from '@pepite/kernel';
import type { Card } from '../pieces.ts';
import type { Deck } from '../pieces/deck.ts';
import { depthOf, freeExits, isFaceDown, type Laid, laidCard, mineOf } from '../pieces/mine.ts';
import type { Player } from '../world.ts';

/** What an exit of a card has come to: `next` opens with the next turn. */
export type ExitState = 'free' | 'next' | 'built' | 'closed' | 'left';

export interface Chamber {
  readonly card: Card;
  readonly down: boolean;
  readonly exits: readonly ExitState[];
  /** The chamber above, and which of its exits leads here. */
  readonly parent: number;
  readonly exit: number;
}

/** One mine as a board draws it: rows of chambers from the entrance down (O11). */
export interface Gallery {
  readonly aside: boolean;
  readonly rows: readonly (readonly Chamber[])[];
  /** How deep the active row is. */
  readonly active: number;
  readonly points: number;
}

const ENTRANCE: Card = 0;

/** All mines of a player: those set aside, then the one that is dug. */
export function galleriesOf(deck: Deck, player: Immutable<Player>): readonly Gallery[] {
  return Array.from({ length: player.aside + 1 }, (_, mine) => galleryOf(deck, player, mine));
}

function galleryOf(deck: Deck, player: Immutable<Player>, mine: number): Gallery {
  const laid = player.laid.filter((one) => mineOf(one) === mine);
  const aside = mine < player.aside;
  const depth = Math.max(0, ...laid.map(depthOf));
  const cardsAt = (row: number): readonly Laid[] => laid.filter((one) => depthOf(one) === row);
  const rows: Chamber[][] = [];
  for (let row = 0; row <= depth; row++) {
    const above = row === 0 ? [] : exitsOf(rows[row - 1]);
    const cards: readonly Laid[] = row === 0 ? [ENTRANCE] : cardsAt(row);
    const built = row < depth ? cardsAt(row + 1).length : 0;
    const closed = aside ? 0 : closedIn(player, row);
    rows.push(
      chambersOf(deck, cards, above, { built, closed, open: aside ? 'left' : openIn(player, row) }),
    );
  }
  const up = laid.filter((one) => !isFaceDown(one)).map(laidCard);
  return {
    aside,
    rows,
    active: aside ? -1 : player.depth,
    points: up.reduce((sum, card) => sum + deck.values[card], 0),
  };
}

/** Only the row that is built on and the one being built have exits that matter. */
function openIn({ depth }: Immutable<Player>, row: number): 'free' | 'next' | 'left' {
  if (row === depth) return 'free';
  return row === depth + 1 ? 'next' : 'left';
}

function closedIn({ depth, active, next }: Immutable<Player>, row: number): number {
  if (row === depth) return active.closed;
  return row === depth + 1 ? next.closed : 0;
}

/** Every exit of a row, in order. */
const exitsOf = (row: readonly Chamber[]): readonly { parent: number; exit: number }[] =>
  row.flatMap(({ exits }, parent) => exits.map((_, exit) => ({ parent, exit })));

/** O11: exits of a row are alike, so they are built on from the left and closed from the right. */
function chambersOf(
  deck: Deck,
  cards: readonly Laid[],
  above: readonly { readonly parent: number; readonly exit: number }[],
  { built, closed, open }: { built: number; closed: number; open: ExitState },
): Chamber[] {
  const counts = cards.map((laid) => exitCount(deck, laid));
  const all = counts.reduce((sum, count) => sum + count, 0);
  let place = 0;
  const stateOf = (): ExitState => {
    const index = place++;
    if (index < built) return 'built';
    if (index >= all - closed) return 'closed';
    return open;
  };
  return cards.map((laid, index) => ({
    card: laidCard(laid),
    down: isFaceDown(laid),
    exits: Array.from({ length: counts[index] }, stateOf),
    // A card whose parent was turned down has lost its exit: it hangs from the first one.
    parent: above[index]?.parent ?? 0,
    exit: above[index]?.exit ?? 0,
  }));
}

function exitCount(deck: Deck, laid: Laid): number {
  if (laidCard(laid) === ENTRANCE) return 1;
  return isFaceDown(laid) ? 0 : deck.exits[laidCard(laid)];
}

/** Free exits that a card may be laid on now, and those that the cards laid this turn will add. */
export const freeIn = ({ active }: Immutable<Player>): number => freeExits(active);
export const nextIn = ({ next }: Immutable<Player>): number => freeExits(next);
