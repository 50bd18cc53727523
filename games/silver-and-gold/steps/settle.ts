import { after, CHANCE, clockwise, EMPTY, exclude, include, type Seat } from '@pepite/kernel';
import { NO_PATTERN } from '../data/patterns.ts';
import { noteRound } from '../report/rounds.ts';
import {
  type Card,
  CELLS,
  COINS_PER_ROW,
  CUPS,
  MARKET,
  NO_CARD,
  SLOTS,
  TURNS,
  TURNS_PER_ROUND,
} from '../pieces.ts';
import {
  ALL_ONCE,
  ALL_TWICE,
  type Box,
  Phase,
  type Player,
  type SilverWorld,
  type Table,
} from '../world.ts';

export function letChance(table: Table, phase: Phase): void {
  table.phase = phase;
  table.actor = CHANCE;
}

export function giveCard(player: Player, slot: number, card: Card): void {
  player.cards[slot] = card;
  player.free[slot] = CELLS[card];
}

/** The first place without a card; the length of the list when there is none. */
function gapIn(cards: readonly Card[]): number {
  let place = 0;
  while (place < cards.length && cards[place] !== NO_CARD) place++;
  return place;
}

/** S5, S15: four cards lie open, as long as the pile lasts. */
export function layOut(world: SilverWorld, card: Card): void {
  const { table, box } = world;
  exclude(box.pile, card);
  table.pileSize--;
  table.market[gapIn(table.market)] = card;
  if (table.pileSize > 0 && gapIn(table.market) < MARKET) return;
  if (table.phase === Phase.layOut) letChance(table, Phase.reveal);
  else settleNext(world);
}

/** S13: the seats settle one after the other from the start player, until one has to choose. */
export function settleNext(world: SilverWorld): void {
  const { table } = world;
  table.settledBefore = table.settled + 1;
  for (table.settled++; table.settled < table.seats; table.settled++) {
    const seat = clockwise(table.first, table.settled, table.seats);
    const player = table.players[seat];
    takeCups(table, player);
    setAside(player);
    if (mayTake(table, player)) {
      table.phase = Phase.take;
      table.actor = seat;
      return;
    }
  }
  endTurn(table, world.box);
}

/** S13: for each row of coins filled this turn the highest cup left, if there is one. */
function takeCups(table: Table, player: Player): void {
  while (player.coins >= (player.rows + 1) * COINS_PER_ROW) {
    if (table.cupsTaken < CUPS.length) {
      const cup = CUPS[table.cupsTaken++];
      player.cups[player.rows] = cup;
      player.gained.cups += cup;
    }
    player.rows++;
  }
}

/** S14: full cards are set aside. */
function setAside(player: Player): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = player.cards[slot];
    if (card === NO_CARD || player.free[slot] !== EMPTY) continue;
    include(player.full, card);
    player.gained.cards[slot] = card;
    player.cards[slot] = NO_CARD;
  }
}

/** S14, S18: whether a card is missing and there is one to take; none after the last turn. */
const mayTake = (table: Table, { cards }: Player): boolean =>
  gapIn(cards) < SLOTS && table.turns + 1 < TURNS && (table.pileSize > 0 || hasMarket(table));

function hasMarket({ market }: Table): boolean {
  for (let place = 0; place < MARKET; place++) if (market[place] !== NO_CARD) return true;
  return false;
}

export function takeFromMarket(world: SilverWorld, seat: Seat, card: Card): void {
  const { market, players } = world.table;
  for (let place = 0; place < MARKET; place++) {
    if (market[place] === card) market[place] = NO_CARD;
  }
  takeCard(world, players[seat], card);
}

/** S14: whoever took the top card of the pile gets it; the seat that settles is still the same. */
export function drawCard(world: SilverWorld, card: Card): void {
  const { table, box } = world;
  exclude(box.pile, card);
  table.pileSize--;
  const seat = clockwise(table.first, table.settled, table.seats);
  takeCard(world, table.players[seat], card);
}

/** S14, S15: a second card if two are missing; then the market is filled up. */
function takeCard(world: SilverWorld, player: Player, card: Card): void {
  const { table } = world;
  giveCard(player, gapIn(player.cards), card);
  if (mayTake(table, player)) {
    table.phase = Phase.take;
    table.actor = clockwise(table.first, table.settled, table.seats);
  } else if (table.pileSize > 0 && gapIn(table.market) < MARKET) {
    letChance(table, Phase.refill);
  } else {
    settleNext(world);
  }
}

/** S16, S17: the start player moves on; after seven turns all expedition cards are shuffled. */
function endTurn(table: Table, box: Box): void {
  table.turns++;
  table.first = after(table.first, table.seats);
  table.expedition = NO_PATTERN;
  if (table.turns % TURNS_PER_ROUND === 0) {
    noteRound(table);
    box.once = ALL_ONCE;
    box.twice = ALL_TWICE;
  }
  letChance(table, table.turns === TURNS ? Phase.over : Phase.reveal);
}
