import { below, EMPTY, type Immutable, type Move, only, type Seat, size } from '@pepite/kernel';
import { BONUS, cardOf, cellsOf, kindOf } from '../moves.ts';
import {
  type Card,
  COIN_BOXES,
  COINS,
  CROSSES,
  MARKET,
  NO_CARD,
  PALM_BOXES,
  PALMS,
  type Pattern,
  SLOTS,
} from '../pieces.ts';
import {
  type Box,
  type Gained,
  type Hand,
  Phase,
  type Player,
  type SilverWorld,
  type Table,
} from '../world.ts';
import { settleNext } from './settle.ts';

/** S6; S8: who has no free cell at all is not asked. */
export function reveal(world: SilverWorld, pattern: Pattern): void {
  const { table, box } = world;
  removeExpedition(box, pattern);
  table.expedition = pattern;
  table.phase = Phase.mark;
  table.actor = table.first;
  for (let seat = 0; seat < table.seats; seat++) {
    const { free } = table.players[seat];
    if ((free[0] | free[1]) === EMPTY) table.done |= only(seat);
  }
  if (table.done === below(table.seats)) showMarks(world);
}

/** Takes one card of a pattern out of those left to reveal this round. */
export function removeExpedition(box: Box, pattern: Pattern): void {
  box.once = (box.once & ~only(pattern)) | (box.twice & only(pattern));
  box.twice &= ~only(pattern);
}

export function mark(world: SilverWorld, seat: Seat, move: Move): void {
  const { table } = world;
  if (!sealMark(table.players[seat], world.hands[seat], move)) return;
  table.done |= only(seat);
  if (table.done === below(table.seats)) showMarks(world);
}

/**
 * S9: marks cells in the hand, where nobody sees them, and counts the cells that crosses earn.
 * Says whether the seat is done: no bonus is open, or no cell is left for it.
 */
export function sealMark(player: Player, hand: Hand, move: Move): boolean {
  const card = cardOf(move);
  const cells = cellsOf(move);
  const slot = player.cards[0] === card ? 0 : 1;
  hand.marks[slot] |= cells;
  hand.bonus += size(cells & CROSSES[card]) - (kindOf(move) === BONUS ? 1 : 0);
  const left = (player.free[0] & ~hand.marks[0]) | (player.free[1] & ~hand.marks[1]);
  if (hand.bonus > 0 && left !== EMPTY) return false;
  hand.bonus = 0;
  return true;
}

/** All are done: what they marked is shown, in seat order, and counted (S10–S12). */
function showMarks(world: SilverWorld): void {
  const { table, hands } = world;
  const palmPoints = palmWorth(table);
  for (let seat = 0; seat < table.seats; seat++) {
    const player = table.players[seat];
    const { marks } = hands[seat];
    forgetGains(player.gained);
    for (let slot = 0; slot < SLOTS; slot++) {
      const cells = marks[slot];
      const card = player.cards[slot];
      player.free[slot] &= ~cells;
      addCoins(player, size(cells & COINS[card]));
      addPalms(player, size(cells & PALMS[card]), palmPoints);
      marks[slot] = EMPTY;
    }
  }
  table.done = EMPTY;
  table.settled = -1;
  settleNext(world);
}

function forgetGains(gained: Gained): void {
  gained.coins = gained.palms = gained.cups = 0;
  for (let slot = 0; slot < SLOTS; slot++) gained.cards[slot] = NO_CARD;
}

/** S11: what a palm scores now. */
export const palmWorth = ({ market }: Immutable<Table>): number => 1 + palmsIn(market);

/** S11: the palms printed on the market's cards. */
export function palmsIn(market: readonly Card[]): number {
  let palms = 0;
  for (let place = 0; place < MARKET; place++) palms += size(PALMS[market[place]]);
  return palms;
}

/** S10: coins beyond the last box are lost. */
function addCoins(player: Player, coins: number): void {
  const before = player.coins;
  player.coins = Math.min(before + coins, COIN_BOXES);
  player.gained.coins += player.coins - before;
}

/** S11: only the first four palms score. */
function addPalms(player: Player, palms: number, points: number): void {
  let left = palms;
  for (let box = 0; left > 0 && box < PALM_BOXES; box++) {
    if (player.palms[box] !== 0) continue;
    player.palms[box] = points;
    player.gained.palms += points;
    left--;
  }
}
