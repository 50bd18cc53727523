import { gameOf, GAMES } from '@pepite/games';
import { type Game, itemAt, type Rng, Seeded } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { scaled } from '../../kernel/test/scale.ts';
import { makeMetrics } from '../metrics.ts';
import { findPair, type Pair, type Wish } from './support/find-pair.ts';
import { COUNTS_SEALED, TELLS_LEARNED, TELLS_THOUGHTS } from './support/pair-leaks.ts';
import { type Outcome, PairRun } from './support/pair-run.ts';
import type { PlantedLeak } from './support/pair-match.ts';

/** Pairs of matches for each game and each number of seats. */
const PAIRS = scaled(6);
/** The same where one of the matches leaves somebody no choice. */
const FORCED_PAIRS = scaled(4);
/** Where a planted leak is looked for, until it is found. */
const PLANTED = 60;
/** The longest match that a pair begins with. */
const PLIES = 200;

const metrics = [makeMetrics(() => 0), makeMetrics(() => 0)] as const;

/** People and bots, at least one of them a person. */
function anyBots(seats: number, rng: Rng): NewMatchRequest['bots'] {
  const person = rng.below(seats);
  const kinds = [null, null, 'random', 'strong'] as const;
  return Array.from({ length: seats }, (_, seat) =>
    seat === person ? null : itemAt(kinds, rng.below(kinds.length)),
  );
}

interface Trying {
  readonly game: Game;
  readonly seats: number;
  readonly wish?: Wish;
  readonly leak?: PlantedLeak;
  /** Whether bots may sit at the table. */
  readonly hasBots?: boolean;
}

interface Trial extends Outcome {
  readonly pair: Pair;
}

/** A pair of matches that goes on live, if one is found. */
async function tryPair(
  { game, seats, wish, leak, hasBots = true }: Trying,
  seed: number,
): Promise<Trial | undefined> {
  const rng = new Seeded(seed, seats);
  const pair = findPair(game, seats, rng.below(PLIES), rng, wish);
  if (pair === undefined) return undefined;
  const pace = rng.below(2) === 0 ? 'human' : 'quick';
  const bots = anyBots(seats, rng).map((bot) => (hasBots ? bot : null));
  const table = { bots, pace, seed } as const;
  const run = await PairRun.open(pair, table, metrics, leak);
  return { pair, ...(await run.run()) };
}

/** So many pairs of matches; throws at the first that can be told apart. */
async function tryPairs(trying: Trying, most: number) {
  const total = { pairs: 0, steps: 0, comparisons: 0, forcedInOne: 0, seen: 0 };
  for (let seed = 1; seed <= most; seed++) {
    const trial = await tryPair(trying, seed);
    if (trial === undefined) continue;
    if (trial.difference !== undefined) throw new Error(`seed ${seed}: ${trial.difference}`);
    total.pairs++;
    total.steps += trial.steps;
    total.comparisons += trial.comparisons;
    total.forcedInOne += trial.forcedInOne;
    total.seen += Number(trial.wasSeen);
  }
  return total;
}

const seatsOf = ({ seats: { least, most } }: Game): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);

describe.each(
  GAMES.flatMap((game) => seatsOf(game).map((seats) => [game.id, seats, game] as const)),
)('two matches of %s for %i that differ in what is hidden', (_id, seats, game) => {
  it('[R6] [R7] [R8] [R27] others are told the same of both, at the same time', async () => {
    const { pairs, steps, comparisons, seen } = await tryPairs({ game, seats }, PAIRS);
    expect(pairs).toBeGreaterThanOrEqual(PAIRS / 2);
    expect(steps).toBeGreaterThan(3 * pairs);
    expect(comparisons).toBeGreaterThan(15 * pairs);
    // Else there would be nothing to hide.
    expect(seen).toBeGreaterThan(pairs / 4);
  });
});

const orEtc = gameOf('or-etc') ?? itemAt(GAMES, 0);

/** What is found where something is counted that should not be. */
const COUNTED = /reads \/metrics is told/;

/** What is found where something is told at another time. */
const AT_ANOTHER_TIME = /told\n(\d+) ms[^]*\nor\n(?!\1)\d+ ms|move \d+ at|nothing/;

/** Several answer at once, and somebody has a choice in one of the matches only. */
const FORCED: Wish = {
  isSimultaneous: true,
  isWanted: ({ forcedInOne }) => forcedInOne.length > 0,
};

describe('pairs of matches of which one leaves somebody no choice', () => {
  const cases = seatsOf(orEtc).flatMap((seats) => [
    { seats, who: 'people', hasBots: false },
    { seats, who: 'people and bots', hasBots: true },
  ]);

  it.each(cases)(
    '[R6] [R8] a forced choice is told at the same moments: or-etc, $seats $who',
    async ({ seats, hasBots }) => {
      const trying = { game: orEtc, seats, wish: FORCED, hasBots };
      const { pairs, forcedInOne } = await tryPairs(trying, FORCED_PAIRS);
      expect(pairs).toBeGreaterThanOrEqual(FORCED_PAIRS / 2);
      expect(forcedInOne).toBeGreaterThanOrEqual(pairs / 4);
    },
  );
});

describe('planted leaks', () => {
  /** The first such difference that is found, in some pair of matches. */
  async function find(
    trying: Omit<Trying, 'game'>,
    game: Game | undefined,
    wanted: RegExp,
  ): Promise<string | undefined> {
    if (game === undefined) throw new Error('there is no such game');
    for (let seed = 1; seed <= PLANTED; seed++) {
      const trial = await tryPair({ game, ...trying }, seed);
      if (trial?.difference !== undefined && wanted.test(trial.difference)) return trial.difference;
    }
    return undefined;
  }

  it.each(seatsOf(orEtc))(
    '[R6] rules that ask by what is in hands are found to leak: or-etc for %i',
    async (seats) => {
      expect(await find({ seats }, gameOf('or-etc', 1), /is told/)).toBeDefined();
    },
  );

  it.each(Object.entries(COUNTS_SEALED))(
    '[R7] %s that are counted while sealed are found to leak: silver-and-gold for 4',
    async (_what, leak) => {
      const game = gameOf('silver-and-gold');
      expect(await find({ seats: 4, leak }, game, COUNTED)).toBeDefined();
    },
  );

  it.each(GAMES)('[R8] a bot that moves as soon as it can is found out: $id', async (game) => {
    const trying = { seats: Math.max(2, game.seats.least), leak: TELLS_THOUGHTS };
    expect(await find(trying, game, AT_ANOTHER_TIME)).toBeDefined();
  });

  it.each([
    ['auruxxx', 2, 'steal'],
    ['silver-and-gold', 1, 'deal'],
  ] as const)('[R27] a spectator who learns more is found: %s for %i', async (id, seats, word) => {
    const isWanted = ({ journals: [one, other] }: Pair): boolean =>
      one.some((line, ply) => line !== other[ply] && line.startsWith(`* ${word}`));
    const trying = { seats, leak: TELLS_LEARNED, wish: { isWanted } };
    const wanted = new RegExp(`spectator is told[^]*${word}`);
    expect(await find(trying, gameOf(id), wanted)).toBeDefined();
  });
});
