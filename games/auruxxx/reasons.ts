import { after, type Fact, type Move, type Seat } from '@pepite/kernel';
import { copiesIn, pointsOf } from './cards/pack.ts';
import { cardsOf } from './cards/plays.ts';
import { DANGEROUS, playsOf, threatTo } from './facts.ts';
import { ACCEPT, type AuruxxxView, DRAW, END, isPlay, PASS, seatOf } from './moves.ts';
import {
  type Card,
  DEBT_OF_A_TWO,
  DRAW_ONE,
  EXCHANGE,
  GOLDEN,
  isHappyMan,
  isTwo,
  MOST_DRAWS,
  MOST_PASSES,
  NOBODY,
  POINTS,
  PROFUSION,
} from './pieces.ts';

/**
 * What a move does, and the figures in it. `points` is what leaves the hand, `rest` what the cards
 * that are left there count.
 */
export interface Reasons {
  readonly finishes: { readonly goldens: number };
  readonly leavesGolden: { readonly goldens: number };
  readonly leavesOne: null;
  readonly figure: { readonly points: number };
  readonly figureFrom: { readonly seat: Seat };
  readonly two: { readonly next: Seat; readonly cards: number };
  readonly twoDenies: { readonly next: Seat; readonly cards: number; readonly held: number };
  readonly profusion: { readonly victims: number };
  readonly drawOne: { readonly next: Seat };
  readonly drawOneNothing: { readonly next: Seat };
  readonly exchange: { readonly seat: Seat; readonly theirs: number; readonly own: number };
  readonly exchangeNothing: null;
  readonly inDanger: { readonly seat: Seat; readonly points: number; readonly rest: number };
  readonly several: { readonly cards: number; readonly points: number; readonly rest: number };
  readonly sheds: { readonly points: number; readonly rest: number };
  readonly shedsNothing: { readonly left: number };
  readonly passDebt: { readonly next: Seat; readonly cards: number; readonly left: number };
  readonly pass: { readonly left: number };
  readonly accept: { readonly cards: number };
  readonly acceptDue: { readonly cards: number };
  readonly drawForced: { readonly left: number };
  readonly drawFirst: { readonly left: number };
  readonly end: { readonly rest: number };
  readonly endAnyway: { readonly rest: number };
  readonly swapDenies: { readonly seat: Seat; readonly theirs: number; readonly own: number };
  readonly swapFewer: { readonly seat: Seat; readonly theirs: number; readonly own: number };
  readonly swapMore: { readonly seat: Seat; readonly theirs: number; readonly own: number };
}

export function reasonFor(view: AuruxxxView, move: Move): Fact<Reasons> {
  if (isPlay(move)) return whyPlay(view, cardsOf(move));
  switch (move) {
    case PASS:
      return whyPass(view);
    case ACCEPT:
      return whyAccept(view);
    case DRAW:
      return whyDraw(view);
    case END:
      return whyEnd(view);
    default:
      return whySwap(view, seatOf(move));
  }
}

const ACTIONS: readonly Card[] = [PROFUSION, EXCHANGE, DRAW_ONE];

const pointsIn = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + POINTS[card], 0);

function whyPlay(view: AuruxxxView, cards: readonly Card[]): Fact<Reasons> {
  const { table, hand, seat } = view;
  const [card] = cards;
  if (card === GOLDEN) return { kind: 'finishes', of: { goldens: cards.length } };
  const effect = whyAction(view, card);
  if (effect !== undefined) return effect;
  const left = table.handSizes[seat] - cards.length;
  const goldens = copiesIn(hand.cards, 0, GOLDEN);
  // X23, X25: what is left can be laid at once, or can't be laid at all.
  if (left === goldens) return { kind: 'leavesGolden', of: { goldens } };
  return whyNumber(view, cards) ?? whyShed(view, cards, left);
}

