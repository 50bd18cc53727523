import { createInterface } from 'node:readline';
import {
  measureAllocation,
  measureSize,
  measureSpeed,
  type MemoryUse,
  type Play,
} from './measure.ts';

/** What a contestant's process measures; `create` makes what a match is played on. */
export interface BenchTarget {
  readonly play: Play;
  readonly create?: () => object;
}

/**
 * A contestant's process: it answers each line `speed SECONDS` or `memory SECONDS` on its input
 * with one line of JSON, and ends with its input. So the contestants can take turns in short
 * slices while each stays warm, and none disturbs what the engine has learnt about another.
 */
export async function serve(target: BenchTarget): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const [what, seconds] = line.split(' ');
    const answer =
      what === 'speed'
        ? measureSpeed(target.play, Number(seconds))
        : await measureMemory(target, Number(seconds));
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

async function measureMemory({ play, create }: BenchTarget, seconds: number): Promise<MemoryUse> {
  const bytesPerDecision = await measureAllocation(play, seconds);
  if (create === undefined) return { bytesPerDecision };
  return { bytesPerDecision, bytesPerWorld: measureSize(create) };
}

/** The arguments every contestant's process gets: GAME SEATS SEED. */
export function readArguments(): { id: string; seats: number; seed: number } {
  const [id = '', seats, seed] = process.argv.slice(2);
  return { id, seats: Number(seats), seed: Number(seed) };
}
