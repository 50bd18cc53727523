import { gameOf, GAMES } from '@pepite/games';
import { type Game, type Rng, Seeded } from '@pepite/kernel';
import type { Setup } from '@pepite/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeMetrics } from '../metrics.ts';
import { findPair, type Pair, type Wish } from './support/twin-pair.ts';
import { COUNTS_SEALED, letOnlookersLearn, TELLS_THOUGHTS } from './support/twin-plants.ts';
import { type Outcome, TwinRun } from './support/twin-run.ts';
import type { Plant } from './support/twin-stage.ts';

/** Pairs of matches for each game and each number of seats. */
const PAIRS = 20;
/** Where a planted leak is looked for, until it is found. */
const PLANTED = 60;
/** The longest match that a pair begins with. */
const PLIES = 200;

const metrics = [makeMetrics(() => 0), makeMetrics(() => 0)] as const;

/** People and bots, at least one of them a person. */
function anyBots(seats: number, rng: Rng): Setup['bots'] {
  const person = rng.below(seats);
  const kinds = [null, null, 'random', 'strong'] as const;
  return Array.from({ length: seats }, (_, seat) =>
    seat === person ? null : kinds[rng.below(kinds.length)],
  );
}

interface Trial extends Outcome {
  readonly pair: Pair;
}

/** A pair of matches that goes on live, if one is found. */
async function tryPair(
  { game, seats, seed }: { readonly game: Game; readonly seats: number; readonly seed: number },
  wish: Wish = {},
  plant: Plant = {},
): Promise<Trial | undefined> {
  const rng = new Seeded(seed, seats);
  const pair = findPair(game, seats, rng.below(PLIES), rng, wish);
  if (pair === undefined) return undefined;
  const pace = rng.below(2) === 0 ? 'human' : 'quick';
  const table = { bots: anyBots(seats, rng), pace, seed } as const;
  return { pair, ...(await new TwinRun(pair, table, metrics, plant).run()) };
}

/** So many pairs of matches; throws at the first that can be told apart. */
async function tryPairs(game: Game, seats: number, wish: Wish = {}) {
  const total = { pairs: 0, steps: 0, comparisons: 0, forcedInOne: 0, seen: 0 };
  for (let seed = 1; seed <= PAIRS; seed++) {
    const trial = await tryPair({ game, seats, seed }, wish);
    if (trial === undefined) continue;
    if (trial.difference !== undefined) throw new Error(`seed ${seed}: ${trial.difference}`);
    total.pairs++;
    total.steps += trial.steps;
    total.comparisons += trial.comparisons;
    total.forcedInOne += trial.forcedInOne;
    total.seen += Number(trial.wasSeen);
  }
  if (process.env.TWINS_TOLD !== undefined) console.log(game.id, seats, JSON.stringify(total));
  return total;
}

const seatsOf = ({ seats: { least, most } }: Game): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);

describe.each(GAMES.flatMap((game) => seatsOf(game).map((seats) => [game.id, seats, game] as const)))(
  'two matches of %s for %i that differ in what is hidden',
  (_id, seats, game) => {
    it('[R6] [R7] [R8] [R27] are told alike, at the same moments, to all who may not know', async () => {
      const { pairs, steps, comparisons, seen } = await tryPairs(game, seats);
      expect(pairs).toBeGreaterThanOrEqual(PAIRS * 0.7);
      expect(steps).toBeGreaterThan(3 * pairs);
      expect(comparisons).toBeGreaterThan(20 * pairs);
      // Else there would be nothing to hide.
      expect(seen).toBeGreaterThan(pairs / 4);
    });
  },
);

const orEtc = gameOf('or-etc') ?? GAMES[0];

describe('two matches of which one leaves somebody no choice', () => {
  const wish: Wish = { isTogether: true, isWanted: ({ forcedInOne }) => forcedInOne.length > 0 };

  it.each(seatsOf(orEtc))(
    '[R6] [R8] are told alike, at the same moments, to all others: or-etc for %i',
    async (seats) => {
      const { pairs, forcedInOne } = await tryPairs(orEtc, seats, wish);
      expect(pairs).toBeGreaterThanOrEqual(PAIRS * 0.7);
      expect(forcedInOne).toBeGreaterThan(pairs / 4);
    },
  );
});

describe('a leak that is planted is found', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** What is found first, in some pair of matches. */
  async function find(
    game: Game | undefined,
    seats: number,
    { wish, plant }: { readonly wish?: Wish; readonly plant?: Plant },
  ): Promise<string | undefined> {
    if (game === undefined) throw new Error('there is no such game');
    for (let seed = 1; seed <= PLANTED; seed++) {
      const trial = await tryPair({ game, seats, seed }, wish, plant);
      if (process.env.TWINS_TOLD !== undefined && trial?.difference) console.log(seed, trial.difference);
      if (trial?.difference !== undefined) return trial.difference;
    }
    return undefined;
  }

  it.each([2, 3, 4, 5, 6])('[R6] whom the rules ask depends on hands: or-etc for %i', async (seats) => {
    expect(await find(gameOf('or-etc', 1), seats, {})).toMatch(/is told/);
  });

  it.each(['silver-and-gold', 'or-etc'])(
    '[R7] moves are counted while they are sealed: %s',
    async (id) => {
      expect(await find(gameOf(id), 4, { plant: COUNTS_SEALED })).toMatch(/reads \/metrics is told/);
    },
  );

  it.each(GAMES.map(({ id }) => id))('[R8] bots move as soon as they have thought: %s', async (id) => {
    expect(await find(gameOf(id), 4, { plant: TELLS_THOUGHTS })).toMatch(/ ms: | at \d+/);
  });

  it.each([
    ['auruxxx', 2, 'steal'],
    ['silver-and-gold', 1, 'deal'],
  ] as const)('[R27] onlookers learn what all seats do: %s for %i', async (id, seats, word) => {
    const game = gameOf(id);
    /** A card that all seats know, and nobody else. */
    const isWanted = ({ journals: [one, other] }: Pair): boolean =>
      one.some((line, ply) => line !== other[ply] && line.startsWith(`* ${word}`));
    const trials = Array.from({ length: PLANTED }, (_, index) => index + 1);
    const found: (string | undefined)[] = [];
    for (const seed of trials) {
      const rng = new Seeded(seed, seats);
      if (game === undefined) throw new Error('there is no such game');
      const pair = findPair(game, seats, rng.below(PLIES), rng, { isWanted });
      if (pair === undefined) continue;
      // The pair is of the rules as they are; what is told of it is not.
      letOnlookersLearn(game);
      const table = { bots: anyBots(seats, rng), pace: 'human', seed } as const;
      found.push((await new TwinRun(pair, table, metrics).run()).difference);
      vi.restoreAllMocks();
    }
    expect(found.find((difference) => difference?.includes('spectator is told'))).toContain(word);
  });
});
