import { type Actor, after, CHANCE, lowest, type Move, type Seat } from '@pepite/kernel';
import { ACCEPT, cardOf, DRAW, END, kindOf, PASS, seatOf } from './moves.ts';
import { copyPack, holds, isEmptyPack, put, swapPacks, take, takeOneOfEach } from './cards/pack.ts';
import {
  BIT_OF,
  type Card,
  DEBT_OF_A_TWO,
  DRAW_ONE,
  EXCHANGE,
  firstOfRow,
  GOLDEN,
  HAND,
  isAction,
  isHappyMan,
  isTwo,
  MOST_TURNS,
  NOBODY,
  rowOf,
  WORD_OF,
} from './pieces.ts';
import { bringsCard, countOf, onceUnder, topOf, twiceUnder } from './cards/plays.ts';
import { endRound } from './score.ts';
import { type AuruxxxWorld, knownAt, Phase, type Table } from './world.ts';

/** Carries out a legal move. */
export function apply(world: AuruxxxWorld, actor: Actor, move: Move): void {
  switch (world.table.phase) {
    case Phase.act:
      act(world, actor, move);
      break;
    case Phase.draw:
      getCard(world, cardOf(move));
      break;
    case Phase.steal:
      steal(world, cardOf(move));
      break;
    case Phase.deal:
      deal(world, seatOf(move), cardOf(move));
      break;
    case Phase.exchange:
      swapHands(world, actor, seatOf(move));
      break;
    case Phase.turnUp:
      turnUp(world, cardOf(move));
      break;
    default:
      world.table.dealer = seatOf(move);
      world.table.phase = Phase.deal;
  }
}

/** X2: twelve cards each. */
function deal({ table, hands, box }: AuruxxxWorld, seat: Seat, card: Card): void {
  take(box.pile, 0, card);
  table.pileSize--;
  put(hands[seat].cards, 0, card);
  if (++table.handSizes[seat] === HAND && allDealt(table)) table.phase = Phase.turnUp;
}

function allDealt(table: Table): boolean {
  for (let seat = 0; seat < table.seats; seat++) {
    if (table.handSizes[seat] < HAND) return false;
  }
  return true;
}

/** X3: a golden twelve goes back, another card is turned. X2: who is after the dealer starts. */
function turnUp({ table, box }: AuruxxxWorld, card: Card): void {
  if (card === GOLDEN) return;
  take(box.pile, 0, card);
  table.pileSize--;
  table.top = card;
  table.talonSize = 1;
  table.player = after(table.dealer, table.seats);
  goOn(table);
}

/** The player on turn decides next. */
function goOn(table: Table): void {
  table.phase = Phase.act;
  table.actor = table.player;
}

function act(world: AuruxxxWorld, seat: Seat, move: Move): void {
  const { table } = world;
  switch (kindOf(move)) {
    case DRAW:
      table.begun = true;
      table.drawn++;
      table.owed = 1;
      drawOwed(world);
      break;
    case PASS:
      // X16: a debt stays, for the next player.
      table.passes[seat]++;
      endTurn(world);
      break;
    case ACCEPT:
      table.begun = true;
      table.owed = table.debt;
      table.debt = 0;
      drawOwed(world);
      break;
    case END:
      endTurn(world);
      break;
    default:
      play(world, seat, move);
  }
}

/** X5: the talon becomes the pile when a card must be drawn; if there is none, it is forgiven. */
function drawOwed({ table, box }: AuruxxxWorld): void {
  if (table.owed > 0 && table.pileSize === 0) {
    swapPacks(box.pile, 0, box.talon, 0);
    table.pileSize = table.talonSize - 1;
    table.talonSize = 1;
  }
  if (table.owed > 0 && table.pileSize > 0) {
    table.phase = Phase.draw;
    table.actor = CHANCE;
    return;
  }
  table.owed = 0;
  goOn(table);
}

function getCard(world: AuruxxxWorld, card: Card): void {
  const { table, hands, box } = world;
  take(box.pile, 0, card);
  table.pileSize--;
  put(hands[table.player].cards, 0, card);
  table.handSizes[table.player]++;
  table.stirred = true;
  table.owed--;
  drawOwed(world);
}

function play(world: AuruxxxWorld, seat: Seat, move: Move): void {
  const { table, box } = world;
  const top = topOf(move);
  if (top === GOLDEN) {
    endRound(world, 'won', seat);
    return;
  }
  const count = countOf(move);
  put(box.talon, 0, table.top);
  if (count > 1) layUnder(world, seat, move);
  giveUp(world, seat, top);
  table.top = top;
  table.talonSize += count;
  table.handSizes[seat] -= count;
  table.begun = table.stirred = true;
  if (isAction(top)) {
    table.chained = true;
    startAction(world, seat, top);
    return;
  }
  if (isHappyMan(top)) table.figure = seat;
  // X16: a debt is due before anything is played, so there is none to add to.
  if (isTwo(top)) table.debt = count * DEBT_OF_A_TWO;
  endTurn(world);
}