/** X18–X20: an action is laid for what it does. */
function whyAction({ table, seat }: AuruxxxView, card: Card): Fact<Reasons> | undefined {
  const { handSizes, seats } = table;
  const others = [...handSizes.keys()].filter((other) => other !== seat && handSizes[other] > 0);
  if (card === PROFUSION) return { kind: 'profusion', of: { victims: others.length } };
  if (card === DRAW_ONE) {
    const next = after(seat, seats);
    return { kind: handSizes[next] > 0 ? 'drawOne' : 'drawOneNothing', of: { next } };
  }
  if (card !== EXCHANGE) return undefined;
  const theirs = Math.min(...others.map((other) => handSizes[other]));
  const partner = others.find((other) => handSizes[other] === theirs);
  if (partner === undefined) return { kind: 'exchangeNothing', of: null };
  return { kind: 'exchange', of: { seat: partner, theirs, own: handSizes[seat] - 1 } };
}

/** X16, X27: a debt for the next player, and the figure. */
function whyNumber(
  { table, seat }: AuruxxxView,
  cards: readonly Card[],
): Fact<Reasons> | undefined {
  const [card] = cards;
  if (isTwo(card)) {
    const next = after(seat, table.seats);
    const held = table.handSizes[next];
    const owed = DEBT_OF_A_TWO * cards.length;
    return held > 0 && held <= DANGEROUS
      ? { kind: 'twoDenies', of: { next, cards: owed, held } }
      : { kind: 'two', of: { next, cards: owed } };
  }
  if (!isHappyMan(card) || table.figure === seat) return undefined;
  return table.figure === NOBODY
    ? { kind: 'figure', of: { points: pointsIn(cards) } }
    : { kind: 'figureFrom', of: { seat: table.figure } };
}

/** X22, X23, X29: what leaves the hand counts no more; an ordinary card can't be the last. */
function whyShed(view: AuruxxxView, cards: readonly Card[], left: number): Fact<Reasons> {
  const { table, hand, seat } = view;
  if (left === 1 && !ACTIONS.some((card) => copiesIn(hand.cards, 0, card) > 0)) {
    return { kind: 'leavesOne', of: null };
  }
  const points = pointsIn(cards);
  const rest = pointsOf(hand.cards) - points;
  if (points === 0) return { kind: 'shedsNothing', of: { left } };
  const threat = threatTo(table, seat);
  if (threat !== undefined) return { kind: 'inDanger', of: { seat: threat, points, rest } };
  if (cards.length > 1) return { kind: 'several', of: { cards: cards.length, points, rest } };
  return { kind: 'sheds', of: { points, rest } };
}

/** X7, X16, X30. */
function whyPass({ table, seat }: AuruxxxView): Fact<Reasons> {
  const left = MOST_PASSES - 1 - table.passes[seat];
  if (table.debt === 0) return { kind: 'pass', of: { left } };
  return { kind: 'passDebt', of: { next: after(seat, table.seats), cards: table.debt, left } };
}

/** X16, X17. */
function whyAccept({ table, seat }: AuruxxxView): Fact<Reasons> {
  const isDue = table.begun || table.passes[seat] === MOST_PASSES;
  return { kind: isDue ? 'acceptDue' : 'accept', of: { cards: table.debt } };
}

/** X8: a draw leaves all plays open. */
function whyDraw(view: AuruxxxView): Fact<Reasons> {
  const left = MOST_DRAWS - 1 - view.table.drawn;
  return { kind: playsOf(view).length === 0 ? 'drawForced' : 'drawFirst', of: { left } };
}

/** X9. */
function whyEnd(view: AuruxxxView): Fact<Reasons> {
  const rest = pointsOf(view.hand.cards);
  return { kind: playsOf(view).length === 0 ? 'end' : 'endAnyway', of: { rest } };
}

/** X20. */
function whySwap({ table, seat }: AuruxxxView, partner: Seat): Fact<Reasons> {
  const theirs = table.handSizes[partner];
  const own = table.handSizes[seat];
  const of = { seat: partner, theirs, own };
  if (theirs >= own) return { kind: 'swapMore', of };
  return { kind: theirs <= DANGEROUS ? 'swapDenies' : 'swapFewer', of };
}
