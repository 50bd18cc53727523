import { eachWide, type Fact, type Immutable, type Move, type Seat, size } from '@pepite/kernel';
import { COLOURS, type Colour } from './data/cards.ts';
import { colourName, markedNow, palmBoxesLeft, palmPoints, smallest } from './facts.ts';
import {
  cardOf,
  cellsOf,
  KEEP,
  kindOf,
  otherCard,
  type SilverView,
  TAKE,
  TAKE_PILE,
} from './moves.ts';
import {
  type Card,
  type Cells,
  COIN_BOXES,
  COINS,
  COINS_PER_ROW,
  CROSSES,
  CUPS,
  NO_CARD,
  PALMS,
  POINTS,
  SEAL_BONUS,
  SEAL_COLOUR,
  sealOf,
  setOf,
  TURNS,
} from './pieces.ts';
import { fullOf, pointsOf } from './score.ts';
import type { Player } from './world.ts';

/** What a move does, and the figures in it. `left` is how many cells a card lacks after it. */
export interface Reasons {
  readonly keepSeal: { readonly colour: Colour; readonly bonus: number };
  readonly keepSmall: { readonly cells: number };
  readonly keepSigns: { readonly signs: number };
  readonly keep: { readonly points: number };
  readonly completes: { readonly colour: Colour; readonly points: number };
  readonly completesSealed: {
    readonly colour: Colour;
    readonly points: number;
    readonly seals: number;
  };
  readonly cup: { readonly cup: number };
  readonly cross: { readonly colour: Colour; readonly left: number };
  readonly palm: { readonly points: number };
  readonly coin: { readonly lacking: number; readonly cup: number };
  readonly plainCoin: null;
  readonly nearer: { readonly colour: Colour; readonly left: number; readonly points: number };
  readonly scoreless: null;
  readonly takeForSeal: { readonly colour: Colour; readonly bonus: number };
  readonly takeSeal: { readonly colour: Colour; readonly bonus: number; readonly full: number };
  readonly takeDenies: { readonly seat: Seat; readonly colour: Colour; readonly bonus: number };
  readonly takeSmall: { readonly cells: number; readonly turns: number };
  readonly takeLarge: { readonly points: number; readonly turns: number };
  readonly take: { readonly points: number; readonly turns: number };
  readonly pile: { readonly cells: number };
  readonly pileOnly: null;
}

export function reasonFor(view: SilverView, move: Move): Fact<Reasons> {
  switch (kindOf(move)) {
    case KEEP:
      return whyKeep(view, [cardOf(move), otherCard(move)]);
    case TAKE:
      return whyTake(view, cardOf(move));
    case TAKE_PILE:
      return whyPile(view.table.market);
    default:
      return whyMark(view, cardOf(move), cellsOf(move));
  }
}

const signsOn = (card: Card): number => size(CROSSES[card] | COINS[card] | PALMS[card]);

/** S4, S20: a seal with a card it pays for, two that are soon full, or much printed on them. */
function whyKeep({ hand }: SilverView, kept: readonly Card[]): Fact<Reasons> {
  const [one, other] = kept;
  const paying = [sealOf(one), sealOf(other)].find(
    (seal, index) => seal !== undefined && seal.colour === colourName(kept[1 - index]),
  );
  if (paying !== undefined) return { kind: 'keepSeal', of: paying };
  const dealt = [...eachWide(hand.dealt)];
  const rest = dealt.filter((card) => !kept.includes(card));
  const isLeast = (of: (card: Card) => number): boolean =>
    Math.max(...kept.map(of)) <= Math.min(...rest.map(of));
  const points = POINTS[one] + POINTS[other];
  if (isLeast((card) => POINTS[card])) return { kind: 'keepSmall', of: { cells: points } };
  if (isLeast((card) => 0 - signsOn(card))) {
    return { kind: 'keepSigns', of: { signs: signsOn(one) + signsOn(other) } };
  }
  return { kind: 'keep', of: { points } };
}

