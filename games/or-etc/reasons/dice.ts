import { type Bits, each, type Fact, has, type Move, type Seat, without } from '@pepite/kernel';
import { bestValue, nearestCard } from '../facts.ts';
import {
  AGREE,
  cardOf,
  CENTRE,
  CONTEST,
  diceIn,
  giveOf,
  kindOf,
  OFFER,
  type OrEtcView,
  PASS,
  REROLL,
  seatOf,
  settledWith,
  STAKE,
  SWAP,
  takeOf,
} from '../moves.ts';
import { type Card, NO_CARD } from '../pieces.ts';
import { type Deck, missing } from '../pieces/deck.ts';
import {
  countOf,
  type Dice,
  exchanged,
  type Face,
  facesOf,
  NO_DICE,
  replaced,
  sizeOf,
} from '../pieces/dice.ts';
import { freeExits } from '../pieces/mine.ts';
import { layable } from '../steps/choices.ts';
import { mayContest, settlements, stakes } from '../steps/payment.ts';

/**
 * What moves of the exchanges do. `value` is what the best card is worth that could be laid, `take`
 * the die that is had, `dice` how many dice are lacking for the nearest card.
 */
export interface DiceReasons {
  readonly passReady: { readonly value: number };
  readonly passShort: { readonly dice: number; readonly value: number };
  readonly passIdle: null;
  readonly gains: { readonly take: Face; readonly value: number };
  readonly loses: { readonly give: Face; readonly value: number };
  readonly nearer: { readonly take: Face; readonly dice: number; readonly value: number };
  readonly denies: { readonly take: Face };
  readonly keeps: { readonly take: Face; readonly value: number };
  readonly noUse: { readonly take: Face };
  readonly offerGains: { readonly seat: Seat; readonly take: Face; readonly value: number };
  readonly offer: { readonly seat: Seat; readonly take: Face };
  readonly rerollSafe: { readonly dice: number; readonly value: number };
  readonly rerollRisks: { readonly dice: number; readonly value: number };
  readonly reroll: { readonly dice: number; readonly lacking: number; readonly value: number };
  readonly rerollFar: { readonly dice: number };
  readonly rerollIdle: { readonly dice: number };
  readonly agreeGains: { readonly give: Face; readonly value: number };
  readonly agreeLoses: { readonly take: Face; readonly value: number };
  readonly agreeCard: { readonly value: number };
  readonly agree: { readonly give: Face; readonly take: Face };
  readonly refuseKeeps: { readonly take: Face; readonly value: number };
  readonly refuseMisses: { readonly give: Face; readonly value: number };
  readonly refuse: { readonly seat: Seat; readonly take: Face };
  readonly contestGains: { readonly take: Face; readonly value: number };
  readonly contestDenies: { readonly seat: Seat; readonly take: Face };
  readonly letMisses: { readonly take: Face; readonly value: number };
  readonly letGo: { readonly take: Face };
  readonly letForced: { readonly take: Face };
  readonly stakeHighest: { readonly value: number };
  readonly stakeLower: { readonly value: number; readonly highest: number };
}

type DiceFact = Fact<DiceReasons>;

/** O19–O23: what an action, an answer, a claim or a stake does to what can be laid. */
export function whyDice(deck: Deck, view: OrEtcView, move: Move): DiceFact {
  switch (kindOf(move)) {
    case PASS:
      return whyPass(deck, view);
    case CENTRE:
    case SWAP:
      return whyCentre(deck, view, giveOf(move), takeOf(move), cardOf(move));
    case OFFER:
      return whyOffer(deck, view, move);
    case REROLL:
      return whyReroll(deck, view, diceIn(move));
    case STAKE:
      return whyStake(deck, view, cardOf(move));
    default:
      return whyAnswer(deck, view, move);
  }
}

/** O21: whoever won a die gives one of theirs for it. */
export const whySettle = (deck: Deck, view: OrEtcView, move: Move): DiceFact =>
  whyTaking(deck, view, settledWith(move), view.table.deal.take, cardOf(move));

const ownPlayer = ({ table, seat }: OrEtcView) => table.players[seat];

/** The kinds in hand once a card is paid. */
const kindsWithout = ({ hand }: OrEtcView, card: Card): Bits =>
  card !== NO_CARD && hand.cards[card] === 1 ? without(hand.kinds, card) : hand.kinds;

const canBuild = (view: OrEtcView): boolean => freeExits(ownPlayer(view).active) > 0;

/** What the best card is worth that can be laid as things are; 0 for none. */
const valueNow = (deck: Deck, view: OrEtcView): number =>
  canBuild(view) ? bestValue(deck, layable(deck, ownPlayer(view), view.hand)) : 0;

/** The same with other dice and other cards. */
const valueWith = (deck: Deck, view: OrEtcView, kinds: Bits, dice: Dice): number => {
  if (!canBuild(view)) return 0;
  return bestValue(deck, ownPlayer(view).lucky ? kinds : kinds & deck.shown[dice]);
};

function whyPass(deck: Deck, view: OrEtcView): DiceFact {
  const value = valueNow(deck, view);
  if (value > 0) return { kind: 'passReady', of: { value } };
  if (view.hand.kinds === 0 || !canBuild(view)) return { kind: 'passIdle', of: null };
  return { kind: 'passShort', of: nearestCard(deck, view.hand.kinds, ownPlayer(view).dice) };
}

/** O20: a die of which there is one only is there for nobody else any more. */
function whyCentre(deck: Deck, view: OrEtcView, give: Face, take: Face, card: Card): DiceFact {
  const why = whyTaking(deck, view, give, take, card);
  const isOnlyOne = countOf(view.table.centre, take) === 1;
  const isUseless = why.kind === 'noUse' || why.kind === 'keeps';
  return isOnlyOne && isUseless ? { kind: 'denies', of: { take } } : why;
}

