import type { Immutable } from '@pepite/kernel';
import type { Deck } from './deck.ts';
import type { Card } from '../pieces.ts';
import type { Player, Row } from '../world.ts';

/**
 * A card laid, as a number: bits 0–4 the card, bit 5 whether it is face down, bits 6–13 how deep
 * its row is, bits 14 and up the mine, counted from 0: all but the last are set aside (O18).
 */
export type Laid = number;

const DOWN = 1 << 5;
const DEPTH = 6;
const MINE = 14;

export const laidCard = (laid: Laid): Card => laid & 31;
export const isFaceDown = (laid: Laid): boolean => (laid & DOWN) !== 0;
export const depthOf = (laid: Laid): number => (laid >> DEPTH) & 255;
export const mineOf = (laid: Laid): number => laid >> MINE;

/** O11: the free exits of a row. */
export const freeExits = ({ exits, built, closed }: Immutable<Row>): number =>
  Math.max(0, exits - built - closed);

/** The deepest row with a face-up card, cards laid this turn included (O15), and how deep it is. */
export const deepestRow = (player: Player): Row =>
  player.next.cards > 0 ? player.next : player.active;
export const deepestDepth = ({ depth, next }: Immutable<Player>): number =>
  depth + (next.cards > 0 ? 1 : 0);

/** O24: one card more, below the active row. */
export function layCard(deck: Deck, player: Player, card: Card): void {
  const { active, next } = player;
  active.built++;
  next.cards++;
  next.exits += deck.exits[card];
  player.points += deck.values[card];
  player.faceUp++;
  player.laid.push(card + ((player.depth + 1) << DEPTH) + (player.aside << MINE));
}

/** O15: of the deepest row the highest card is turned face down. */
export function collapse(deck: Deck, player: Player, prefersWide: boolean): void {
  const depth = deepestDepth(player);
  let place = -1;
  let best = -1;
  for (let index = 0; index < player.laid.length; index++) {
    const laid = player.laid[index];
    if (mineOf(laid) !== player.aside || depthOf(laid) !== depth || isFaceDown(laid)) continue;
    const card = laidCard(laid);
    const exits = deck.exits[card];
    const rank = deck.values[card] * 16 + (prefersWide ? exits : 15 - exits);
    if (rank > best) {
      best = rank;
      place = index;
    }
  }
  if (place < 0) return;
  const card = laidCard(player.laid[place]);
  const row = deepestRow(player);
  player.laid[place] += DOWN;
  row.cards--;
  row.exits -= deck.exits[card];
  player.points -= deck.values[card];
  player.faceUp--;
}

/** O16: a free exit of the deepest row is closed; nothing happens to the entrance. */
export function caveIn(player: Player): void {
  const row = deepestRow(player);
  if (deepestDepth(player) > 0 && freeExits(row) > 0) row.closed++;
}

/** O18: the mine is set aside and a new one begins at the entrance. */
export function setAside(player: Player): void {
  player.aside++;
  player.depth = 0;
  setRow(player.active, 1);
  setRow(player.next, 0);
}

/** O9, O25: the cards laid this turn, if any lies face up, are the row that counts from now on. */
export function goDeeper(player: Player): void {
  const { active, next } = player;
  if (next.cards === 0) return;
  player.depth++;
  active.cards = next.cards;
  active.exits = next.exits;
  active.built = next.built;
  active.closed = next.closed;
  setRow(next, 0);
}

function setRow(row: Row, cards: number): void {
  row.cards = row.exits = cards;
  row.built = row.closed = 0;
}
