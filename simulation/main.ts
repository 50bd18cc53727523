// `npm run simulate-faults` starts this on the right Node.
import { readLine, USAGE, UsageError } from './command-line.ts';
import { PLANTED } from './planted.ts';
import { type Outcome, simulate } from './simulation.ts';

/** How often it is told how far it is, in seeds. */
const PROGRESS = 1000;

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
  const { seed, count, plant, help } = readLine(process.argv.slice(2));
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