/** S7–S14: a full card first, then what is printed on the cells, then how much is lacking. */
function whyMark(view: SilverView, card: Card, cells: Cells): Fact<Reasons> {
  const { table, seat, hand } = view;
  const player = table.players[seat];
  const slot = player.cards.indexOf(card);
  const left = size(player.free[slot] & ~hand.marks[slot] & ~cells);
  const colour = colourName(card);
  if (left === 0) return whyFull(player, card);
  const sign = signUnder(view, card, cells);
  if (sign !== undefined) return sign;
  if (table.turns === TURNS - 1) return { kind: 'scoreless', of: null };
  return { kind: 'nearer', of: { colour, left, points: POINTS[card] } };
}

/** S19, S20: the card and all that seals add because of it. */
function whyFull(player: Immutable<Player>, card: Card): Fact<Reasons> {
  const full = setOf([...eachWide(player.full), card]);
  const seals = pointsOf({ ...player, full }).seals - pointsOf(player).seals;
  const of = { colour: colourName(card), points: POINTS[card] };
  return seals === 0
    ? { kind: 'completes', of }
    : { kind: 'completesSealed', of: { ...of, seals } };
}

/** S9–S11: a row of coins first, then crosses, palms and coins. */
function signUnder(view: SilverView, card: Card, cells: Cells): Fact<Reasons> | undefined {
  const { table, seat, hand } = view;
  const player = table.players[seat];
  const before = player.coins + markedNow(player, hand, COINS);
  const coins = Math.min(COIN_BOXES - before, size(cells & COINS[card]));
  const lacking = COINS_PER_ROW - (before % COINS_PER_ROW);
  const cup = CUPS[table.cupsTaken] ?? 0;
  if (coins >= lacking && cup > 0) return { kind: 'cup', of: { cup } };
  const slot = player.cards.indexOf(card);
  if ((cells & CROSSES[card]) !== 0) {
    const left = size(player.free[slot] & ~hand.marks[slot] & ~cells);
    return { kind: 'cross', of: { colour: colourName(card), left } };
  }
  if ((cells & PALMS[card]) !== 0 && palmBoxesLeft(player, hand) > 0) {
    return { kind: 'palm', of: { points: palmPoints(table.market) } };
  }
  if (coins <= 0) return undefined;
  return cup > 0 && coins < lacking
    ? { kind: 'coin', of: { lacking: lacking - coins, cup } }
    : { kind: 'plainCoin', of: null };
}

const frontOf = ({ cards, full }: Immutable<Player>): readonly Card[] => [
  ...eachWide(full),
  ...cards.filter((card) => card !== NO_CARD),
];

/** S20: what the seals in front of a player add for a full card of a colour. */
const sealsFor = (player: Immutable<Player>, colour: number): number =>
  frontOf(player).reduce(
    (sum, card) => sum + (SEAL_COLOUR[card] === colour ? SEAL_BONUS[card] : 0),
    0,
  );

/** S14, S20: what seals make of a card, own or others', then how soon it can be full. */
function whyTake({ table, seat }: SilverView, card: Card): Fact<Reasons> {
  const { players, market, turns: over } = table;
  const colour = colourName(card);
  const number = COLOURS.indexOf(colour);
  const bonus = sealsFor(players[seat], number);
  if (bonus > 0) return { kind: 'takeForSeal', of: { colour, bonus } };
  const seal = sealOf(card);
  const full = fullOf(players[seat].full, SEAL_COLOUR[card]);
  if (seal !== undefined && full > 0) return { kind: 'takeSeal', of: { ...seal, full } };
  const open = market.filter((one) => one !== NO_CARD);
  const turns = TURNS - 1 - over;
  const points = POINTS[card];
  if (points === smallest(open)) return { kind: 'takeSmall', of: { cells: points, turns } };
  const rival = players.findIndex(
    (player, other) => other !== seat && sealsFor(player, number) > 0,
  );
  if (rival >= 0) {
    return {
      kind: 'takeDenies',
      of: { seat: rival, colour, bonus: sealsFor(players[rival], number) },
    };
  }
  const isLargest = points === Math.max(...open.map((one) => POINTS[one]));
  return { kind: isLargest ? 'takeLarge' : 'take', of: { points, turns } };
}

/** S14, S18. */
function whyPile(market: readonly Card[]): Fact<Reasons> {
  const open = market.filter((card) => card !== NO_CARD);
  return open.length === 0
    ? { kind: 'pileOnly', of: null }
    : { kind: 'pile', of: { cells: smallest(open) } };
}
