import {
  type Bits,
  copySeen,
  each,
  EMPTY,
  has,
  type Immutable,
  nth,
  only,
  type Rng,
  type Seat,
  size,
  Moves,
} from '@pepite/kernel';
import { addBundles } from './pieces/bundle.ts';
import { layable } from './steps/choices.ts';
import type { Deck } from './pieces/deck.ts';
import { receive } from './steps/hands.ts';
import { freeExits, laidCard } from './pieces/mine.ts';
import { CONTEST, DROP, LAY, LET, type OrEtcView, SKIP, STAKE } from './moves.ts';
import { asksByHands, type Rules } from './steps/asking.ts';
import { hasHigher, mayContest, payers, stakes } from './steps/payment.ts';
import type { Card } from './pieces.ts';
import { type Hand, NO_CHOICE, type OrEtcWorld, Step, type Table } from './world.ts';

const MOST_TRIES = 40;

/**
 * Some world that looks like `view` to its seat. Cards shown in offers and contests stay where they
 * are known to be; the others are dealt out at random, so that those who contest could do so and,
 * in version 1, those who are asked could be asked and the others could not; who has chosen already
 * has chosen anything.
 */
export function imagine(rules: Rules, view: OrEtcView, rng: Rng, into: OrEtcWorld): void {
  copySeen(view, into);
  // A seat may have drawn the last card that another one needs: then all is dealt anew.
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    if (dealHands(rules, view, rng, into)) break;
  }
  const { table, hands } = into;
  for (const seat of each(table.chosen)) {
    if (seat === view.seat) continue;
    hands[seat].choice = imagineChoice(rules.deck, table, seat, hands[seat], rng);
  }
}

/** What must be said of a hand: that it has one of these kinds, or none of those. */
interface Demand {
  readonly some: Bits;
  readonly none: Bits;
}

const ANYTHING: Demand = { some: EMPTY, none: EMPTY };

/** Deals all hands that the view does not show; says whether they are as they must be. */
function dealHands(rules: Rules, view: OrEtcView, rng: Rng, into: OrEtcWorld): boolean {
  const { deck } = rules;
  const { table, hands, box } = into;
  const pile = unseenBy(deck, view);
  const others = hands.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  for (const seat of others) {
    const player = table.players[seat];
    clear(hands[seat]);
    player.held = 0;
    for (let card: Card = 1; card <= deck.kinds; card++) {
      for (let copy = 0; copy < player.shown[card]; copy++) {
        pile[card]--;
        receive(hands[seat], player, card);
      }
    }
  }
  const isSound = others.every((seat) => {
    const missing = view.table.players[seat].held - table.players[seat].held;
    return fill(hands[seat], missing, pile, demandOn(rules, view.table, seat), rng);
  });
  for (const seat of others) table.players[seat].held = view.table.players[seat].held;
  for (let card = 0; card < pile.length; card++) box.pile[card] = pile[card];
  return isSound;
}

function clear(hand: Hand): void {
  hand.cards.fill(0);
  hand.kinds = EMPTY;
  hand.choice = NO_CHOICE;
}

/** By kind, the cards that lie in the pile or in other hands. */
function unseenBy(deck: Deck, { table, hand }: OrEtcView): number[] {
  const unseen = deck.copies.map(
    (copies, card) => copies * table.sheets - table.discards[card] - hand.cards[card],
  );
  for (const { laid } of table.players) for (const one of laid) unseen[laidCard(one)]--;
  return unseen;
}

/** Adds so many cards to a hand; says whether it then meets the demand. */
function fill(hand: Hand, missing: number, pile: number[], demand: Demand, rng: Rng): boolean {
  const { some, none } = demand;
  const allowed = pile.map((copies, card) => (has(none, card) ? 0 : copies));
  const isShort = some !== EMPTY && (hand.kinds & some) === EMPTY;
  const drawn = isShort ? drawSome(missing, allowed, some, rng) : drawAny(missing, allowed, rng);
  // Whatever is wrong, the hand has to have its size.
  const cards = drawn ?? drawAny(missing, [...pile], rng) ?? [];
  for (const card of cards) {
    pile[card]--;
    hand.cards[card]++;
    hand.kinds |= only(card);
  }
  return drawn !== undefined;
}

