import { commandOf, type Contender, isProgram } from '@pepite/bots';
import type { Program, Programs } from '@pepite/outside/programs';

/** How long a program has for a decision where nothing is said, in milliseconds. */
export const PROGRAM_TIME = 1000;

/**
 * Gives each program at a table a process for one match; there is none for bots of ours, nor for a
 * program that can't be started any more.
 */
export async function withSeatedPrograms<T>(
  programs: Programs,
  players: readonly Contender[],
  play: (seated: readonly (Program | undefined)[]) => Promise<T>,
): Promise<T> {
  const seated: (Program | undefined)[] = [];
  try {
    for (const player of players) {
      const taken = isProgram(player) ? await programs.take(commandOf(player)) : undefined;
      seated.push(taken !== undefined && 'value' in taken ? taken.value : undefined);
    }
    return await play(seated);
  } finally {
    for (const program of seated) {
      if (program !== undefined) programs.release(program);
    }
  }
}
