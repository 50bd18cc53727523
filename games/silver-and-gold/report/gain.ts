import { EMPTY, hasWide, type Immutable, size } from '@pepite/kernel';
import {
  ALL_CARDS,
  type Cells,
  COIN_BOXES,
  COINS,
  CROSSES,
  PALMS,
  POINTS,
  setOf,
} from '../pieces.ts';
import { pointsOf } from '../score.ts';
import { palmWorth } from '../steps/mark.ts';
import type { Player, Table } from '../world.ts';

/** What some cells give when they are marked. */
export interface Gain {
  readonly coins: number;
  /** The points that its palms score. */
  readonly palms: number;
  readonly crosses: number;
  /** The printed points of the card that they complete; 0 when they don't. */
  readonly card: number;
  /** What seals add to those (S20). */
  readonly seals: number;
}

/** Who is about to mark, with what they have marked this turn without showing it. */
export interface Marking {
  readonly table: Immutable<Table>;
  readonly player: Immutable<Player>;
  readonly marks: readonly Cells[];
}

/** What is marked but not shown yet, counted over both cards. */
const pendingOf = ({ player, marks }: Marking, signs: Int32Array): number =>
  player.cards.reduce((sum, card, slot) => sum + size(marks[slot] & signs[card]), 0);

/** S9–S11, S14: coins beyond the last box and palms beyond the fourth give nothing. */
export function gainOf(marking: Marking, slot: number, cells: Cells): Gain {
  const { table, player, marks } = marking;
  const card = player.cards[slot];
  const coinsLeft = COIN_BOXES - player.coins - pendingOf(marking, COINS);
  const boxesLeft = player.palms.filter((points) => points === 0).length;
  const palmsLeft = boxesLeft - pendingOf(marking, PALMS);
  const isCompleted = (player.free[slot] & ~marks[slot] & ~cells) === EMPTY;
  return {
    coins: Math.max(0, Math.min(size(cells & COINS[card]), coinsLeft)),
    palms: Math.max(0, Math.min(size(cells & PALMS[card]), palmsLeft)) * palmWorth(table),
    crosses: size(cells & CROSSES[card]),
    card: isCompleted ? POINTS[card] : 0,
    seals: isCompleted ? sealsWith(player, card) - pointsOf(player).seals : 0,
  };
}

/** S20: what seals would bring with one more full card. */
function sealsWith(player: Immutable<Player>, card: number): number {
  const full = ALL_CARDS.filter((one) => one === card || hasWide(player.full, one));
  return pointsOf({ ...player, full: setOf(full) }).seals;
}

/** What marking brings at once or by the end of the turn, in points. */
export const pointsGained = ({ coins, palms, card, seals }: Gain): number =>
  coins + palms + card + seals;
