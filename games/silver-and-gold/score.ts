import { eachWide, type Immutable, type Result, size, type WideView } from '@pepite/kernel';
import { COLOURS } from './data/cards.ts';
import {
  ALL_CARDS,
  CARDS,
  DEALT,
  MARKET,
  OF_COLOUR,
  POINTS,
  SEAL_BONUS,
  SEAL_COLOUR,
  TURNS,
} from './pieces.ts';
import { Phase, type Player, type Table } from './world.ts';

/** S19: a seat's points, part by part as on the score card. */
export interface Points {
  readonly coins: number;
  readonly cups: number;
  readonly palms: number;
  /** The printed points of full cards. */
  readonly cards: number;
  /** What seals add to them (S20). */
  readonly seals: number;
  readonly total: number;
}

type Scored = Immutable<Player>;

const sum = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** How many full cards of a colour there are. */
export const fullOf = (full: WideView, colour: number): number =>
  size(full[0] & OF_COLOUR[colour][0]) + size(full[1] & OF_COLOUR[colour][1]);

/** S19: what a seat has so far; unfinished cards score nothing. */
export function pointsOf({ coins, cups, palms, full }: Scored): Points {
  const done = [...eachWide(full)];
  const parts = {
    coins,
    cups: sum(cups),
    palms: sum(palms),
    cards: sum(done.map((card) => POINTS[card])),
    seals: sum(done.map((card) => SEAL_BONUS[card] * fullOf(full, SEAL_COLOUR[card]))),
  };
  return { ...parts, total: sum(Object.values(parts)) };
}

/** S21: what seats are compared by: points, then full cards from grey to purple. */
const standing = (player: Scored): readonly number[] => [
  pointsOf(player).total,
  ...COLOURS.map((_, colour) => fullOf(player.full, colour)).reverse(),
];

export function result({ phase, players }: Immutable<Table>): Result {
  if (phase !== Phase.over) throw new Error('a match that is not over has no result');
  const standings = players.map(standing);
  const best = standings.reduce((lead, other) => (compare(other, lead) > 0 ? other : lead));
  return {
    scores: standings.map(([total]) => total),
    winners: standings.flatMap((own, seat) => (compare(own, best) === 0 ? [seat] : [])),
  };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const parting = one.findIndex((value, index) => value !== other[index]);
  return parting < 0 ? 0 : one[parting] - other[parting];
}

/**
 * More moves than any match takes: the set-up, an expedition card each turn, a cell or more with
 * every mark and bonus, and for each treasure card at most a taking, a drawing and a laying out.
 */
export const bound = (seats: number): number =>
  1 + (DEALT + 1) * seats + MARKET + TURNS + sum(ALL_CARDS.map((card) => POINTS[card])) + 3 * CARDS;
