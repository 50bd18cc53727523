import { type Game, itemNamed } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';

/** Why something that a program asked for was not done. Nothing has changed. */
export interface Refused {
  readonly type: 'refused';
  /** What was refused, as the program calls it; nothing if that could not be read. */
  readonly id: number | null;
  /** For programs. */
  readonly problem: Problem;
  /** The clause of the rules that was broken, if it was one. */
  readonly clause?: string;
  /** For people: an English sentence. */
  readonly message: string;
}

/** A refusal as programs are told it; without a game where it is not about a move. */
export function refusedBy(problem: Problem, id: number | null, game?: Game): Refused {
  const message = tellProblem(problem, game);
  return 'clause' in problem
    ? { type: 'refused', id, problem, clause: problem.clause, message }
    : { type: 'refused', id, problem, message };
}

/** A problem as an English sentence: what is not about moves or messages is told by its name. */
export function tellProblem(problem: Problem, game?: Game): string {
  switch (problem.kind) {
    case 'fault':
      return `${problem.clause}: ${textOf(game?.words.en.refusals, problem.fault)}.`;
    case 'notation':
      return (
        `There is no such move: ${JSON.stringify(problem.text.slice(0, LONGEST_SHOWN))}. ` +
        `${problem.clause}: ${textOf(game?.words.en.clauses, problem.clause)}`
      );
    case 'nothing-to-take-back':
      return 'There is no choice that could still be taken back.';
    case 'stale':
      return 'The move was chosen for a position that is no longer there.';
    case 'too-long':
      return `A line has at most ${problem.most} characters.`;
    case 'not-json':
      return 'This is no JSON.';
    case 'not-a-message':
      return 'A line is one JSON object.';
    case 'unknown-type':
      return `There is no message of such a type. Known: ${problem.known.join(', ')}.`;
    case 'bad-field':
      return `The field ${JSON.stringify(problem.field)} is missing or wrong, or not known here.`;
    default:
      return OTHERS[problem.kind] ?? `Refused: ${problem.kind}.`;
  }
}

const LONGEST_SHOWN = 80;

const textOf = (texts: Readonly<Record<string, string>> | undefined, name: string): string =>
  texts === undefined ? name : itemNamed(texts, name);

const OTHERS: Partial<Readonly<Record<Problem['kind'], string>>> = {
  'no-such-match': 'There is no such match.',
  'not-seated': 'The program has no seat at this match.',
  'not-playing': 'The match is not being played.',
  'not-waiting': 'The match has begun already.',
  'not-host': 'Only whoever opened the table may do that.',
  'not-full': 'Somebody has to sit at every seat first.',
  'not-replaced': 'No bot stands in for the program.',
  replaced: 'A bot stands in for the program: reclaim the seat first.',
  'seat-taken': 'Somebody sits there already.',
  'no-such-seat': 'The table has no such seat.',
  'no-programs': 'The table does not welcome programs.',
  unwelcome: 'The host of the table has sent the program away.',
  'talk-off': 'There is no talk at this table.',
  'no-such-program': 'No such program is connected that takes this challenge.',
  'several-programs': 'Several programs have that name: say which by “program”.',
  'not-challenged': 'Nobody asks the program to sit down here, or not any more.',
  'challenges-too-much': 'That were too many challenges: wait, then try again.',
  'phrases-only': 'At this table one says phrases only.',
  'talks-too-much': 'The program talks too much: wait, then try again.',
  'name-taken': 'Somebody with a name that looks the same sits here already.',
  'not-over': 'The match is not over yet.',
  'no-token': 'The token is missing, was revoked, or never was one.',
  'too-many-matches': 'The program sits at as many matches as it may.',
  busy: 'The server has too much to do: wait, then try again.',
  'too-fast': 'That was too much in too little time: wait, then try again.',
};
