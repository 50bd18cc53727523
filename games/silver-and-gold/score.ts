import {
  EMPTY,
  type Immutable,
  lowest,
  type Result,
  size,
  type WideView,
  WORD,
} from '@pepite/kernel';
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
import { PARTS, Phase, type Player, type Table } from './world.ts';

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

/** The points in a list that `writePoints` has filled, by name. */
export function pointsAt(parts: readonly number[], at: number): Points {
  const [coins, cups, palms, cards, seals] = parts.slice(at, at + PARTS.length);
  return { coins, cups, palms, cards, seals, total: coins + cups + palms + cards + seals };
}

/** S19: what a seat has so far; unfinished cards score nothing. */
export function pointsOf(player: Scored): Points {
  const parts = PARTS.map(() => 0);
  writePoints(player, parts, 0);
  return pointsAt(parts, 0);
}

/** What everybody has so far. */
export function pointsSoFar({ players }: Pick<Immutable<Table>, 'players'>): readonly number[] {
  const parts: number[] = [];
  return players.map((player) => {
    writePoints(player, parts, 0);
    return added(parts);
  });
}

/** The same into a list, part after part; nothing is allocated, since playouts do it, too. */
export function writePoints(
  { coins, cups, palms, full }: Scored,
  into: number[],
  at: number,
): void {
  into[at] = coins;
  into[at + 1] = added(cups);
  into[at + 2] = added(palms);
  into[at + 3] = into[at + 4] = 0;
  for (let word = 0; word < full.length; word++) {
    for (let rest = full[word]; rest !== EMPTY; rest &= rest - 1) {
      const card = word * WORD + lowest(rest);
      into[at + 3] += POINTS[card];
      into[at + 4] += SEAL_BONUS[card] * fullOf(full, SEAL_COLOUR[card]);
    }
  }
}

function added(values: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < values.length; index++) total += values[index];
  return total;
}

/** S21: what seats are compared by: points, then full cards from grey to purple. */
export const standingOf = (player: Scored): readonly number[] => [
  pointsOf(player).total,
  ...COLOURS.map((_, colour) => fullOf(player.full, colour)).reverse(),
];

export function result({ phase, players }: Immutable<Table>): Result {
  if (phase !== Phase.over) throw new Error('a match that is not over has no result');
  const standings = players.map(standingOf);
  const best = standings.reduce((lead, other) =>
    compareStandings(other, lead) > 0 ? other : lead,
  );
  return {
    scores: standings.map(([total]) => total),
    winners: standings.flatMap((own, seat) => (compareStandings(own, best) === 0 ? [seat] : [])),
  };
}

export function compareStandings(one: readonly number[], other: readonly number[]): number {
  const parting = one.findIndex((value, index) => value !== other[index]);
  return parting < 0 ? 0 : one[parting] - other[parting];
}

/**
 * More moves than any match takes: the set-up, an expedition card each turn, a cell or more with
 * every mark and bonus, and for each treasure card at most a taking, a drawing and a laying out.
 */
export const bound = (seats: number): number =>
  1 + (DEALT + 1) * seats + MARKET + TURNS + sum(ALL_CARDS.map((card) => POINTS[card])) + 3 * CARDS;
