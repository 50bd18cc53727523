import { isBotName } from '@pepite/bots';
import {
  type Game,
  type MatchRecord,
  type Options,
  parseEntry,
  type Read,
  readRecord,
  readStart,
  type RecordProblem,
  Referee,
  type ReplayProblem,
  refuseText,
} from '@pepite/kernel';
import type { Branch, Opening, Origin } from './branch.ts';

/** The longest name of a branch, in characters. */
export const LONGEST_BRANCH_NAME = 60;

/** Why a text is not a branch that can be played. */
export type BranchProblem =
  | { readonly kind: 'not-branch' }
  | RecordProblem
  | Extract<ReplayProblem, { readonly kind: 'move-refused' }>;

/** A branch as a file or a link carries it: no record, since a branch may begin anywhere. */
export const printBranch = (branch: Branch): string =>
  JSON.stringify({ pepiteBranch: 1, ...branch });

type Fields = Readonly<Record<string, unknown>>;

const NOT_BRANCH = { problem: { kind: 'not-branch' } } as const;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** What a text says that it is a branch of, if it is one: its rules have to be fetched first. */
export function gameOfBranch(text: string): string | undefined {
  const document = parse(text);
  return typeof document?.['game'] === 'string' ? document['game'] : undefined;
}

/** Reads a branch of such a game from text that anybody may have written. */
export function readBranch(text: string, games: readonly Game[]): Read<Branch, BranchProblem> {
  const document = parse(text);
  if (document === undefined) return NOT_BRANCH;
  const read = readRecord(JSON.stringify(asRecord(document)), games);
  if ('problem' in read) return read;
  const { record, game } = read.value;
  const opening = readOpening(document['opening'], record, game);
  const origin = readOrigin(document['origin']);
  const { name, hints, choices } = document;
  const isWhole = typeof name === 'string' && typeof hints === 'boolean' && isTexts(choices);
  if (opening === undefined || origin === undefined || !isWhole) return NOT_BRANCH;
  const { players, moves, rules, options } = record;
  if (!players.some(({ bot }) => bot === undefined)) return NOT_BRANCH;
  if (!players.every(({ bot }) => bot === undefined || isBotName(bot))) return NOT_BRANCH;
  const branch: Branch = {
    name: name.trim().slice(0, LONGEST_BRANCH_NAME),
    origin,
    game: game.id,
    rules,
    options,
    players,
    hints,
    opening,
    moves,
    choices,
  };
  const problem = whyUnplayable(game, branch);
  return problem === undefined ? { value: branch } : { problem };
}

function parse(text: string): Fields | undefined {
  try {
    const document: unknown = JSON.parse(text);
    return isObject(document) && document['pepiteBranch'] === 1 ? document : undefined;
  } catch {
    return undefined;
  }
}

/** What a branch has in common with a record is read as that of a record is. */
function asRecord({ game, rules, options, players, moves }: Fields): Fields {
  const seats = Array.isArray(players) ? players.length : 0;
  return { pepite: 1, game, rules, seats, options, players, moves };
}

/** The page of a match on the same server; others are nobody's business. */
const ADDRESS = /^\/m\/[\w-]+$/;

function readOrigin(value: unknown): Origin | undefined {
  if (!isObject(value)) return undefined;
  const { address, record, ply } = value;
  if (typeof ply !== 'number' || !Number.isInteger(ply)) return undefined;
  return {
    address: typeof address === 'string' && ADDRESS.test(address) ? address : null,
    record: typeof record === 'string' ? record : null,
    ply,
  };
}

function readOpening(
  value: unknown,
  { seats, options }: MatchRecord,
  game: Game,
): Opening | undefined {
  if (!isObject(value)) return undefined;
  const { moves, choices, imagined } = value;
  if (!isTexts(moves) || !isTexts(choices)) return undefined;
  if (imagined === null) return { moves, choices, imagined };
  if (!isObject(imagined)) return undefined;
  const { seat } = imagined;
  const start = readStart({ game, seats, options }, imagined['start']);
  if (start === undefined || typeof seat !== 'number') return undefined;
  return Number.isInteger(seat) && seat >= 0 && seat < seats
    ? { moves, choices, imagined: { start, seat } }
    : undefined;
}

/** Plays what has led to where a branch begins, and then all of it. */
function whyUnplayable(game: Game, branch: Branch): BranchProblem | undefined {
  const { opening, moves, choices } = branch;
  return (
    whyRefused(game, branch, [...opening.moves, ...opening.choices]) ??
    whyRefused(game, branch, [...opening.moves, ...moves, ...choices])
  );
}

function whyRefused(
  game: Game,
  { players, options, opening }: Branch,
  lines: readonly string[],
): BranchProblem | undefined {
  const referee: Referee<unknown, unknown, unknown, Options> = new Referee(
    game,
    players.length,
    options,
    opening.imagined?.start,
  );
  for (const [ply, text] of lines.entries()) {
    const entry = parseEntry(game, players.length, text);
    const refusal =
      entry === undefined ? refuseText(game, referee.table, text) : referee.tell(entry);
    if (refusal !== undefined) return { kind: 'move-refused', ply, text, refusal };
  }
  return undefined;
}
