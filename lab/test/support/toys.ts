import {
  after,
  CHANCE,
  CHANCE_TURN,
  copySeen,
  everybody,
  type Game,
  type Move,
  oneSeat,
  OVER,
  type Seat,
  type Words,
  type World,
} from '@pepite/kernel';

/** What all see of a toy; nothing is hidden. */
export interface ToyTable {
  seats: number;
  /** Whose choice it is, or chance's after all have chosen. */
  actor: number;
  round: number;
  points: number[];
}

type ToyWorld = World<ToyTable, object, object>;

/** What makes one toy another: small games whose answers are known. */
interface Toy {
  readonly rounds: number;
  /** What a choice, 0 or 1, does. */
  readonly chosen?: (table: ToyTable, seat: Seat, move: Move) => void;
  /** What chance does when it names a seat. */
  readonly drawn?: (table: ToyTable, seat: Seat) => void;
}

const words = (id: string): Words<ToyTable, object> => ({
  title: id,
  credits: '',
  options: {},
  clauses: {},
  refusals: {},
  endings: { none: 'none', played: 'all rounds are played' },
  move: String,
  unseen: () => '',
  question: () => '',
  table: () => [],
  hand: () => [],
});

function result({ points }: { readonly points: readonly number[] }) {
  const best = Math.max(...points);
  return {
    scores: [...points],
    winners: [...points.keys()].filter((seat) => points[seat] === best),
  };
}

/** In each round everybody chooses 0 or 1, then chance names a seat. */
export function toy(id: string, { rounds, chosen, drawn }: Toy): Game<ToyTable, object, object> {
  const isOver = ({ round }: { readonly round: number }): boolean => round === rounds;
  return {
    id,
    rules: 1,
    seats: { least: 2, most: 4 },
    options: {},
    clauses: [],
    faults: {},
    words: { en: words(id), fr: words(id) },
    bound: () => 1000,
    create: (seats) => ({
      table: { seats, actor: 0, round: 0, points: Array.from({ length: seats }, () => 0) },
      hands: Array.from({ length: seats }, () => ({})),
      box: {},
    }),
    turn: (table) => {
      if (isOver(table)) return OVER;
      return table.actor === CHANCE ? CHANCE_TURN : oneSeat(table.actor);
    },
    moves: (_view, into) => into.addEach(0, 0b11),
    chances: ({ table }, into) => into.addEach(0, (1 << table.seats) - 1),
    apply: (world: ToyWorld, actor, move) => {
      const { table } = world;
      if (actor === CHANCE) {
        drawn?.(table, move);
        table.round++;
        table.actor = 0;
        return;
      }
      chosen?.(table, actor, move);
      const next = after(actor, table.seats);
      table.actor = next === 0 ? CHANCE : next;
    },
    audience: ({ seats }) => everybody(seats),
    judge: () => undefined,
    judgeChance: () => undefined,
    outOfTurnFault: () => '',
    print: String,
    parse: Number,
    result,
    pointsSoFar: ({ points }) => points,
    rounds: (table) =>
      isOver(table) ? { ended: 1, ending: 'played' } : { ended: 0, ending: 'none' },
    imagine: (view, _rng, into) => copySeen(view, into),
    invariantError: () => undefined,
  };
}

const addPoints = ({ points }: ToyTable, seat: Seat, more: number): void => {
  points[seat] = (points[seat] ?? 0) + more;
};

/** Chance gives a point in each round; choices do nothing. */
export const coin = toy('coin', { rounds: 3, drawn: (table, seat) => addPoints(table, seat, 1) });

/** The same with two throws: half of the matches of two are ties. */
export const evenCoin = toy('even-coin', {
  rounds: 2,
  drawn: (table, seat) => addPoints(table, seat, 1),
});

/** The first seat gets a point in each round. */
export const firstWins = toy('first-wins', {
  rounds: 4,
  drawn: (table) => addPoints(table, 0, 1),
});

const HALF = 5;

/** Chance gives one point, at half-time: that is all there is. */
export const halfTime = toy('half-time', {
  rounds: 2 * HALF,
  drawn: (table, seat) => {
    if (table.round === HALF - 1) addPoints(table, seat, 1);
  },
});

/** A choice of 1 brings a point, 0 nothing: all is skill, and nobody is in anybody's way. */
export const race = toy('race', {
  rounds: 5,
  chosen: (table, seat, move) => addPoints(table, seat, move),
});

/** A choice of 1 takes a point from the next seat. */
export const duel = toy('duel', {
  rounds: 5,
  chosen: (table, seat, move) => addPoints(table, after(seat, table.seats), -move),
});
