import { itemNamed } from '@pepite/kernel';
import { wrongFieldBy } from '@pepite/protocol';
import { type Answer, refuse } from '../answer.ts';
import type { Act, Session } from '../session.ts';
import { INPUTS, TOOL_NAMES, type ToolName } from '../inputs.ts';
import type { McpPhrases } from '../phrases.ts';
import { record, result } from './ending.ts';
import { listMatches, openMatch } from './matches.ts';
import { legalMoves, makeMove, position, resign, takeBack, whatHappened } from './play.ts';
import { listGames, readRules } from './rules.ts';

const ACTS: { readonly [N in ToolName]: Act<N> } = {
  list_games: listGames,
  read_rules: readRules,
  open_match: openMatch,
  list_matches: listMatches,
  position,
  legal_moves: legalMoves,
  make_move: makeMove,
  take_back: takeBack,
  what_happened: whatHappened,
  resign,
  result,
  record,
};

/** Those that change something. */
const CHANGING: readonly ToolName[] = ['open_match', 'make_move', 'take_back', 'resign'];

const CHECKS = new Map(TOOL_NAMES.map((name) => [name, wrongFieldBy(INPUTS[name])]));

/** The tools as they are listed, in the words of a language. */
export const listTools = (phrases: McpPhrases): readonly ListedTool[] =>
  TOOL_NAMES.map((name) => {
    const { title, about, inputs } = phrases.tools[name];
    const { properties, ...schema } = INPUTS[name];
    const described = Object.entries<object>(properties).map(
      ([field, shape]) => [field, { ...shape, description: itemNamed(inputs, field) }] as const,
    );
    return {
      name,
      title,
      description: about,
      inputSchema: { ...schema, type: 'object', properties: Object.fromEntries(described) },
      annotations: {
        readOnlyHint: !CHANGING.includes(name),
        destructiveHint: name === 'resign',
        openWorldHint: false,
      },
    };
  });

interface ListedTool {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { type: 'object'; properties: Record<string, object> };
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly openWorldHint: boolean;
  };
}

/** Whether there is a tool of that name. */
export const isTool = (name: string): name is ToolName => Object.hasOwn(INPUTS, name);

/** Calls a tool with what it was given, whatever that is. */
export async function callTool(
  session: Session,
  name: ToolName,
  input: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  const field = CHECKS.get(name)?.(input);
  if (field !== undefined)
    return refuse({ kind: 'bad-field', field }, session.phrases.badField(field));
  // The check has just seen to it that the input is what this tool takes.
  const act = ACTS[name] as Act<ToolName>;
  return act(session, input as Parameters<typeof act>[1], signal);
}
