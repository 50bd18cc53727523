import { parseArgs } from 'node:util';
import { isPlanted, PLANTED, type PlantedName } from './planted.ts';

export const USAGE = `npm run simulate-faults -- [--seed N] [--seeds COUNT] [--plant BUG]

  --seed N        the first seed (1); alone it is run with a trace of all that happens
  --seeds COUNT   run so many seeds, and tell only what went wrong
  --plant BUG     put a bug into the program first:
${Object.keys(PLANTED)
  .map((name) => `                    "${name}"`)
  .join('\n')}`;

/** What is asked for on a line. */
export interface CommandLine {
  readonly seed: number;
  /** How many seeds are run; one, with a trace, if nothing is said. */
  readonly count: number | undefined;
  readonly plant: PlantedName | undefined;
  readonly help: boolean;
}

/** Somebody has written what makes no sense. */
export class UsageError extends Error {}

function readCount(text: string, flag: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--${flag} is a whole number from 1 to 999999999, not “${text}”`);
}

/** Reads what is asked for, or throws a `UsageError`. */
export function readLine(args: readonly string[]): CommandLine {
  const options = {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    plant: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true });
    const { seed, seeds, plant, help } = values;
    if (plant !== undefined && !isPlanted(plant)) {
      throw new UsageError(`there is no bug called “${plant}”`);
    }
    const count = seeds === undefined ? undefined : readCount(seeds, 'seeds');
    return { seed: readCount(seed, 'seed'), count, plant, help };
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}