/** The cards of a play that come to lie under its top one. */
function layUnder(world: AuruxxxWorld, seat: Seat, move: Move): void {
  const first = firstOfRow(rowOf(topOf(move)));
  const { talon } = world.box;
  for (let colours = onceUnder(move); colours !== 0; colours &= colours - 1) {
    giveUp(world, seat, first + lowest(colours));
    put(talon, 0, first + lowest(colours));
  }
  for (let colours = twiceUnder(move); colours !== 0; colours &= colours - 1) {
    giveUp(world, seat, first + lowest(colours));
    put(talon, 0, first + lowest(colours));
  }
}

/** A card leaves a hand before all eyes. */
function giveUp({ table, hands }: AuruxxxWorld, seat: Seat, card: Card): void {
  const at = knownAt(seat);
  const place = at + WORD_OF[card];
  const bit = BIT_OF[card];
  take(hands[seat].cards, 0, card);
  for (let other = 0; other < table.seats; other++) {
    const { known } = hands[other];
    if ((known[place] & bit) !== 0) take(known, at, card);
  }
}

/** X18–X20: the effect of an action happens at once. */
function startAction({ table }: AuruxxxWorld, seat: Seat, action: Card): void {
  const next = after(seat, table.seats);
  if (action === EXCHANGE) {
    if (bringsCard(table, seat, action)) table.phase = Phase.exchange;
    return;
  }
  table.lastVictim = action === DRAW_ONE ? next : before(seat, table.seats);
  stealFrom(table, next);
}

const before = (seat: Seat, seats: number): Seat => (seat === 0 ? seats : seat) - 1;

/** X18, X19: the next victim from a seat on; empty hands are skipped. */
function stealFrom(table: Table, seat: Seat): void {
  table.victim = seat;
  while (table.handSizes[table.victim] === 0) {
    if (table.victim === table.lastVictim) {
      goOn(table);
      return;
    }
    table.victim = after(table.victim, table.seats);
  }
  table.phase = Phase.steal;
  table.actor = CHANCE;
}

/** X18: thief and victim know the card; the others only know that some card has gone. */
function steal({ table, hands }: AuruxxxWorld, card: Card): void {
  const { victim, player: thief, seats } = table;
  take(hands[victim].cards, 0, card);
  put(hands[thief].cards, 0, card);
  table.handSizes[victim]--;
  table.handSizes[thief]++;
  const at = knownAt(victim);
  put(hands[victim].known, knownAt(thief), card);
  if (holds(hands[thief].known, at, card)) take(hands[thief].known, at, card);
  for (let other = 0; other < seats; other++) {
    if (other === thief || isEmptyPack(hands[other].known, at)) continue;
    takeOneOfEach(hands[other].known, at);
  }
  if (victim === table.lastVictim) goOn(table);
  else stealFrom(table, after(victim, seats));
}

/** X20: whole hands change places, and so does what the others know of them. */
function swapHands({ table, hands }: AuruxxxWorld, seat: Seat, partner: Seat): void {
  const mine = hands[seat];
  const theirs = hands[partner];
  const size = table.handSizes[seat];
  table.handSizes[seat] = table.handSizes[partner];
  table.handSizes[partner] = size;
  for (let other = 0; other < table.seats; other++) {
    const { known } = hands[other];
    if (other !== seat && other !== partner) {
      swapPacks(known, knownAt(seat), known, knownAt(partner));
    }
  }
  copyPack(mine.cards, 0, mine.known, knownAt(partner));
  copyPack(theirs.cards, 0, theirs.known, knownAt(seat));
  swapPacks(mine.cards, 0, theirs.cards, 0);
  goOn(table);
}

/** X9; X26: a dead lock, or too many turns, end the round without a winner. */
function endTurn(world: AuruxxxWorld): void {
  const { table } = world;
  table.turns++;
  table.idle = table.stirred ? 0 : table.idle + 1;
  if (table.pileSize === 0 && table.talonSize === 1 && table.idle >= table.seats) {
    endRound(world, 'locked', NOBODY);
    return;
  }
  if (table.turns === MOST_TURNS) {
    endRound(world, 'long', NOBODY);
    return;
  }
  table.begun = table.chained = table.stirred = false;
  table.drawn = 0;
  table.player = after(table.player, table.seats);
  goOn(table);
}
