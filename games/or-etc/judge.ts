import { has, type Immutable, type Move, type Seat } from '@pepite/kernel';
import { cardsIn } from './pieces/bundle.ts';
import { layable, leastBid, toolsLeft } from './steps/choices.ts';
import type { Deck } from './pieces/deck.ts';
import { countOf, DICE, isWithin, sizeOf } from './pieces/dice.ts';
import type { Fault } from './judging/faults.ts';
import {
  AGREE,
  BEER,
  BID,
  bundleIn,
  cardOf,
  CENTRE,
  CHOOSE,
  CONTEST,
  DEAL,
  diceIn,
  DRAW,
  DROP,
  FIRST,
  FOLD,
  giveOf,
  kindOf,
  LAY,
  LET,
  NEW_DICE,
  numberIn,
  OFFER,
  type OrEtcView,
  PASS,
  PICK_ACCIDENT,
  PICK_FILON,
  REFUSE,
  REROLL,
  ROLL,
  seatOf,
  SETTLE,
  settledWith,
  SHIELD,
  SKIP,
  STAKE,
  SUFFER,
  SWAP,
  takeOf,
} from './moves.ts';
import { mayContest, stakes } from './steps/payment.ts';
import { MALLET, MOST_HELD, MUG, NO_CARD, PICK, SHOVEL } from './pieces.ts';
import { type Hand, type OrEtcWorld, Step, type Table } from './world.ts';

/** The fault of a move by a seat that has to decide, if it has one. */
export function judge(deck: Deck, view: OrEtcView, move: Move): Fault | undefined {
  const { table } = view;
  switch (table.step) {
    case Step.act:
      return judgeAction(deck, view, move);
    case Step.answer:
      return move === AGREE || move === REFUSE ? undefined : 'answerDue';
    case Step.contest:
      return judgeContest(deck, view, move);
    case Step.stake:
      return judgeStake(deck, view, move);
    case Step.settle:
      return judgeSettlement(deck, view, move);
    case Step.lay:
      return judgeLaying(deck, view, move);
    case Step.drop:
      return judgeDrop(view, move);
    case Step.shield:
      return move === SHIELD || move === SUFFER ? undefined : 'shieldDue';
    case Step.bid:
      return judgeBid(deck, view, move);
    default:
      if (kindOf(move) !== CHOOSE) return 'chooseDue';
      return has(toolsLeft(table.auction), numberIn(move)) ? undefined : 'toolGone';
  }
}

function judgeBid(deck: Deck, { table, seat }: OrEtcView, move: Move): Fault | undefined {
  if (move === FOLD) return undefined;
  if (kindOf(move) !== BID) return 'bidDue';
  if (numberIn(move) > table.players[seat].prestige) return 'bidTooHigh';
  return numberIn(move) < leastBid(deck, table.auction) ? 'bidTooLow' : undefined;
}

function judgeAction(deck: Deck, view: OrEtcView, move: Move): Fault | undefined {
  const { table, seat } = view;
  switch (kindOf(move)) {
    case PASS:
      return move === PASS ? undefined : 'actDue';
    case CENTRE:
      return judgeClaim(deck, view, move);
    case OFFER:
      return judgeOffer(deck, view, move);
    case SWAP:
      if (table.players[seat].tool !== MUG) return 'noMug';
      return table.players[seat].used ? 'toolUsed' : judgeCentreDice(view, move);
    case REROLL:
      return judgeReroll(view, move);
    default:
      return 'actDue';
  }
}

function judgeCentreDice({ table, seat }: OrEtcView, move: Move): Fault | undefined {
  if (countOf(table.players[seat].dice, giveOf(move)) === 0) return 'dieNotYours';
  if (countOf(table.centre, takeOf(move)) === 0) return 'dieNotInCentre';
  return giveOf(move) === takeOf(move) ? 'equalInCentre' : undefined;
}

/** O20. */
function judgeClaim(deck: Deck, view: OrEtcView, move: Move): Fault | undefined {
  return (
    judgeCentreDice(view, move) ??
    judgePayment(deck, view.hand, takeOf(move) - giveOf(move), cardOf(move))
  );
}

/** O20: a card of exactly the difference, and none where there is nothing to pay. */
function judgePayment(
  deck: Deck,
  { cards }: Immutable<Hand>,
  difference: number,
  card: number,
): Fault | undefined {
  if (difference < 0) return card === NO_CARD ? undefined : 'cardForNothing';
  if (card === NO_CARD || deck.values[card] !== difference) return 'wrongPayment';
  return cards[card] > 0 ? undefined : 'cardNotHeld';
}

/** O22. */
function judgeOffer(deck: Deck, { table, seat, hand }: OrEtcView, move: Move): Fault | undefined {
  const target = seatOf(move);
  const card = cardOf(move);
  if (target === seat || !has(table.participants, target)) return 'notAParticipant';
  if (countOf(table.players[seat].dice, giveOf(move)) === 0) return 'dieNotYours';
  if (countOf(table.players[target].dice, takeOf(move)) === 0) return 'dieNotTheirs';
  const difference = takeOf(move) - giveOf(move);
  if (difference === 0) return 'equalInOffer';
  if (difference < 0) return card === NO_CARD ? undefined : 'giftForNothing';
  if (card === NO_CARD || deck.values[card] < difference) return 'tooCheap';
  if (hand.cards[card] === 0) return 'cardNotOffered';
  return table.players[target].held < MOST_HELD ? undefined : 'handOverfull';
}

/** O23. */
function judgeReroll({ table, seat }: OrEtcView, move: Move): Fault | undefined {
  const { tool, used, dice } = table.players[seat];
  if (tool !== PICK && tool !== SHOVEL && tool !== MALLET) return 'noReroll';
  if (used) return 'toolUsed';
  if (!isWithin(diceIn(move), dice)) return 'dieNotYours';
  return tool === MALLET && sizeOf(diceIn(move)) > 1 ? 'oneDieOnly' : undefined;
}

