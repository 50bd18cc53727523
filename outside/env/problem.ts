import type { Game, OptionsProblem, Refusal } from '@pepite/kernel';
import type { MessageProblem } from '@pepite/protocol';
import { tellProblem } from '../refusal.ts';

/** Why a request of the driving program was not carried out. Nothing has changed. */
export type EnvProblem =
  | MessageProblem
  | OptionsProblem
  | Refusal
  /** Before the first `reset` nothing is played. */
  | { readonly kind: 'not-begun' }
  | { readonly kind: 'no-such-match'; readonly matches: number }
  | { readonly kind: 'no-such-seat'; readonly seats: number }
  /** A step says one of `places`, `actions` and `moves`, for each match. */
  | { readonly kind: 'choices-wrong'; readonly matches: number }
  | { readonly kind: 'no-such-place'; readonly count: number }
  | { readonly kind: 'no-such-action' }
  /** What is over takes no step. */
  | { readonly kind: 'match-over' }
  /** Some matches can't have other options, or answers, than the others. */
  | { readonly kind: 'not-for-some' };

/** What is wrong, and in which match, if it is about one. */
export interface EnvRefusal {
  readonly problem: EnvProblem;
  readonly match?: number;
}

/** An answer that says what was wrong: by name for programs, as a sentence for people. */
export const printEnvRefusal = ({ problem, match }: EnvRefusal, game: Game): string =>
  JSON.stringify({ type: 'error', match, problem, message: tellEnvProblem(problem, game) });

const quoted = (text: string): string => JSON.stringify(text.slice(0, 40));

function tellEnvProblem(problem: EnvProblem, game: Game): string {
  switch (problem.kind) {
    case 'not-begun':
      return 'Nothing is played yet: say {"type":"reset","seed":1} first.';
    case 'no-such-match':
      return `Matches are numbered from 0 to ${problem.matches - 1}.`;
    case 'no-such-seat':
      return `Seats are numbered from 0 to ${problem.seats - 1}.`;
    case 'choices-wrong':
      return (
        `A step has one of "places", "actions" and "moves", ` +
        `a list with as many items as there are matches: ${problem.matches}.`
      );
    case 'no-such-place':
      return `There are ${problem.count} legal moves, counted from 0.`;
    case 'no-such-action':
      return 'There is no such action now.';
    case 'match-over':
      return 'The match is over: its item in a step is null, until it is reset.';
    case 'not-for-some':
      return '"options", "want" and "restart" are for all matches: leave "matches" out.';
    case 'options-not-object':
      return 'Options are a JSON object, such as {}.';
    case 'option-unknown':
      return `There is no option ${quoted(problem.option)}. Known: ${problem.known.join(', ')}.`;
    case 'option-not-flag':
      return `The option ${quoted(problem.option)} is true or false.`;
    case 'option-not-count':
      return (
        `The option ${quoted(problem.option)} is a whole number ` +
        `from ${problem.least} to ${problem.most}.`
      );
    case 'options-unplayable':
    case 'option-not-data':
      return `${problem.why.en}.`;
    default:
      return tellProblem(problem, game);
  }
}
