import { adding, EMPTY, type Immutable, only, type Seat, without } from '@pepite/kernel';
import { type Face, sizeOf, withDie } from '../pieces/dice.ts';
import { receive } from './hands.ts';
import type { Accident, Card } from '../pieces.ts';
import { type OrEtcWorld, type Player, Step, type Table } from '../world.ts';
import { shuffleAccidents } from './auction.ts';
import { firstFrom, letChance } from './order.ts';

/** O8: the first hands. */
export function deal({ table, hands, box }: OrEtcWorld, seat: Seat, card: Card): void {
  const { players } = table;
  takeFromPile(table, box.pile, card);
  receive(hands[seat], players[seat], card);
  for (const { held, limit } of players) if (held < limit) return;
  shuffleAccidents(table);
  letChance(table, Step.beer);
}

function takeFromPile(table: Table, pile: number[], card: Card): void {
  pile[card]--;
  table.filons--;
}

/** O3, O8: one centre die fewer than there are players; says whether one is missing. */
export function rollBeer(table: Table, face: Face): boolean {
  table.centre = withDie(table.centre, face);
  return sizeOf(table.centre) < table.seats - 1;
}

const pileSize = ({ filons, hazards }: Table): number => {
  let sum = filons;
  for (let accident = 0; accident < hazards.length; accident++) sum += hazards[accident];
  return sum;
};

/** O26: how many cards fill a hand up; nobody is forced down to the hand size. */
export const lacking = ({ held, limit }: Immutable<Pick<Player, 'held' | 'limit'>>): number =>
  Math.max(0, limit - held);

/** O26: in order, each fills the hand up; says whether there is anything to do. */
export function beginDraws(table: Table): boolean {
  table.asked = EMPTY;
  for (let seat = 0; seat < table.seats; seat++) {
    if (lacking(table.players[seat]) > 0) table.asked |= only(seat);
  }
  return drawNext(table);
}

/** The next who has to draw. O28: with an empty pile the game is over. */
function drawNext(table: Table): boolean {
  if (table.asked === EMPTY) return false;
  table.player = firstFrom(table.asked, table.first, table.seats);
  if (pileSize(table) === 0) endByPile(table);
  else letChance(table, Step.pick);
  return true;
}

function endByPile(table: Table): void {
  table.ending = 'pile';
  table.asked = EMPTY;
  letChance(table, Step.over);
}

/** O27: an accident is laid open, unless the same lies there already; the player draws on. */
export function pickAccident(table: Table, accident: Accident): void {
  table.hazards[accident]--;
  table.open = adding(table.open, accident);
  if (pileSize(table) === 0) endByPile(table);
}

/** Says whether somebody has yet to draw, or the game is over. */
export function draw({ table, hands, box }: OrEtcWorld, card: Card): boolean {
  const player = table.players[table.player];
  takeFromPile(table, box.pile, card);
  receive(hands[table.player], player, card);
  if (player.held === player.limit) table.asked = without(table.asked, table.player);
  // O28: the last card of the pile ends the game the moment it is drawn.
  if (pileSize(table) > 0) return drawNext(table);
  endByPile(table);
  return true;
}
