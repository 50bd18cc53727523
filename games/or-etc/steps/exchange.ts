import { after, EMPTY, has, type Move, only, type Seat, without } from '@pepite/kernel';
import type { Deck } from '../pieces/deck.ts';
import { countOf, type Dice, exchanged, type Face, NO_DICE, replaced } from '../pieces/dice.ts';
import { discard, giveUp, receive, show } from './hands.ts';
import {
  AGREE,
  cardOf,
  CENTRE,
  CONTEST,
  diceIn,
  giveOf,
  kindOf,
  OFFER,
  seatOf,
  settledWith,
  SWAP,
  takeOf,
} from '../moves.ts';
import { contestants, type Rules } from './asking.ts';
import { type Card, MOST_ACTIONS, NO_CARD, NOBODY } from '../pieces.ts';
import { NO_CHOICE, type OrEtcWorld, Step, type Table } from '../world.ts';
import { firstFrom, letAll, letChance, letSeat, seal } from './order.ts';

/** O19: the participants act in order from the first player. */
export function beginExchanges(table: Table): void {
  table.passed = EMPTY;
  askFrom(table, table.first);
}

/** The next who has not passed; says whether there is anybody. */
function askFrom(table: Table, from: Seat): boolean {
  const open = table.participants & ~table.passed;
  if (open === EMPTY) return false;
  table.player = firstFrom(open, from, table.seats);
  letSeat(table, Step.act, table.player);
  return true;
}

/** Like everything here that may end the exchanges it says whether they go on. */
const askNext = (table: Table): boolean => askFrom(table, after(table.player, table.seats));

export function act(rules: Rules, world: OrEtcWorld, seat: Seat, move: Move): boolean {
  const { table } = world;
  const player = table.players[seat];
  const kind = kindOf(move);
  if (kind > OFFER || kind === SWAP) player.used = true;
  if (++player.actions === MOST_ACTIONS || kind < CENTRE) table.passed |= only(seat);
  switch (kind) {
    case CENTRE:
      return claim(rules, world, seat, move);
    case SWAP:
      exchangeWithCentre(table, seat, giveOf(move), takeOf(move));
      return askNext(table);
    case OFFER:
      return offer(table, move);
    default:
      if (kind < CENTRE) return askNext(table);
      table.rerolled = diceIn(move);
      letChance(table, Step.reroll);
      return true;
  }
}

/** O23. */
export function rollAgain(table: Table, dice: Dice): boolean {
  const player = table.players[table.player];
  player.dice = replaced(player.dice, table.rerolled, dice);
  table.rerolled = NO_DICE;
  return askNext(table);
}

function exchangeWithCentre(table: Table, seat: Seat, give: Face, take: Face): void {
  const player = table.players[seat];
  player.dice = exchanged(player.dice, give, take);
  table.centre = exchanged(table.centre, take, give);
}

/** O20, O21: a claim on a centre die; if it lies there only once, others may contest it. */
function claim(rules: Rules, world: OrEtcWorld, seat: Seat, move: Move): boolean {
  const { table } = world;
  setDeal(table, giveOf(move), takeOf(move), cardOf(move), NOBODY);
  const isOnlyOne = countOf(table.centre, takeOf(move)) === 1;
  const rivals = isOnlyOne ? contestants(rules, world, seat) : EMPTY;
  if (rivals === EMPTY) return grant(world);
  if (table.deal.card !== NO_CARD) show(table, seat, table.deal.card, 1);
  letAll(table, Step.contest, rivals);
  return true;
}

function setDeal({ deal }: Table, give: Face, take: Face, card: Card, target: number): void {
  deal.give = give;
  deal.take = take;
  deal.card = card;
  deal.target = target;
}

/** The claimant makes the exchange. */
function grant(world: OrEtcWorld): boolean {
  const { table } = world;
  const { give, take, card } = table.deal;
  if (card !== NO_CARD) discard(world, table.player, card);
  exchangeWithCentre(table, table.player, give, take);
  return endDeal(table);
}

