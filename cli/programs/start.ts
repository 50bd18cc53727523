import { commandOf, type ProgramName } from '@pepite/bots';
import type { Read } from '@pepite/kernel';
import { Programs } from '@pepite/outside/programs';
import type { Context } from '../command.ts';
import { textsIn } from '../words/index.ts';

/**
 * Starts each program once, so that one that can't play is noticed before anything is played. They
 * are ended by whoever has asked for them.
 */
export async function startPrograms(
  context: Context,
  names: readonly ProgramName[],
): Promise<Read<Programs, string>> {
  const programs = new Programs((line) => void context.error.write(`${line}\n`));
  for (const command of new Set(names.map(commandOf))) {
    const taken = await programs.take(command);
    if ('problem' in taken) {
      programs.close();
      return { problem: textsIn(context.language).programFailed(command, taken.problem) };
    }
    programs.release(taken.value);
  }
  return { value: programs };
}