/** Cards at random from a pile, which is used up; nothing if there are not enough. */
function drawAny(count: number, pile: number[], rng: Rng): readonly Card[] | undefined {
  let left = pile.reduce((sum, copies) => sum + copies, 0);
  if (left < count) return undefined;
  const cards: Card[] = [];
  while (cards.length < count) {
    let place = rng.below(left--);
    let card = 0;
    while (place >= pile[card]) place -= pile[card++];
    pile[card]--;
    cards.push(card);
  }
  return cards;
}

/** The same with at least one of some kinds among them. */
function drawSome(
  count: number,
  pile: readonly number[],
  some: Bits,
  rng: Rng,
): readonly Card[] | undefined {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const cards = drawAny(count, [...pile], rng);
    if (cards?.some((card) => has(some, card)) === true) return cards;
  }
  // By chance it is hard to come by: one of them first, then any others.
  const rare = pile.map((copies, card) => (has(some, card) ? copies : 0));
  const first = count === 0 ? undefined : drawAny(1, rare, rng);
  if (first === undefined) return undefined;
  const rest = pile.map((copies, card) => (card === first[0] ? copies - 1 : copies));
  const others = drawAny(count - 1, rest, rng);
  return others === undefined ? undefined : [...first, ...others];
}

/** What everybody knows of a hand, because its seat contests or because it is asked, or is not. */
function demandOn(rules: Rules, table: Immutable<Table>, seat: Seat): Demand {
  const { deck } = rules;
  const { dice, active, lucky, held } = table.players[seat];
  const isAsked = has(table.asked, seat);
  const isIn = has(table.participants, seat);
  if (table.step === Step.lay || table.step === Step.contest) {
    if (!asksByHands(rules)) return ANYTHING;
  }
  if (table.step === Step.lay && isIn && freeExits(active) > 0 && !lucky) {
    return demand(isAsked, deck.shown[dice]);
  }
  const { take } = table.deal;
  if (seat === table.player || !isIn || take === 0 || hasHigher(dice, take)) return ANYTHING;
  const paying = payers(deck, deck.all, dice, take);
  const isOpen = !has(table.passed, seat) && held > 1;
  if (table.step === Step.contest) return isAsked || isOpen ? demand(isAsked, paying) : ANYTHING;
  const mustPay = table.step === Step.stake ? isAsked : table.step === Step.settle;
  return mustPay && (isAsked || table.actor === seat) ? demand(true, paying) : ANYTHING;
}

const demand = (isAsked: boolean, kinds: Bits): Demand =>
  isAsked ? { some: kinds, none: EMPTY } : { some: EMPTY, none: kinds };

/** Any choice that a seat could have made. */
function imagineChoice(deck: Deck, table: Table, seat: Seat, hand: Hand, rng: Rng): number {
  switch (table.step) {
    case Step.contest: {
      const { held, dice } = table.players[seat];
      const isAble = mayContest(deck, hand, held, dice, table.deal.take);
      return isAble && rng.below(2) === 0 ? CONTEST : LET;
    }
    case Step.stake:
      return STAKE + anyOf(stakes(deck, table, hand, seat), rng);
    case Step.lay: {
      const kinds = layable(deck, table.players[seat], hand);
      return rng.below(size(kinds) + 1) === 0 ? SKIP : LAY + anyOf(kinds, rng);
    }
    default: {
      const moves = new Moves();
      addBundles(DROP, hand.cards, moves);
      return moves.draw(rng);
    }
  }
}

const anyOf = (kinds: Bits, rng: Rng): Card => nth(kinds, rng.below(size(kinds)));
