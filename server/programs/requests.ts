import type { Read } from '@pepite/kernel';
import { decideRequest, type Match, type MatchRegistry, seatedPlay } from '@pepite/matches';
import {
  explainedMoves,
  legalMoves,
  type OnlineDone,
  type OnlineRequest,
  type OnlineRequestName,
} from '@pepite/outside';
import type { Problem } from '@pepite/protocol';
import type { Program } from './program.ts';

/** At how many matches a program sits that are not over. */
const MOST_MATCHES = 20;

/** What comes with the answer to a request that was carried out. */
type Answer = Omit<OnlineDone, 'type' | 'id'>;
type Answered = Read<Answer, Problem>;
type RequestNamed<N extends OnlineRequestName> = Extract<OnlineRequest, { readonly name: N }>;

/** Where requests are carried out. */
export interface RequestContext {
  readonly registry: MatchRegistry;
  /** Called when a program has sat down: what of it is connected here is told at once. */
  readonly joined: (program: Program, match: string) => void;
}

/** Carries out what a program asks for, or says why not. */
export async function answerProgram(
  context: RequestContext,
  program: Program,
  request: OnlineRequest,
): Promise<Answered> {
  switch (request.name) {
    case 'tables':
      return { value: { tables: await openTables(context) } };
    case 'open':
      return openTable(context, program, request);
    default: {
      const found = await context.registry.find(request.body.match);
      if ('problem' in found) return found;
      return answerAt(context, program, found.value, request);
    }
  }
}

type MatchRequest = Exclude<OnlineRequest, { readonly name: 'tables' | 'open' }>;

async function answerAt(
  context: RequestContext,
  program: Program,
  match: Match,
  request: MatchRequest,
): Promise<Answered> {
  const { guest, name } = program;
  switch (request.name) {
    case 'move': {
      const { ply, own, move } = request.body;
      return done(await match.act(guest, { type: 'move', ply, own, move }));
    }
    case 'moves':
      return listMoves(program, match, request);
    case 'sit':
      return sit(context, program, match, request);
    case 'say-phrase': {
      const { phrase } = request.body;
      return done(await match.talk.say(guest, { type: 'say-phrase', phrase }));
    }
    default: {
      const type = request.name;
      return done(await match.carryOut(() => decideRequest(match, guest, name, { type })));
    }
  }
}

const done = (problem: Problem | undefined): Answered =>
  problem === undefined ? { value: {} } : { problem };

async function openTables({ registry }: RequestContext) {
  const { open } = await registry.lobby();
  return open.filter(({ welcomesPrograms }) => welcomesPrograms === true);
}

/** A program sits at so many matches at a time. */
async function isBusy({ registry }: RequestContext, { guest }: Program): Promise<boolean> {
  const own = await registry.matchesOf(guest);
  return own.filter(({ status }) => status !== 'over').length >= MOST_MATCHES;
}

async function openTable(
  context: RequestContext,
  program: Program,
  { body }: RequestNamed<'open'>,
): Promise<Answered> {
  if (await isBusy(context, program)) return { problem: { kind: 'too-many-matches' } };
  // Nobody else plays where a program does.
  if (body.companions !== undefined) {
    return { problem: { kind: 'bad-field', field: 'companions' } };
  }
  const opened = await context.registry.create(body, program.guest, program.origin);
  if ('problem' in opened) return opened;
  const { id: match, seats } = opened.value;
  context.joined(program, match);
  const seat = seats.seatOf(program.guest);
  return { value: { match, ...(seat !== undefined && { seat }) } };
}

async function sit(
  context: RequestContext,
  program: Program,
  match: Match,
  { body }: RequestNamed<'sit'>,
): Promise<Answered> {
  const { guest, name } = program;
  if (await isBusy(context, program)) return { problem: { kind: 'too-many-matches' } };
  const free = match.seats.occupants.findIndex(({ kind }) => kind === 'open');
  const seat = body.seat ?? free;
  if (seat < 0) return { problem: { kind: 'seat-taken' } };
  const problem = await match.carryOut(() =>
    decideRequest(match, guest, name, { type: 'sit', seat }),
  );
  if (problem !== undefined) return { problem };
  context.joined(program, match.id);
  return { value: { match: match.id, seat } };
}

/** The legal moves of a program that has to decide; none of one that has not. */
async function listMoves(
  { guest }: Program,
  match: Match,
  { body: { language } }: RequestNamed<'moves'>,
): Promise<Answered> {
  let answer: Answer = {};
  // What is being written must not be told yet.
  const problem = await match.steps.inquire(() => {
    const found = seatedPlay(match, guest);
    if ('problem' in found) return found.problem;
    const { play, seat } = found.value;
    const { referee } = play.state;
    const at = { match: match.id, ply: referee.journal.length, own: referee.chosen(seat).length };
    if (language === undefined) answer = { ...at, ...legalMoves(referee, seat) };
    else {
      const { moves, complete } = explainedMoves(referee, seat, language);
      const texts = moves.map(({ move }) => move);
      answer = { ...at, moves: texts, complete, meanings: moves.map(({ meaning }) => meaning) };
    }
    return undefined;
  });
  return problem === undefined ? { value: answer } : { problem };
}
