import { createInterface } from 'node:readline';
import { measureAllocation, measureSize, measureSpeed, type Memory, type Play } from './measure.ts';

/** What a contestant's process measures; `create` makes what a match is played on. */
export interface Measured {
  readonly play: Play;
  readonly create?: () => object;
}

/**
 * A contestant's process: it answers each line `speed SECONDS` or `memory SECONDS` on its input
 * with one line of JSON, and ends with its input. So the contestants can take turns in short
 * slices while each stays warm, and none disturbs what the engine has learnt about another.
 */
export async function serve(measured: Measured): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const [what, seconds] = line.split(' ');
    const answer =
      what === 'speed'
        ? measureSpeed(measured.play, Number(seconds))
        : await measureMemory(measured, Number(seconds));
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

async function measureMemory({ play, create }: Measured, seconds: number): Promise<Memory> {
  const bytesPerDecision = await measureAllocation(play, seconds);
  if (create === undefined) return { bytesPerDecision };
  return { bytesPerDecision, bytesPerWorld: measureSize(create) };
}

/** The arguments every contestant's process gets: GAME SEATS SEED. */
export function readArguments(): { id: string; seats: number; seed: number } {
  const [id = '', seats, seed] = process.argv.slice(2);
  return { id, seats: Number(seats), seed: Number(seed) };
}