/** O21: whoever is asked may let it go; to contest takes a payment and a stake. */
function judgeContest(deck: Deck, { table, seat, hand }: OrEtcView, move: Move): Fault | undefined {
  if (move === LET) return undefined;
  if (move !== CONTEST) return 'contestDue';
  const { held, dice } = table.players[seat];
  return mayContest(deck, hand, held, dice, table.deal.take) ? undefined : 'cannotContest';
}

/** O21. */
function judgeStake(deck: Deck, { table, seat, hand }: OrEtcView, move: Move): Fault | undefined {
  if (kindOf(move) !== STAKE) return 'stakeDue';
  if (hand.cards[cardOf(move)] === 0) return 'stakeNotHeld';
  return has(stakes(deck, table, hand, seat), cardOf(move)) ? undefined : 'stakePays';
}

function judgeSettlement(deck: Deck, view: OrEtcView, move: Move): Fault | undefined {
  const { table, seat, hand } = view;
  if (kindOf(move) !== SETTLE) return 'settleDue';
  const give = settledWith(move);
  if (countOf(table.players[seat].dice, give) === 0) return 'dieNotYours';
  if (give === table.deal.take) return 'equalInCentre';
  return judgePayment(deck, hand, table.deal.take - give, cardOf(move));
}

/** O24. */
function judgeLaying(deck: Deck, { table, seat, hand }: OrEtcView, move: Move): Fault | undefined {
  if (move === SKIP) return undefined;
  if (kindOf(move) !== LAY) return 'layDue';
  if (hand.cards[cardOf(move)] === 0) return 'notInHand';
  return has(layable(deck, table.players[seat], hand), cardOf(move)) ? undefined : 'combination';
}

/** O26. */
function judgeDrop({ hand }: OrEtcView, move: Move): Fault | undefined {
  if (kindOf(move) !== DROP) return 'dropDue';
  const cards = cardsIn(bundleIn(move));
  const isHeld = cards.every(
    (card) => cards.filter((one) => one === card).length <= hand.cards[card],
  );
  return isHeld ? undefined : 'notYours';
}

const CHANCE_KINDS = {
  [Step.first]: [FIRST],
  [Step.deal]: [DEAL],
  [Step.beer]: [BEER],
  [Step.roll]: [ROLL],
  [Step.reroll]: [NEW_DICE],
  [Step.pick]: [PICK_FILON, PICK_ACCIDENT],
  [Step.draw]: [DRAW],
} as const satisfies Partial<Record<Step, readonly Move[]>>;

const isChanceStep = (step: Step): step is keyof typeof CHANCE_KINDS => step in CHANCE_KINDS;

/** The fault of a chance outcome. A reader takes the cards of the first deal in any order. */
export function judgeChance({ table, box }: OrEtcWorld, move: Move): Fault | undefined {
  const { step } = table;
  const kind = kindOf(move);
  const kinds: readonly Move[] = isChanceStep(step) ? CHANCE_KINDS[step] : [];
  if (!kinds.includes(kind)) return outOfTurnFault(table);
  const seat = seatOf(move);
  switch (kind) {
    case FIRST:
      return seat < table.seats ? undefined : 'notASeat';
    case DEAL:
      return judgeDeal(table, box.pile, seat, move);
    case BEER:
      return undefined;
    case ROLL:
      if (seat !== table.player) return 'notTheRoller';
      return sizeOf(diceIn(move)) === DICE ? undefined : 'notFiveDice';
    case NEW_DICE:
      if (seat !== table.player) return 'notTheRoller';
      return sizeOf(diceIn(move)) === sizeOf(table.rerolled) ? undefined : 'otherDice';
    default:
      return judgeDraw(table, box.pile, move);
  }
}

function judgeDeal(
  { players, seats }: Table,
  pile: readonly number[],
  seat: Seat,
  move: Move,
): Fault | undefined {
  if (seat >= seats) return 'notASeat';
  if (players[seat].held === players[seat].limit) return 'handFull';
  return pile[cardOf(move)] > 0 ? undefined : 'notInPile';
}

function judgeDraw(table: Table, pile: readonly number[], move: Move): Fault | undefined {
  if (seatOf(move) !== table.player) return 'notTheDrawer';
  switch (kindOf(move)) {
    case PICK_FILON:
      return table.filons > 0 ? undefined : 'noFilonLeft';
    case PICK_ACCIDENT:
      return table.hazards[numberIn(move)] > 0 ? undefined : 'accidentGone';
    default:
      return pile[cardOf(move)] > 0 ? undefined : 'notInPile';
  }
}

const DUE = {
  [Step.first]: 'firstDue',
  [Step.bid]: 'bidDue',
  [Step.choose]: 'chooseDue',
  [Step.deal]: 'dealDue',
  [Step.beer]: 'beerDue',
  [Step.roll]: 'rollDue',
  [Step.shield]: 'shieldDue',
  [Step.act]: 'actDue',
  [Step.contest]: 'contestDue',
  [Step.stake]: 'stakeDue',
  [Step.settle]: 'settleDue',
  [Step.answer]: 'answerDue',
  [Step.reroll]: 'rerollDue',
  [Step.lay]: 'layDue',
  [Step.drop]: 'dropDue',
  [Step.pick]: 'pickDue',
  [Step.draw]: 'drawDue',
  [Step.over]: 'matchOver',
} as const satisfies Record<Step, Fault>;

/** The fault of acting out of turn: what has to be done first. */
export const outOfTurnFault = ({ step }: Immutable<Table>): Fault => DUE[step];
