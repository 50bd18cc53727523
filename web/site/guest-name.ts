import { texts } from '../words/index.ts';
import type { AnyProblem } from '../words/problem.ts';
import { me } from './me.svelte.ts';

/** Names of guests end in three digits, so that two of them are told apart. */
const FIRST = 100;
const LAST = 999;

/**
 * Makes sure that the server knows this guest by some name. Whoever has not chosen one gets one,
 * and can change it in the header later; without a server nobody needs any.
 */
export async function takeName(): Promise<AnyProblem | undefined> {
  if (!(await me.greet())) return undefined;
  return me.name === null ? me.rename(newName()) : undefined;
}

const newName = (): string =>
  texts().site.guest(FIRST + Math.floor(Math.random() * (LAST - FIRST + 1)));
