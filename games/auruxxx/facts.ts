import { after, type Fact, Moves, type Seat } from '@pepite/kernel';
import { copiesIn, isGolden, pointsOf } from './cards/pack.ts';
import { canPlay, cardsOf } from './cards/plays.ts';
import { type AuruxxxView, isPlay, moves } from './moves.ts';
import {
  type Card,
  DEBT_OF_A_TWO,
  GOLDEN,
  isFifty,
  isHappyMan,
  isTwo,
  MOST_DRAWS,
  MOST_PASSES,
} from './pieces.ts';
import { Phase } from './world.ts';

/** What there is to say, and the figures in it. */
export interface Facts {
  readonly swap: { readonly seat: Seat; readonly theirs: number; readonly own: number };
  readonly debt: { readonly cards: number; readonly next: Seat };
  readonly debtDue: { readonly cards: number };
  readonly finish: { readonly goldens: number };
  readonly oneLeft: null;
  readonly afterAction: null;
  readonly danger: { readonly seat: Seat; readonly cards: number; readonly points: number };
  readonly fifty: null;
  readonly several: { readonly cards: number };
  readonly happyMan: null;
  readonly two: { readonly next: Seat; readonly cards: number };
  readonly onlyDraw: null;
  readonly drawOrPass: { readonly passes: number };
  readonly nothingFits: null;
  readonly almost: { readonly others: number };
  readonly goldens: { readonly goldens: number; readonly points: number };
  readonly noGolden: { readonly points: number };
}

/** So few cards of somebody else may be golden twelves, which end the round. */
export const DANGEROUS = 2;
/** So few cards of one's own may be laid in a turn or two. */
const FEW = 3;

export function find(view: AuruxxxView): Fact<Facts> | undefined {
  const { table, hand, seat } = view;
  if (table.phase === Phase.exchange) return findPartner(table, seat);
  if (table.debt > 0) return findDebt(table, seat);
  const goldens = copiesIn(hand.cards, 0, GOLDEN);
  const size = table.handSizes[seat];
  if (size > 0 && isGolden(hand.cards)) return { kind: 'finish', of: { goldens } };
  const plays = playsOf(view);
  // X22: an action may be laid as the last card if it brings another one.
  if (size === 1 && plays.length === 0) return { kind: 'oneLeft', of: null };
  if (plays.length === 0) return findNoPlay(table, seat);
  if (table.chained) return findChained(view);
  return findDanger(view) ?? findPlay(view, plays) ?? findAim(view, goldens);
}

/** X20: who holds the fewest cards, besides those who hold none. */
function findPartner({ handSizes }: AuruxxxView['table'], seat: Seat): Fact<Facts> | undefined {
  const others = [...handSizes.keys()].filter((other) => other !== seat && handSizes[other] > 0);
  const fewest = Math.min(...others.map((other) => handSizes[other]));
  const partner = others.find((other) => handSizes[other] === fewest);
  if (partner === undefined) return undefined;
  return { kind: 'swap', of: { seat: partner, theirs: fewest, own: handSizes[seat] } };
}

/** X6, X16, X17. */
function findDebt({ debt, passes, begun, seats }: AuruxxxView['table'], seat: Seat): Fact<Facts> {
  if (begun || passes[seat] === MOST_PASSES) return { kind: 'debtDue', of: { cards: debt } };
  return { kind: 'debt', of: { cards: debt, next: after(seat, seats) } };
}

/** What can be laid now, each play as its cards. */
export function playsOf(view: AuruxxxView): readonly (readonly Card[])[] {
  const legal = new Moves();
  moves(view, legal);
  return [...legal].filter(isPlay).map(cardsOf);
}

/** X7, X8: nothing fits. */
function findNoPlay({ drawn, begun, passes }: AuruxxxView['table'], seat: Seat): Fact<Facts> {
  if (drawn === MOST_DRAWS) return { kind: 'nothingFits', of: null };
  const left = MOST_PASSES - passes[seat];
  if (begun || left === 0) return { kind: 'onlyDraw', of: null };
  return { kind: 'drawOrPass', of: { passes: left } };
}

/** X21: one more play is due, unless all draws are used and there is none. */
function findChained(view: AuruxxxView): Fact<Facts> | undefined {
  const mayEnd = view.table.drawn === MOST_DRAWS && !canPlay(view);
  return mayEnd ? undefined : { kind: 'afterAction', of: null };
}

/** X25, X29: somebody may soon lay all they hold, and what is left in this hand counts. */
function findDanger({ table, seat, hand }: AuruxxxView): Fact<Facts> | undefined {
  const threat = threatTo(table, seat);
  if (threat === undefined) return undefined;
  const cards = table.handSizes[threat];
  return { kind: 'danger', of: { seat: threat, cards, points: pointsOf(hand.cards) } };
}

/** Who has the fewest cards of the others, if they are so few that the round may end soon. */
export function threatTo({ handSizes }: AuruxxxView['table'], seat: Seat): Seat | undefined {
  const others = [...handSizes.keys()].filter((other) => other !== seat);
  const fewest = Math.min(...others.map((other) => handSizes[other]));
  const threat = others.find((other) => handSizes[other] === fewest);
  return fewest === 0 || fewest > DANGEROUS ? undefined : threat;
}

/** What is worth laying: dear cards, several at once, the figure, a debt for the next player. */
function findPlay(
  { table, seat }: AuruxxxView,
  plays: readonly (readonly Card[])[],
): Fact<Facts> | undefined {
  if (plays.some(([card]) => isFifty(card))) return { kind: 'fifty', of: null };
  if (table.figure !== seat && plays.some(([card]) => isHappyMan(card))) {
    return { kind: 'happyMan', of: null };
  }
  const most = Math.max(...plays.map((cards) => cards.length));
  if (most > 2) return { kind: 'several', of: { cards: most } };
  const twos = plays.filter(([card]) => isTwo(card)).map(({ length }) => length);
  if (twos.length === 0) return undefined;
  const cards = DEBT_OF_A_TWO * Math.max(...twos);
  return { kind: 'two', of: { next: after(seat, table.seats), cards } };
}

/** X23, X25: how far it is to a hand of golden twelves only. */
function findAim({ table, seat, hand }: AuruxxxView, goldens: number): Fact<Facts> {
  const others = table.handSizes[seat] - goldens;
  const points = pointsOf(hand.cards);
  if (goldens === 0) return { kind: 'noGolden', of: { points } };
  if (others <= FEW) return { kind: 'almost', of: { others } };
  return { kind: 'goldens', of: { goldens, points } };
}
