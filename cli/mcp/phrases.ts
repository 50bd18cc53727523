import type { Problem } from '@pepite/protocol';
import type { Field, ToolName } from './inputs.ts';

/** What a tool is for, and what it is given. */
interface ToolPhrases<N extends ToolName> {
  readonly title: string;
  readonly about: string;
  readonly inputs: Readonly<Record<Field<N>, string>>;
}

/** Problems that are told in words of their own; those of rules and of setups have theirs. */
export type ToldProblem = Extract<
  Problem['kind'],
  | 'stale'
  | 'not-playing'
  | 'not-over'
  | 'aborted'
  | 'too-many-matches'
  | 'match-broken'
  | 'match-ended'
>;

/** Everything that `pepite mcp` says, in one language. */
export interface McpPhrases {
  /** How to use it, for the program that reads it first. */
  readonly instructions: string;
  readonly tools: { readonly [N in ToolName]: ToolPhrases<N> };
  /** What the player is called in a sentence, and where nobody has said a name. */
  readonly you: string;
  readonly player: string;

  readonly rules: (game: string) => string;
  readonly reference: (game: string) => string;
  readonly clauses: (game: string) => string;
  readonly ruling: string;
  readonly glossary: string;
  readonly moreRules: string;

  readonly seats: (least: number, most: number) => string;
  readonly options: string;
  readonly noOptions: string;
  readonly levels: (levels: readonly string[], others: readonly string[]) => string;

  readonly heading: (match: string, game: string, seat: number, name: string) => string;
  readonly others: (players: readonly string[]) => string;
  readonly seated: (name: string, seat: number, bot: string) => string;
  readonly happened: string;
  readonly nothingHappened: string;
  readonly place: (ply: number, own: number) => string;
  readonly yourTurn: (question: string) => string;
  readonly moves: (count: number, first: readonly string[]) => string;
  readonly waiting: string;
  readonly over: (won: string, scores: string) => string;
  readonly notOver: string;
  readonly noMoves: string;
  readonly page: (from: number, to: number, total: number) => string;
  readonly nextPage: (from: number) => string;
  readonly noMatches: string;
  readonly status: { readonly playing: string; readonly asked: string; readonly over: string };

  readonly unknownTool: (name: string, known: readonly string[]) => string;
  readonly badField: (field: string) => string;
  readonly unknownMatch: (match: string, known: readonly string[]) => string;
  readonly unknownClause: (clause: string, known: readonly string[]) => string;
  readonly botsWrong: (wanted: number, found: number) => string;
  readonly problems: Readonly<Record<ToldProblem, string>>;
  readonly refused: (kind: string) => string;
}
