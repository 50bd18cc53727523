import type { Read } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import type { AnyProblem } from '../words/problem.ts';
import { createMatch } from './api.ts';

/**
 * Creates a match, and says where it is. Without a server it is played in this browser, unless
 * somebody is to come from elsewhere.
 */
export async function create(wanted: NewMatchRequest): Promise<Read<string, AnyProblem>> {
  // This page adds to chance, so the first card may wait for that.
  const setup = { ...wanted, sharedChance: true };
  const answer = await createMatch(setup);
  if ('value' in answer) return { value: `/m/${answer.value.match}` };
  const people = setup.bots.filter((bot) => bot === null).length;
  const elsewhere = people - 1 - (setup.companions?.length ?? 0);
  if (answer.problem.kind !== 'unreachable' || elsewhere > 0) return answer;
  try {
    const { playOffline } = await import('../offline/index.ts');
    return await playOffline(setup);
  } catch {
    return answer;
  }
}
