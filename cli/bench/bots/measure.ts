import {
  type Bot,
  playMatch,
  type ReadClock,
  type SearchBot,
  seatAdviser,
  type Setting,
} from '@pepite/bots';
import { itemAt, Seeded } from '@pepite/kernel';

/** How fast a bot plays matches out, over the choices of whole matches. */
export interface Speed {
  readonly iterationsPerSecond: number;
  /** What a choice gets in the time it has, at the median. */
  readonly perChoice: number;
  readonly choices: number;
}

/** Milliseconds that each choice gets. */
export const PER_CHOICE = 50;

class Enough extends Error {}

/** Lets the expert play against itself for so many milliseconds, and counts. */
export function measureThinking(
  setting: Setting,
  seed: number,
  milliseconds: number,
  clock: ReadClock,
): Speed {
  const counts: number[] = [];
  const start = clock();
  let thinking = 0;
  const counting = (bot: SearchBot): Bot => ({
    see: (view) => bot.see(view),
    choose(view, moves, rng) {
      const begun = clock();
      const { moves: found, iterations } = bot.think(view, moves, rng);
      if (iterations > 0) {
        counts.push(iterations);
        thinking += clock() - begun;
      }
      if (clock() - start > milliseconds && counts.length > 0) throw new Enough();
      return itemAt(found, 0).move;
    },
  });
  const pace = { clock, milliseconds: PER_CHOICE };
  const { game, seats, options } = setting;
  try {
    for (let match = 0; ; match++) {
      const bots = Array.from({ length: seats }, () => counting(seatAdviser(setting, pace)));
      playMatch(game, options, bots, new Seeded(seed, match));
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const sum = counts.reduce((total, count) => total + count, 0);
  const sorted = counts.toSorted((one, other) => one - other);
  return {
    iterationsPerSecond: (1000 * sum) / thinking,
    perChoice: itemAt(sorted, Math.floor(sorted.length / 2)),
    choices: counts.length,
  };
}
