import { palmsIn } from '@pepite/games/silver-and-gold/steps/mark';
import {
  type Card,
  type Cells,
  COIN_ROWS,
  COINS,
  COINS_PER_ROW,
  CROSSES,
  PALMS,
  POINTS,
} from '@pepite/games/silver-and-gold/pieces';
import { type Hand, type Player, type Table } from '@pepite/games/silver-and-gold/world';
import { eachWide, EMPTY, hasWide, type Immutable, itemAt, size } from '@pepite/kernel';

/** What some cells give when they are marked. */
export interface Gain {
  readonly coins: number;
  /** The points that its palms score. */
  readonly palms: number;
  readonly crosses: number;
  /** The points of the card that they fill up; 0 when they don't. */
  readonly full: number;
}

const COIN_BOXES = COIN_ROWS * COINS_PER_ROW;

/** S11: what a palm scores now. */
export const palmWorth = ({ market }: Immutable<Table>): number => 1 + palmsIn([...market]);

/** What is marked but not shown yet, counted over both cards. */
const pendingOf = (
  { cards }: Immutable<Player>,
  hand: Immutable<Hand> | undefined,
  signs: Int32Array,
): number =>
  cards.reduce(
    (sum, card, slot) => sum + size((hand?.marks[slot] ?? EMPTY) & itemAt(signs, card)),
    0,
  );

/** S9–S11: coins beyond the last box and palms beyond the fourth give nothing. */
export function gainOf(
  table: Immutable<Table>,
  player: Immutable<Player>,
  hand: Immutable<Hand> | undefined,
  slot: number,
  cells: Cells,
): Gain {
  const card = itemAt(player.cards, slot);
  const free = itemAt(player.free, slot) & ~(hand?.marks[slot] ?? EMPTY);
  const coinsLeft = COIN_BOXES - player.coins - pendingOf(player, hand, COINS);
  const boxes = player.palms.filter((points) => points === 0).length;
  const palmsLeft = boxes - pendingOf(player, hand, PALMS);
  return {
    coins: Math.max(0, Math.min(size(cells & itemAt(COINS, card)), coinsLeft)),
    palms: Math.max(0, Math.min(size(cells & itemAt(PALMS, card)), palmsLeft)) * palmWorth(table),
    crosses: size(cells & itemAt(CROSSES, card)),
    full: (free & ~cells) === EMPTY ? itemAt(POINTS, card) : 0,
  };
}

/** The same in as few signs as fit on a cell: points, and how many more cells. */
export function badgeOf({ coins, palms, crosses, full }: Gain): string {
  const points = coins + palms + full;
  return `${points > 0 ? `+${points}` : ''}${crosses > 0 ? '+■' : ''}`;
}

/** Something to be glad of: what a seat got between two looks at the table. */
export interface Joy {
  readonly kind: 'coins' | 'palm' | 'cup' | 'card';
  /** Coins, points, the value of the cup, or the points of the card. */
  readonly count: number;
  readonly card: Card;
}

export function joysOf(before: Immutable<Player>, now: Immutable<Player>): readonly Joy[] {
  const joy = (kind: Joy['kind'], count: number, card: Card = 0): readonly Joy[] =>
    count > 0 ? [{ kind, count, card }] : [];
  return [
    ...joy('coins', now.coins - before.coins),
    ...now.palms.flatMap((points, box) => joy('palm', points - itemAt(before.palms, box))),
    ...now.cups.flatMap((cup, row) => joy('cup', cup - itemAt(before.cups, row))),
    ...[...eachWide(now.full)]
      .filter((card) => !hasWide(before.full, card))
      .flatMap((card) => joy('card', itemAt(POINTS, card), card)),
  ];
}
