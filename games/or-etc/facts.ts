import { type Bits, each, type Fact } from '@pepite/kernel';
import type { OrEtcView } from './moves.ts';
import {
  type Card,
  FIREDAMP,
  handSize,
  MALLET,
  MUG,
  NO_CARD,
  PICK,
  SHOVEL,
  toolName,
  type ToolName,
} from './pieces.ts';
import { type Deck, deckOf, missing, type Printed } from './pieces/deck.ts';
import { type Dice, exchanged, type Face, facesOf } from './pieces/dice.ts';
import { deepestDepth, freeExits } from './pieces/mine.ts';
import { layable, leastBid } from './steps/choices.ts';
import { mayContest, priceOf, stakes } from './steps/payment.ts';
import { Step } from './world.ts';

/** What there is to say, and the figures in it. `value` is what a card is worth. */
export interface Facts {
  readonly bid: { readonly tool: ToolName; readonly bid: number; readonly hand: number };
  readonly fold: null;
  readonly choose: { readonly prestige: number };
  readonly shield: null;
  readonly shieldNothing: null;
  readonly noExit: null;
  readonly lucky: null;
  readonly canLay: { readonly value: number };
  readonly centre: { readonly take: Face; readonly value: number; readonly price: number };
  readonly reroll: { readonly dice: number; readonly value: number };
  readonly short: { readonly dice: number; readonly value: number };
  readonly contestUseful: { readonly take: Face; readonly value: number };
  readonly contest: { readonly take: Face };
  readonly stake: { readonly highest: number };
  readonly settle: { readonly take: Face };
  readonly answerLoses: { readonly take: Face; readonly value: number };
  readonly answerGains: { readonly give: Face; readonly value: number };
  readonly answer: { readonly give: Face; readonly take: Face };
  readonly lay: { readonly value: number; readonly exits: number };
  readonly dropPile: { readonly cards: number };
  readonly dropEnd: { readonly alike: number };
  readonly drop: { readonly limit: number };
}

export const find = (view: OrEtcView, options: Printed): Fact<Facts> | undefined =>
  findIn(deckOf(options), view);

function findIn(deck: Deck, view: OrEtcView): Fact<Facts> | undefined {
  switch (view.table.step) {
    case Step.bid:
    case Step.choose:
      return findTool(deck, view);
    case Step.shield:
      return findShield(deck, view);
    case Step.act:
      return findAction(deck, view);
    case Step.contest:
    case Step.stake:
    case Step.settle:
      return findContest(deck, view);
    case Step.answer:
      return findAnswer(deck, view);
    case Step.lay:
      return findLaying(deck, view);
    default:
      return findDrop(view);
  }
}

/** O5–O7: what a tool costs in cards. */
function findTool(deck: Deck, { table, seat }: OrEtcView): Fact<Facts> {
  const { prestige } = table.players[seat];
  if (table.step === Step.choose) return { kind: 'choose', of: { prestige } };
  const bid = leastBid(deck, table.auction);
  if (bid > prestige) return { kind: 'fold', of: null };
  const tool = toolName(table.auction.tool);
  return { kind: 'bid', of: { tool, bid, hand: handSize(prestige - bid) } };
}

/** O14–O16: most accidents do nothing to a mine that is no more than its entrance. */
function findShield({ strikes }: Deck, { table, seat }: OrEtcView): Fact<Facts> {
  const player = table.players[seat];
  const isSlowing = strikes[player.dice] - 1 === FIREDAMP;
  const isHarmless = deepestDepth(player) === 0 && !isSlowing;
  return { kind: isHarmless ? 'shieldNothing' : 'shield', of: null };
}

/** The highest value among some kinds of cards; 0 for none. */
export const bestValue = (deck: Deck, kinds: Bits): number =>
  Math.max(0, ...[...each(kinds)].map((card) => deck.values[card]));

/** O19–O24: what the dice show, and what they are short of. */
function findAction(deck: Deck, { table, seat, hand }: OrEtcView): Fact<Facts> | undefined {
  const player = table.players[seat];
  if (player.held === 0) return undefined;
  if (freeExits(player.active) === 0) return { kind: 'noExit', of: null };
  if (player.lucky) return { kind: 'lucky', of: null };
  const value = bestValue(deck, layable(deck, player, hand));
  const isMug = player.tool === MUG && !player.used;
  const exchange = bestExchange(deck, hand, player.dice, table.centre, isMug);
  if (exchange !== undefined && exchange.value > value) return { kind: 'centre', of: exchange };
  if (value > 0) return { kind: 'canLay', of: { value } };
  const near = nearestCard(deck, hand.kinds, player.dice);
  const rerolls = [PICK, SHOVEL, MALLET].includes(player.tool) && !player.used;
  return { kind: rerolls ? 'reroll' : 'short', of: near };
}

