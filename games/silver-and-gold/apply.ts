import {
  type Actor,
  below,
  EMPTY,
  exclude,
  include,
  type Move,
  only,
  type Seat,
  size,
} from '@pepite/kernel';
import {
  BONUS,
  cardOf,
  cellsOf,
  kindOf,
  otherCard,
  patternOf,
  seatOf,
  TAKE_PILE,
} from './moves.ts';
import {
  type Card,
  COIN_ROWS,
  COINS,
  COINS_PER_ROW,
  CROSSES,
  DEALT,
  MARKET,
  NO_CARD,
  PALM_BOXES,
  PALMS,
  type Pattern,
  SLOTS,
} from './pieces.ts';
import { drawCard, gapIn, giveCard, letChance, settleNext, takeFromMarket } from './settle.ts';
import { type Box, type Hand, Phase, type Player, type SilverWorld } from './world.ts';

/** Carries out a legal move. */
export function apply(world: SilverWorld, actor: Actor, move: Move): void {
  switch (world.table.phase) {
    case Phase.mark:
      mark(world, actor, move);
      break;
    case Phase.reveal:
      reveal(world, patternOf(move));
      break;
    case Phase.take:
      if (move === TAKE_PILE) letChance(world.table, Phase.draw);
      else takeFromMarket(world, actor, cardOf(move));
      break;
    case Phase.draw:
      drawCard(world, cardOf(move));
      break;
    case Phase.layOut:
    case Phase.refill:
      layOut(world, cardOf(move));
      break;
    case Phase.deal:
      deal(world, seatOf(move), cardOf(move));
      break;
    case Phase.keep:
      keep(world, actor, cardOf(move), otherCard(move));
      break;
    default:
      world.table.first = seatOf(move);
      world.table.phase = Phase.deal;
  }
}

/** S4: four cards each. */
function deal({ table, hands, box }: SilverWorld, seat: Seat, card: Card): void {
  exclude(box.pile, card);
  table.pileSize--;
  include(hands[seat].dealt, card);
  table.players[seat].held++;
  for (let other = 0; other < table.seats; other++) {
    if (table.players[other].held < DEALT) return;
  }
  table.phase = Phase.keep;
  table.actor = table.first;
}

/** S4: the choice stays in the hand until all have made theirs. */
function keep(world: SilverWorld, seat: Seat, low: Card, high: Card): void {
  const { table, hands } = world;
  hands[seat].kept[0] = low;
  hands[seat].kept[1] = high;
  table.chosen |= only(seat);
  table.done |= only(seat);
  if (table.done !== below(table.seats)) return;
  for (let other = 0; other < table.seats; other++) turnUp(world, other);
  table.chosen = table.done = EMPTY;
  letChance(table, Phase.layOut);
}

/** S4: two cards face up, two back into the pile. */
function turnUp({ table, hands, box }: SilverWorld, seat: Seat): void {
  const { dealt, kept } = hands[seat];
  const player = table.players[seat];
  for (let slot = 0; slot < SLOTS; slot++) {
    exclude(dealt, kept[slot]);
    giveCard(player, slot, kept[slot]);
    kept[slot] = NO_CARD;
  }
  box.pile[0] |= dealt[0];
  box.pile[1] |= dealt[1];
  dealt[0] = dealt[1] = EMPTY;
  player.held = 0;
  table.pileSize += DEALT - SLOTS;
}

/** S5, S15: four cards lie open, as long as the pile lasts. */
function layOut(world: SilverWorld, card: Card): void {
  const { table, box } = world;
  exclude(box.pile, card);
  table.pileSize--;
  table.market[gapIn(table.market)] = card;
  if (table.pileSize > 0 && gapIn(table.market) < MARKET) return;
  if (table.phase === Phase.layOut) letChance(table, Phase.reveal);
  else settleNext(world);
}

/** S6; S8: who has no free cell at all is not asked. */
function reveal(world: SilverWorld, pattern: Pattern): void {
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

function mark(world: SilverWorld, seat: Seat, move: Move): void {
  const { table } = world;
  table.chosen |= only(seat);
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
  const palmPoints = 1 + palmsIn(table.market);
  for (let seat = 0; seat < table.seats; seat++) {
    const player = table.players[seat];
    const { marks } = hands[seat];
    for (let slot = 0; slot < SLOTS; slot++) {
      const cells = marks[slot];
      const card = player.cards[slot];
      player.free[slot] &= ~cells;
      addCoins(player, size(cells & COINS[card]));
      addPalms(player, size(cells & PALMS[card]), palmPoints);
      marks[slot] = EMPTY;
    }
  }
  table.chosen = table.done = EMPTY;
  table.settled = -1;
  settleNext(world);
}

/** S11: the palms printed on the market's cards. */
export function palmsIn(market: readonly Card[]): number {
  let palms = 0;
  for (let place = 0; place < MARKET; place++) palms += size(PALMS[market[place]]);
  return palms;
}

/** S10: coins beyond the last box are lost. */
function addCoins(player: Player, coins: number): void {
  player.coins = Math.min(player.coins + coins, COIN_ROWS * COINS_PER_ROW);
}

/** S11: only the first four palms score. */
function addPalms(player: Player, palms: number, points: number): void {
  let left = palms;
  for (let box = 0; left > 0 && box < PALM_BOXES; box++) {
    if (player.palms[box] !== 0) continue;
    player.palms[box] = points;
    left--;
  }
}
