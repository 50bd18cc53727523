import {
  type Audience,
  type Bits,
  everybody,
  type Immutable,
  type Move,
  type Moves,
  oneSeat,
  only,
  OVER,
  type Seat,
  type Turn,
  type View,
} from '@pepite/kernel';
import { addCards } from './cards/pack.ts';
import { type Card, HAND, MOST_DRAWS, MOST_PASSES } from './pieces.ts';
import { addPlays, BEHIND_PLAYS, canPlay, LAST_PLAYS, PLAY } from './cards/plays.ts';
import { type AuruxxxWorld, type Hand, Phase, type Table } from './world.ts';

/**
 * How a move decodes: bits 17 and up are the kind of move. A play is told in `cards/plays`; behind
 * the plays of single cards there are four moves that need no card. Of the other kinds bits 0–6 are
 * the card, bits 7–9 a seat (who gets the card, or loses it to a thief, or swaps), bits 10–12 the
 * thief; what a kind has no use for is 0.
 */
const SEAT = 7;
const THIEF = 10;
const KIND = 17;

export const PASS: Move = BEHIND_PLAYS;
export const ACCEPT: Move = BEHIND_PLAYS + 1;
export const DRAW: Move = BEHIND_PLAYS + 2;
export const END: Move = BEHIND_PLAYS + 3;
export const SWAP_HANDS: Move = 2 << KIND;
export const DEALER: Move = 3 << KIND;
export const DEAL: Move = 4 << KIND;
export const TURN_UP: Move = 5 << KIND;
export const GET: Move = 6 << KIND;
export const STEAL: Move = 7 << KIND;

export const kindOf = (move: Move): Move =>
  move >= PASS && move <= END ? move : (move >> KIND) << KIND;
export const isPlay = (move: Move): boolean => kindOf(move) === PLAY;
export const cardOf = (move: Move): Card => move & 127;
export const seatOf = (move: Move): Seat => (move >> SEAT) & 7;
export const thiefOf = (move: Move): Seat => (move >> THIEF) & 7;

export const swapHandsMove = (partner: Seat): Move => SWAP_HANDS + (partner << SEAT);
export const dealerMove = (seat: Seat): Move => DEALER + (seat << SEAT);
export const dealMove = (seat: Seat, card: Card): Move => DEAL + (seat << SEAT) + card;
export const getMove = (seat: Seat, card: Card): Move => GET + (seat << SEAT) + card;
export const stealMove = (victim: Seat, thief: Seat, card: Card): Move =>
  STEAL + (thief << THIEF) + (victim << SEAT) + card;

export type AuruxxxView = View<Table, Hand>;

/** Who acts now: never several at once. */
export const turn = (table: Immutable<Table>): Turn =>
  table.phase === Phase.over ? OVER : oneSeat(table.actor);

/** The legal moves of the seat whose turn it is. */
export function moves(view: AuruxxxView, into: Moves): void {
  const { table, seat } = view;
  if (table.phase === Phase.exchange) addPartners(table, seat, into);
  else if (table.debt > 0) addAnswers(table, seat, into);
  else addTurn(view, into);
}

/** X20: anyone else who holds a card. */
function addPartners(table: Immutable<Table>, seat: Seat, into: Moves): void {
  for (let other = 0; other < table.seats; other++) {
    if (other !== seat && table.handSizes[other] > 0) into.add(swapHandsMove(other));
  }
}

/** X6, X17: a debt is accepted, or handed on by a pass. */
const addAnswers = (table: Immutable<Table>, seat: Seat, into: Moves): void =>
  into.addEach(LAST_PLAYS, bitOf(ACCEPT) | passing(table, seat));

function addTurn(view: AuruxxxView, into: Moves): void {
  const { table, seat } = view;
  const draw = table.drawn < MOST_DRAWS ? bitOf(DRAW) : 0;
  // X9; X21: after an action only who can't play anything else may end the turn without it.
  const mayEnd = table.drawn === MOST_DRAWS && !(table.chained && canPlay(view));
  addPlays(view, passing(table, seat) | draw | (mayEnd ? bitOf(END) : 0), into);
}

/** X7: the pass as a set, or no move. */
const passing = (table: Immutable<Table>, seat: Seat): Bits =>
  table.begun || table.passes[seat] === MOST_PASSES ? 0 : bitOf(PASS);

/** A move that needs no card, as `addPlays` takes it. */
const bitOf = (move: Move): Bits => only(move - LAST_PLAYS);

/** What chance brings next. */
export function chances({ table, hands, box }: AuruxxxWorld, into: Moves): void {
  const { player, victim } = table;
  switch (table.phase) {
    case Phase.draw:
      return addCards(box.pile, table.pileSize, getMove(player, 0), into);
    case Phase.steal:
      return addCards(
        hands[victim].cards,
        table.handSizes[victim],
        stealMove(victim, player, 0),
        into,
      );
    case Phase.deal:
      return addCards(box.pile, table.pileSize, dealMove(nextToDeal(table), 0), into);
    case Phase.turnUp:
      return addCards(box.pile, table.pileSize, TURN_UP, into);
    default:
      for (let seat = 0; seat < table.seats; seat++) into.add(dealerMove(seat));
  }
}

/** Cards are dealt seat by seat, in seat order. */
function nextToDeal(table: Immutable<Table>): Seat {
  let seat = 0;
  while (table.handSizes[seat] === HAND) seat++;
  return seat;
}

/**
 * Who learns a move (X18, X32): a card dealt or drawn only its owner, a stolen one thief and
 * victim, also where there is nobody else, everything else all present.
 */
export function audience(table: Immutable<Table>, _actor: number, move: Move): Audience {
  switch (kindOf(move)) {
    case DEAL:
    case GET:
      return only(seatOf(move));
    case STEAL:
      return only(seatOf(move)) | only(thiefOf(move));
    default:
      return everybody(table.seats);
  }
}
