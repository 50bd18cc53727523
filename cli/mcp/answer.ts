import type { Refused } from '@pepite/outside';
import type { Problem } from '@pepite/protocol';

/** Sentences of the command line follow its name there; here they stand alone. */
export const capitalised = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** What a tool answers: words, and the same as data where programs may want it. */
export type Answer = { readonly text: string; readonly data?: object } | Refusal;

/** Why a tool has done nothing. */
export interface Refusal {
  readonly refused: Refused;
}

/** What tools refuse by themselves; all else is refused by the match or by the rules. */
type OwnProblem =
  | Problem
  | { readonly kind: 'no-such-clause' }
  | { readonly kind: 'seat-wrong'; readonly seats: number };

/** A refusal in words, and for programs in the shape that all of them get. */
export function refuse(problem: OwnProblem, message: string): Refusal {
  const clause = 'clause' in problem ? { clause: problem.clause } : {};
  return {
    refused: {
      type: 'refused',
      id: null,
      problem: problem as Problem,
      ...clause,
      message: capitalised(message),
    },
  };
}
