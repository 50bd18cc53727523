// `npm run simulate-faults` starts this on the right Node.
import { parseArgs } from 'node:util';
import { isPlanted, PLANTED } from './planted.ts';
import { type Outcome, simulate } from './simulation.ts';

const USAGE = `npm run simulate-faults -- [--seed N] [--seeds COUNT] [--plant BUG]

  --seed N        the first seed (1); alone it is run with a trace of all that happens
  --seeds COUNT   run so many seeds, and tell only what went wrong
  --plant BUG     put a bug into the program first:
${Object.keys(PLANTED)
  .map((name) => `                    "${name}"`)
  .join('\n')}`;

/** How often it is told how far it is, in seeds. */
const PROGRESS = 1000;

class UsageError extends Error {}

function readCount(text: string, flag: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--${flag} is a whole number from 1 to 999999999, not “${text}”`);
}

function readLine() {
  const options = {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    plant: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options, strict: true });
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

function tell({ seed, violation, game, processes, plies, events, time }: Outcome): void {
  const size = `${processes} processes, ${plies} moves, ${events} events, ${Math.round(time)} ms`;
  const run = `seed ${seed} (${game}, ${size})`;
  if (violation === undefined) console.log(`${run}: nothing went wrong`);
  else {
    const { promise, details, at, event } = violation;
    console.log(`${run}: broken at ${Math.round(at)} ms, event ${event}: ${promise}\n  ${details}`);
  }
}

async function runMany(first: number, count: number): Promise<number> {
  let broken = 0;
  for (let seed = first; seed < first + count; seed++) {
    const outcome = await simulate(seed);
    const done = seed - first + 1;
    if (outcome.violation !== undefined) {
      broken++;
      tell(outcome);
    }
    if (done % PROGRESS === 0) console.error(`${done} of ${count} seeds, ${broken} broken`);
  }
  console.log(`${count} seeds from ${first}: ${broken} broken`);
  return broken;
}

try {
  const { seed, count, plant, help } = readLine();
  if (help) console.log(USAGE);
  else {
    if (plant !== undefined) PLANTED[plant]();
    if (count === undefined) {
      const outcome = await simulate(seed, (line) => console.log(line));
      tell(outcome);
      process.exitCode = outcome.violation === undefined ? 0 : 1;
    } else process.exitCode = (await runMany(seed, count)) === 0 ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