function endDeal(table: Table): boolean {
  setDeal(table, 0, 0, NO_CARD, NOBODY);
  table.asked = table.chosen = EMPTY;
  return askNext(table);
}

/** O21: whether to contest is said by all at once. */
export function answerClaim(world: OrEtcWorld, seat: Seat, move: Move): boolean {
  if (!seal(world, seat, move)) return true;
  const { table, hands } = world;
  let rivals = EMPTY;
  for (let other = 0; other < table.seats; other++) {
    if (hands[other].choice === CONTEST) rivals |= only(other);
    hands[other].choice = NO_CHOICE;
  }
  if (rivals === EMPTY) return grant(world);
  letAll(table, Step.stake, canStake(table) ? rivals | only(table.player) : rivals);
  return true;
}

/** O21: a claimant with no card beside the payment has nothing to stake. */
const canStake = ({ players, player, deal }: Table): boolean =>
  players[player].held > (deal.card === NO_CARD ? 0 : 1);

/** O21: stakes are turned up when all are in. */
export function stake(deck: Deck, world: OrEtcWorld, seat: Seat, move: Move): boolean {
  if (!seal(world, seat, move)) return true;
  const { table, hands } = world;
  const winner = highestStake(deck, table, (one) => cardOf(hands[one].choice));
  const staked = cardOf(hands[winner].choice);
  for (let other = 0; other < table.seats; other++) {
    if (!has(table.asked, other)) continue;
    showStake(table, other, cardOf(hands[other].choice));
    hands[other].choice = NO_CHOICE;
  }
  discard(world, winner, staked);
  table.contest.winner = winner;
  table.contest.die = table.deal.take;
  table.contest.stake = staked;
  if (winner === table.player) return grant(world);
  table.asked = table.chosen = EMPTY;
  letSeat(table, Step.settle, winner);
  return true;
}

/** What all now know to be in a hand: the stake, and beside it the claimant's payment. */
function showStake(table: Table, seat: Seat, card: Card): void {
  const both = seat === table.player && card === table.deal.card ? 2 : 1;
  show(table, seat, card, both);
}

/** O21: the highest stake of those `asked`; of several the first in order. */
export function highestStake(
  deck: Deck,
  { asked, first, seats, player }: Pick<Table, 'asked' | 'first' | 'seats' | 'player'>,
  staked: (seat: Seat) => Card,
): Seat {
  let winner = player;
  let best = -1;
  for (let left = asked; left !== EMPTY;) {
    const seat = firstFrom(left, first, seats);
    const value = deck.values[staked(seat)];
    if (value > best) {
      best = value;
      winner = seat;
    }
    left = without(left, seat);
  }
  return winner;
}

/** O21: a contestant who won makes the exchange instead. */
export function settle(world: OrEtcWorld, seat: Seat, move: Move): boolean {
  const { table } = world;
  const card = cardOf(move);
  if (card !== NO_CARD) discard(world, seat, card);
  exchangeWithCentre(table, seat, settledWith(move), table.deal.take);
  return endDeal(table);
}

/** O22. */
function offer(table: Table, move: Move): boolean {
  const card = cardOf(move);
  setDeal(table, giveOf(move), takeOf(move), card, seatOf(move));
  if (card !== NO_CARD) show(table, table.player, card, 1);
  letSeat(table, Step.answer, seatOf(move));
  return true;
}

export function answerOffer(world: OrEtcWorld, seat: Seat, move: Move): boolean {
  if (move === AGREE) trade(world, world.table.player, seat);
  return endDeal(world.table);
}

function trade({ table, hands }: OrEtcWorld, from: Seat, to: Seat): void {
  const { players, deal } = table;
  players[from].dice = exchanged(players[from].dice, deal.give, deal.take);
  players[to].dice = exchanged(players[to].dice, deal.take, deal.give);
  if (deal.card === NO_CARD) return;
  giveUp(hands[from], players[from], deal.card);
  receive(hands[to], players[to], deal.card);
  players[to].shown[deal.card]++;
}
