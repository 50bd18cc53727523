import type { Read } from '@pepite/kernel';
import {
  decideRequest,
  type Match,
  type MatchRegistry,
  seatedPlay,
  type TalkRequest,
} from '@pepite/matches';
import {
  explainedMoves,
  legalMoves,
  type OnlineDone,
  type OnlineRequest,
  type OnlineRequestName,
} from '@pepite/outside';
import type { Problem } from '@pepite/protocol';
import type { Challenger, Challenges, Whom } from './challenges.ts';
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
  /** Programs that may be asked to play. */
  readonly challenges: Challenges;
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
      return openTable(context, program, request.body);
    case 'programs': {
      const programs = await context.challenges.list(challengerOf(program), request.body);
      return { value: { programs } };
    }
    case 'challenge':
      return challenge(context, program, request);
    default: {
      const found = await context.registry.find(request.body.match);
      if ('problem' in found) return found;
      return answerAt(context, program, found.value, request);
    }
  }
}

type MatchRequest = Exclude<
  OnlineRequest,
  { readonly name: 'tables' | 'open' | 'programs' | 'challenge' }
>;

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
    case 'take-back':
      return done(await match.act(guest, { type: 'take-back', ply: request.body.ply }));
    case 'accept':
      return accept(context, program, match);
    case 'decline': {
      const declining = { type: 'decline', reason: request.body.reason ?? 'other' } as const;
      return done(await match.carryOut(() => decideRequest(match, guest, name, declining)));
    }
    case 'rematch':
      return rematch(context, program, match);
    case 'say':
    case 'say-phrase':
    case 'react':
      return done(await match.talk.say(guest, talkOf(request)));
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

/** A program sits at so many matches at a time; being asked to is not to sit there. */
async function isBusy({ registry }: RequestContext, { guest }: Program): Promise<boolean> {
  const own = await registry.matchesOf(guest);
  const at = own.filter(({ status, challenged }) => status !== 'over' && challenged !== true);
  return at.length >= MOST_MATCHES;
}

async function openTable(
  context: RequestContext,
  program: Program,
  body: RequestNamed<'open'>['body'],
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

/** A program may speak for whoever has made it: it challenges what they may. */
const challengerOf = ({ guest, owner, origin }: Program): Challenger => ({
  guest,
  person: owner,
  origin,
});

/** Exactly one of the two says who is meant. */
function whomOf({ program, name }: RequestNamed<'challenge'>['body']): Whom | undefined {
  if ((program === undefined) === (name === undefined)) return undefined;
  return program === undefined ? { name: name ?? '' } : { program };
}

/** Opens a table for the program and another one, which is asked to sit down. */
async function challenge(
  context: RequestContext,
  program: Program,
  { body }: RequestNamed<'challenge'>,
): Promise<Answered> {
  const whom = whomOf(body);
  if (whom === undefined) return { problem: { kind: 'bad-field', field: 'program' } };
  const { program: _program, name: _name, ...table } = body;
  const seat = table.bots.indexOf(null, table.bots.indexOf(null) + 1);
  if (seat <= 0) return { problem: { kind: 'bad-field', field: 'bots' } };
  const { challenges, registry } = context;
  const challenger = challengerOf(program);
  const wanted = { game: table.game, seats: table.bots.length };
  const chosen = await challenges.choose(challenger, whom, wanted);
  if ('problem' in chosen) return chosen;
  const opening = { startsWhenFull: true, ...table, start: false };
  const opened = await openTable(context, program, opening);
  if ('problem' in opened) return opened;
  const found = await registry.find(opened.value.match ?? '');
  if ('problem' in found) return found;
  const match = found.value;
  const problem = await challenges.ask(challenger, match, seat, chosen.value);
  if (problem === undefined) return opened;
  // Nobody would ever come to this table.
  const { guest, name } = program;
  await match.carryOut(() => decideRequest(match, guest, name, { type: 'stand' }));
  return { problem };
}

/** Takes the seat that the program is asked to take. */
async function accept(context: RequestContext, program: Program, match: Match): Promise<Answered> {
  const { guest, name } = program;
  if (await isBusy(context, program)) return { problem: { kind: 'too-many-matches' } };
  const seat = match.seats.challengeOf(guest)?.seat;
  const accepting = { type: 'accept' } as const;
  const problem = await match.carryOut(() => decideRequest(match, guest, name, accepting));
  if (problem !== undefined) return { problem };
  context.joined(program, match.id);
  return { value: { match: match.id, ...(seat !== undefined && { seat }) } };
}

/** The same players again: the program sits down at the match after this one. */
async function rematch(context: RequestContext, program: Program, match: Match): Promise<Answered> {
  if (await isBusy(context, program)) return { problem: { kind: 'too-many-matches' } };
  const problem = await context.registry.rematch(match, program.guest);
  if (problem !== undefined) return { problem };
  const { next } = match;
  if (next === null) return { problem: { kind: 'failed' } };
  context.joined(program, next);
  return { value: { match: next } };
}

/** What is said, as a page says it. */
function talkOf(request: RequestNamed<'say' | 'say-phrase' | 'react'>): TalkRequest {
  switch (request.name) {
    case 'say':
      return { type: 'say', text: request.body.text };
    case 'say-phrase':
      return { type: 'say-phrase', phrase: request.body.phrase };
    case 'react':
      return { type: 'react', ply: request.body.ply, sign: request.body.sign };
  }
}

async function sit(
  context: RequestContext,
  program: Program,
  match: Match,
  { body }: RequestNamed<'sit'>,
): Promise<Answered> {
  const { guest, name } = program;
  if (await isBusy(context, program)) return { problem: { kind: 'too-many-matches' } };
  const free = match.seats.occupants.findIndex(
    (one) => one.kind === 'open' && one.challenge === undefined,
  );
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
