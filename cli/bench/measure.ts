import { Session } from 'node:inspector/promises';
import { getHeapStatistics } from 'node:v8';

/** Plays one match at random and returns how many decisions its players made. */
export type Play = () => number;

/** What a contestant did in one slice of time, per second of its processor time. */
export interface Rates {
  readonly decisions: number;
  readonly matches: number;
}

export interface MemoryUse {
  /** What a decision allocates on the heap, whether or not it is collected later. */
  readonly bytesPerDecision: number;
  /** What a world of the match takes up; absent where there is no such thing. */
  readonly bytesPerWorld?: number;
}

const WORLDS = 10_000;
/** A slice asks for the time about so often: asking at every match would cost more than some. */
const READINGS = 16;
const SAMPLING_INTERVAL = 4096;
const SAMPLINGS = 4;

/**
 * Processor time of this process, in seconds: who else uses the machine matters less. That of the
 * thread alone would be no better: Linux tells Node about it only every few milliseconds.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

interface Tally extends Rates {
  readonly seconds: number;
}

function playFor(play: Play, seconds: number): Tally {
  const start = processorTime();
  let decisions = 0;
  let matches = 0;
  for (let batch = 1; ;) {
    for (let match = 0; match < batch; match++) decisions += play();
    matches += batch;
    const elapsed = processorTime() - start;
    if (elapsed >= seconds) return { decisions, matches, seconds: elapsed };
    if (elapsed * READINGS < seconds) batch *= 2;
  }
}

export function measureSpeed(play: Play, seconds: number): Rates {
  const tally = playFor(play, seconds);
  return { decisions: tally.decisions / tally.seconds, matches: tally.matches / tally.seconds };
}

/**
 * Bytes per decision, by V8's own sampling of allocations, those already collected included. The
 * least of a few runs: what the engine allocates for itself while it optimises only ever adds.
 */
export async function measureAllocation(play: Play, seconds: number): Promise<number> {
  const session = new Session();
  session.connect();
  let least = Infinity;
  for (let sampling = 0; sampling < SAMPLINGS; sampling++) {
    least = Math.min(least, await sampleAllocation(session, play, seconds / SAMPLINGS));
  }
  session.disconnect();
  return least;
}

async function sampleAllocation(session: Session, play: Play, seconds: number): Promise<number> {
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: SAMPLING_INTERVAL,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  const { decisions } = playFor(play, seconds);
  const { profile } = await session.post('HeapProfiler.stopSampling');
  return bytesPlayed(profile.head) / decisions;
}

/** Who allocated: a tree of calls. */
interface Allocations {
  readonly callFrame: { readonly functionName: string };
  readonly selfSize: number;
  readonly children: readonly Allocations[];
}

const nameOf = ({ callFrame }: Allocations): string => callFrame.functionName;

/** What playing allocates; not what measuring does. */
function bytesPlayed(tree: Allocations): number {
  if (nameOf(tree) !== playFor.name) return sum(tree.children.map(bytesPlayed));
  const played = tree.children.filter((call) => nameOf(call) !== processorTime.name);
  return sum(played.map(bytesUnder));
}

const bytesUnder = ({ selfSize, children }: Allocations): number =>
  selfSize + sum(children.map(bytesUnder));

const sum = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Bytes per thing, from the difference that many of them make. Needs `--expose-gc`. */
export function measureSize(create: () => object): number {
  const things: object[] = [];
  const before = settledHeap();
  for (let count = 0; count < WORLDS; count++) things.push(create());
  return (settledHeap() - before) / things.length;
}

function settledHeap(): number {
  if (globalThis.gc === undefined) throw new Error('measuring sizes needs node --expose-gc');
  globalThis.gc();
  return getHeapStatistics().used_heap_size;
}