function whyTaking(deck: Deck, view: OrEtcView, give: Face, take: Face, card: Card): DiceFact {
  const { dice } = ownPlayer(view);
  const kinds = kindsWithout(view, card);
  const then = exchanged(dice, give, take);
  const before = valueNow(deck, view);
  const value = valueWith(deck, view, kinds, then);
  if (value > before) return { kind: 'gains', of: { take, value } };
  if (value < before) return { kind: 'loses', of: { give, value: before } };
  if (value > 0) return { kind: 'keeps', of: { take, value } };
  if (kinds === 0 || !canBuild(view)) return { kind: 'noUse', of: { take } };
  const near = nearestCard(deck, kinds, then);
  const isNearer = near.dice < nearestCard(deck, view.hand.kinds, dice).dice;
  return isNearer ? { kind: 'nearer', of: { take, ...near } } : { kind: 'noUse', of: { take } };
}

/** O22: if the other one agrees. */
function whyOffer(deck: Deck, view: OrEtcView, move: Move): DiceFact {
  const take = takeOf(move);
  const seat = seatOf(move);
  const why = whyTaking(deck, view, giveOf(move), take, cardOf(move));
  if (why.kind === 'gains') return { kind: 'offerGains', of: { seat, ...why.of } };
  return why.kind === 'noUse' ? { kind: 'offer', of: { seat, take } } : why;
}

/** O23: which cards the dice that stay where they are show for certain. */
function whyReroll(deck: Deck, view: OrEtcView, rolled: Dice): DiceFact {
  const { hand } = view;
  const player = ownPlayer(view);
  const dice = sizeOf(rolled);
  if (hand.kinds === 0 || !canBuild(view)) return { kind: 'rerollIdle', of: { dice } };
  const kept = replaced(player.dice, rolled, NO_DICE);
  const near = nearestCard(deck, hand.kinds, kept);
  const before = valueNow(deck, view);
  if (before === 0) {
    return near.dice > dice
      ? { kind: 'rerollFar', of: { dice } }
      : { kind: 'reroll', of: { dice, lacking: near.dice, value: near.value } };
  }
  const isSafe = player.lucky || bestSure(deck, hand.kinds, kept) === before;
  return { kind: isSafe ? 'rerollSafe' : 'rerollRisks', of: { dice, value: before } };
}

const bestSure = (deck: Deck, kinds: Bits, kept: Dice): number =>
  Math.max(
    0,
    ...deck.table.map(({ pattern, value }, index) =>
      has(kinds, index + 1) && missing(pattern, kept) === 0 ? value : 0,
    ),
  );

/** O21: the highest stake wins. */
function whyStake(deck: Deck, { table, hand, seat }: OrEtcView, card: Card): DiceFact {
  const highest = bestValue(deck, stakes(deck, table, hand, seat));
  const value = deck.values[card];
  return value === highest
    ? { kind: 'stakeHighest', of: { value } }
    : { kind: 'stakeLower', of: { value, highest } };
}

function whyAnswer(deck: Deck, view: OrEtcView, move: Move): DiceFact {
  const { target } = view.table.deal;
  return target === view.seat
    ? whyReply(deck, view, kindOf(move) === AGREE)
    : whyContest(deck, view, kindOf(move) === CONTEST);
}

/** O22: what can be laid before and after, with the card that would come. */
function whyReply(deck: Deck, view: OrEtcView, isAgreed: boolean): DiceFact {
  const { give, take, card } = view.table.deal;
  const before = valueNow(deck, view);
  const kinds = card === NO_CARD ? view.hand.kinds : view.hand.kinds | (1 << card);
  const value = valueWith(deck, view, kinds, exchanged(ownPlayer(view).dice, take, give));
  if (value > before) {
    return { kind: isAgreed ? 'agreeGains' : 'refuseMisses', of: { give, value } };
  }
  if (value < before) {
    return { kind: isAgreed ? 'agreeLoses' : 'refuseKeeps', of: { take, value: before } };
  }
  if (!isAgreed) return { kind: 'refuse', of: { seat: view.table.player, take } };
  return card === NO_CARD
    ? { kind: 'agree', of: { give, take } }
    : { kind: 'agreeCard', of: { value: deck.values[card] } };
}

/** O21: what could be laid with the die that is claimed. */
function whyContest(deck: Deck, view: OrEtcView, isContested: boolean): DiceFact {
  const { take } = view.table.deal;
  const { dice, held } = ownPlayer(view);
  if (!mayContest(deck, view.hand, held, dice, take)) return { kind: 'letForced', of: { take } };
  const value = Math.max(...facesOf(dice).map((give) => wonValue(deck, view, give, take)));
  if (value > valueNow(deck, view)) {
    return { kind: isContested ? 'contestGains' : 'letMisses', of: { take, value } };
  }
  return isContested
    ? { kind: 'contestDenies', of: { seat: view.table.player, take } }
    : { kind: 'letGo', of: { take } };
}

/** O20, O21: a card to stake and one to pay with are gone by then; one has to be left to lay. */
function wonValue(deck: Deck, view: OrEtcView, give: Face, take: Face): number {
  const { dice, held } = ownPlayer(view);
  const then = exchanged(dice, give, take);
  const paid = [...each(settlements(deck, view.hand.kinds, give, take))];
  const values = paid
    .filter((card) => held > (card === NO_CARD ? 1 : 2))
    .map((card) => valueWith(deck, view, kindsWithout(view, card), then));
  return Math.max(0, ...values);
}
