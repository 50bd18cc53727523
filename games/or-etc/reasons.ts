import { each, type Fact, type Move, type Seat } from '@pepite/kernel';
import { bestValue } from './facts.ts';
import {
  BID,
  bundleIn,
  cardOf,
  CHOOSE,
  DROP,
  FOLD,
  kindOf,
  LAY,
  numberIn,
  type OrEtcView,
  SETTLE,
  SHIELD,
  SKIP,
  SUFFER,
} from './moves.ts';
import { CAVE_IN, FIREDAMP, handSize, toolName, type ToolName } from './pieces.ts';
import { cardsIn } from './pieces/bundle.ts';
import { type Deck, deckOf, type Printed } from './pieces/deck.ts';
import { deepestDepth, depthOf, freeExits, isFaceDown, laidCard, mineOf } from './pieces/mine.ts';
import { type DiceReasons, whyDice, whySettle } from './reasons/dice.ts';
import { layable, leastBid } from './steps/choices.ts';

/** What a move does, and the figures in it. `hand` is how many cards the hand will be filled to. */
export interface Reasons extends DiceReasons {
  readonly bid: { readonly tool: ToolName; readonly bid: number; readonly hand: number };
  readonly outbids: {
    readonly seat: Seat;
    readonly tool: ToolName;
    readonly bid: number;
    readonly hand: number;
  };
  readonly fold: { readonly tool: ToolName; readonly prestige: number };
  readonly foldPoor: { readonly least: number; readonly prestige: number };
  readonly choose: { readonly tool: ToolName; readonly cost: number; readonly hand: number };
  readonly shieldThrow: null;
  readonly shieldExit: null;
  readonly shieldCard: { readonly value: number };
  readonly shieldNothing: null;
  readonly sufferThrow: null;
  readonly sufferExit: null;
  readonly sufferCard: { readonly value: number };
  readonly sufferNothing: null;
  readonly lay: { readonly value: number; readonly exits: number };
  readonly layWider: { readonly value: number; readonly exits: number; readonly best: number };
  readonly layLess: { readonly value: number; readonly exits: number; readonly best: number };
  readonly skipSaves: { readonly value: number };
  readonly skipNothing: null;
  readonly dropNone: { readonly draws: number };
  readonly drop: { readonly cards: number; readonly value: number; readonly draws: number };
}

export const reasonFor = (view: OrEtcView, move: Move, options: Printed): Fact<Reasons> =>
  reasonIn(deckOf(options), view, move);

function reasonIn(deck: Deck, view: OrEtcView, move: Move): Fact<Reasons> {
  switch (kindOf(move)) {
    case BID:
    case FOLD:
    case CHOOSE:
      return whyTool(deck, view, move);
    case SHIELD:
    case SUFFER:
      return whyShield(deck, view, kindOf(move) === SHIELD);
    case SETTLE:
      return whySettle(deck, view, move);
    case LAY:
      return whyLay(deck, view, cardOf(move));
    case SKIP:
      return whySkip(deck, view);
    case DROP:
      return whyDrop(deck, view, cardsIn(bundleIn(move)));
    default:
      return whyDice(deck, view, move);
  }
}

/** O5–O7: prestige that is paid is a smaller hand. */
function whyTool(deck: Deck, { table, seat }: OrEtcView, move: Move): Fact<Reasons> {
  const { auction, players } = table;
  const { prestige } = players[seat];
  if (kindOf(move) === CHOOSE) {
    const chosen = numberIn(move);
    const cost = deck.toolValues[chosen];
    const hand = handSize(prestige - cost);
    return { kind: 'choose', of: { tool: toolName(chosen), cost, hand } };
  }
  const tool = toolName(auction.tool);
  if (kindOf(move) === FOLD) {
    const least = leastBid(deck, auction);
    return least > prestige
      ? { kind: 'foldPoor', of: { least, prestige } }
      : { kind: 'fold', of: { tool, prestige } };
  }
  const bid = numberIn(move);
  const of = { tool, bid, hand: handSize(prestige - bid) };
  return auction.bidder < 0
    ? { kind: 'bid', of }
    : { kind: 'outbids', of: { seat: auction.bidder, ...of } };
}

/** O14–O16: what the accident would do, which the helmet saves from. */
function whyShield(deck: Deck, view: OrEtcView, isShielded: boolean): Fact<Reasons> {
  const player = view.table.players[view.seat];
  const accident = deck.strikes[player.dice] - 1;
  if (accident === FIREDAMP) return { kind: isShielded ? 'shieldThrow' : 'sufferThrow', of: null };
  const depth = deepestDepth(player);
  const row = player.next.cards > 0 ? player.next : player.active;
  if (depth === 0 || (accident === CAVE_IN && freeExits(row) === 0)) {
    return { kind: isShielded ? 'shieldNothing' : 'sufferNothing', of: null };
  }
  if (accident === CAVE_IN) return { kind: isShielded ? 'shieldExit' : 'sufferExit', of: null };
  const values = player.laid
    .filter((laid) => mineOf(laid) === player.aside && depthOf(laid) === depth)
    .filter((laid) => !isFaceDown(laid))
    .map((laid) => deck.values[laidCard(laid)]);
  const value = Math.max(...values);
  return { kind: isShielded ? 'shieldCard' : 'sufferCard', of: { value } };
}

/** O24, O25: the points of a card, and its exits, by which the mine goes on. */
function whyLay(deck: Deck, { table, seat, hand }: OrEtcView, card: number): Fact<Reasons> {
  const fitting = [...each(layable(deck, table.players[seat], hand))];
  const best = Math.max(...fitting.map((one) => deck.values[one]));
  const value = deck.values[card];
  const exits = deck.exits[card];
  if (value === best) return { kind: 'lay', of: { value, exits } };
  const widest = Math.max(
    ...fitting.filter((one) => deck.values[one] === best).map((one) => deck.exits[one]),
  );
  return { kind: exits > widest ? 'layWider' : 'layLess', of: { value, exits, best } };
}

function whySkip(deck: Deck, { table, seat, hand }: OrEtcView): Fact<Reasons> {
  const value = bestValue(deck, layable(deck, table.players[seat], hand));
  return value === 0 ? { kind: 'skipNothing', of: null } : { kind: 'skipSaves', of: { value } };
}

/** O26: what is dropped is drawn anew, up to the size of the hand. */
function whyDrop(deck: Deck, view: OrEtcView, dropped: readonly number[]): Fact<Reasons> {
  const { limit, held } = view.table.players[view.seat];
  const cards = dropped.length;
  const draws = Math.max(0, limit - (held - cards));
  if (cards === 0) return { kind: 'dropNone', of: { draws } };
  const value = Math.max(...dropped.map((card) => deck.values[card]));
  return { kind: 'drop', of: { cards, value, draws } };
}