/** The card in hand that needs the fewest other dice; of several the one worth most. */
export function nearestCard(deck: Deck, kinds: Bits, dice: Dice): Facts['short'] {
  const cards = [...each(kinds)].map((card) => ({
    dice: missing(deck.table[card - 1].pattern, dice),
    value: deck.values[card],
  }));
  return cards.reduce((best, card) =>
    card.dice < best.dice || (card.dice === best.dice && card.value > best.value) ? card : best,
  );
}

/** O20, O23: the centre die by which the dice show the highest card, and what it costs. */
function bestExchange(
  deck: Deck,
  hand: OrEtcView['hand'],
  dice: Dice,
  centre: Dice,
  isFree: boolean,
): Facts['centre'] | undefined {
  let best: Facts['centre'] | undefined;
  for (const give of new Set(facesOf(dice))) {
    for (const take of new Set(facesOf(centre))) {
      if (give === take) continue;
      const price = isFree ? 0 : priceOf(give, take);
      const shown = hand.kinds & deck.shown[exchanged(dice, give, take)];
      const left = [...each(shown)].filter((card) => canPay(deck, hand, price, card));
      const value = Math.max(0, ...left.map((card) => deck.values[card]));
      const isBetter = best === undefined || value > best.value;
      if (value > 0 && (isBetter || (value === best?.value && price < best.price))) {
        best = { take, value, price };
      }
    }
  }
  return best;
}

/** Whether a hand can pay a price and still lay a card. */
function canPay(deck: Deck, { cards, kinds }: OrEtcView['hand'], price: number, card: Card) {
  if (price === 0) return true;
  const payers = deck.ofValue[price] & kinds;
  return [...each(payers)].some((payer) => payer !== card || cards[card] > 1);
}

/** O21: a die of which there is one only. */
function findContest(deck: Deck, { table, seat, hand }: OrEtcView): Fact<Facts> | undefined {
  const { take } = table.deal;
  const { dice, held } = table.players[seat];
  if (table.step === Step.settle) return { kind: 'settle', of: { take } };
  if (table.step === Step.stake) {
    const highest = bestValue(deck, stakes(deck, table, hand, seat));
    return { kind: 'stake', of: { highest } };
  }
  if (!mayContest(deck, hand, held, dice, take)) return undefined;
  const useful = facesOf(dice).map((give) => hand.kinds & deck.shown[exchanged(dice, give, take)]);
  const value = Math.max(0, ...useful.map((kinds) => bestValue(deck, kinds)));
  if (value <= bestValue(deck, hand.kinds & deck.shown[dice])) {
    return { kind: 'contest', of: { take } };
  }
  return { kind: 'contestUseful', of: { take, value } };
}

/** O22: what the dice show before and after an exchange with another player. */
function findAnswer(deck: Deck, { table, seat, hand }: OrEtcView): Fact<Facts> {
  const { give, take, card } = table.deal;
  const player = table.players[seat];
  const kinds = card === NO_CARD ? hand.kinds : hand.kinds | (1 << card);
  const before = bestValue(deck, layable(deck, player, hand));
  const dice = exchanged(player.dice, take, give);
  const after = player.lucky ? before : bestValue(deck, kinds & deck.shown[dice]);
  if (after < before) return { kind: 'answerLoses', of: { take, value: before } };
  if (after > before) return { kind: 'answerGains', of: { give, value: after } };
  return { kind: 'answer', of: { give, take } };
}

/** O24: the best card, and the exits that are next turn's throws. */
function findLaying(deck: Deck, { table, seat, hand }: OrEtcView): Fact<Facts> | undefined {
  const fitting = [...each(layable(deck, table.players[seat], hand))];
  if (fitting.length === 0) return undefined;
  const value = Math.max(...fitting.map((card) => deck.values[card]));
  const best = fitting.filter((card) => deck.values[card] === value);
  return { kind: 'lay', of: { value, exits: Math.max(...best.map((card) => deck.exits[card])) } };
}

/** From how few cards in the pile on the end is near: about what a turn takes. */
const SMALL_PILE = 5;
/** O12: by turn, how many equal dice of a natural roll end the match. */
const ENDING = [0, 0, 0, 0, 5, 4, 3];

/** O26, O28: what to keep, and how near the end is. */
function findDrop({ table, seat }: OrEtcView): Fact<Facts> | undefined {
  const { filons, hazards, seats, turn, players } = table;
  const cards = filons + hazards.reduce((sum, count) => sum + count, 0);
  if (cards > 0 && cards <= SMALL_PILE * seats) return { kind: 'dropPile', of: { cards } };
  const alike = ENDING[Math.min(turn + 1, ENDING.length - 1)];
  if (alike > 0) return { kind: 'dropEnd', of: { alike } };
  const { limit } = players[seat];
  return limit === 0 ? undefined : { kind: 'drop', of: { limit } };
}
