import { cryptographic } from '@pepite/bots';
import type { Read, Seat } from '@pepite/kernel';
import { printBranch } from '@pepite/matches/branch-document';
import { createBranch } from '../site/api.ts';
import type { AnyProblem } from '../words/problem.ts';
import { branchFrom, type Junction, type Wish } from './junction.ts';

/** Opens a table at the server that goes on from a position: where it is. */
export async function openTable(
  junction: Junction,
  { imaginedFor, seat, ...wish }: Wish & { readonly seat: Seat },
): Promise<Read<string, AnyProblem>> {
  // What is hidden is imagined by the server, so that nobody at the table knows it.
  const asItWas = branchFrom(junction, { ...wish, seat, imaginedFor: undefined }, cryptographic);
  const answer = await createBranch({
    branch: printBranch(asItWas),
    imaginedFor: imaginedFor ?? null,
    bots: junction.names.map(() => null),
    seat,
    // This page adds to chance, so the first draw may wait for that.
    sharedChance: true,
  });
  return 'problem' in answer ? answer : { value: `/m/${answer.value.match}` };
}
