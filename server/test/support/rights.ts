import { parseView, plansOf } from '@pepite/kernel';
import { gameIn } from '../../../matches/rules.ts';
import { type ClientMessage, looksAlike, type MatchState, readName } from '@pepite/protocol';
import { legalTexts } from './legal.ts';

/**
 * Whether somebody may ask that of a match in that state, in which time stands still. Written from
 * what the protocol says, not from what the server does. Only people sit at these tables, who did
 * not agree to hints, and nobody is away.
 */
export function mayAsk(
  message: ClientMessage,
  state: MatchState,
  name: string | undefined,
): boolean | 'either' {
  const { status, you, host, unwelcome, seats, clock, talk } = state;
  const isWaiting = status === 'waiting';
  const isPlaying = status === 'playing' && you !== null && !standsIn(state);
  const kindAt = (seat: number): string | undefined => seats[seat]?.kind;
  switch (message.type) {
    case 'sit':
      return isWaiting && name !== undefined && !unwelcome && kindAt(message.seat) === 'open';
    case 'stand':
      return isWaiting && you !== null;
    case 'seat-companion':
      return isWaiting && you !== null && kindAt(message.seat) === 'open' && isFree(message, seats);
    case 'seat-bot':
      return isWaiting && host && ['open', 'bot'].includes(kindAt(message.seat) ?? '');
    case 'unseat':
      return isWaiting && mayUnseat(message.seat, state);
    case 'start':
      return isWaiting && host && seats.every(({ kind }) => kind !== 'open');
    case 'contribute':
      return mayContribute(message, state);
    case 'move':
    case 'take-back':
      return mayMove(message, state);
    case 'look-back':
      return !isWaiting;
    case 'pace':
      return status === 'playing' && you !== null;
    case 'pause':
      return clock !== undefined && isPlaying;
    case 'plan':
    case 'plan-moves':
      return isPlaying && mayPlan(message, state);
    case 'leave':
    case 'abort':
    case 'resign':
    case 'unlist':
    case 'reclaim':
      return mayGo(message, state);
    case 'allow-talk':
      return talk !== undefined && host;
    case 'say':
    case 'say-phrase':
    case 'react':
      return mayTalk(message, state);
    case 'rematch':
      return status === 'over' && you !== null;
    case 'hint':
    case 'replace':
      return false;
    case 'hear':
    case 'lobby':
    case 'watch':
    case 'ping':
      return true;
  }
}

/** Whether a seat can make a plan of that name now. */
function isOffered(id: string, { setup, position, you }: MatchState): boolean {
  const view = parseView(JSON.stringify({ ...position, seat: you }));
  const plan = plansOf(gameIn(setup)).find((one) => one.id === id);
  return plan?.isOffered(view) === true;
}

/** Plans that there are not, and moves that were planned before one's own last one, are refused. */
function mayPlan(
  message: Extract<ClientMessage, { readonly type: 'plan' | 'plan-moves' }>,
  state: MatchState,
): boolean {
  if (message.type === 'plan') return !message.on || isOffered(message.plan, state);
  const { ply, moves } = message;
  const { setup, position, log, you } = state;
  const hasMoved = log.some((event) => event.actor === String(you) && event.ply >= ply);
  const isNow = position !== null && ply <= position.ply && position.own === 0 && !hasMoved;
  const game = gameIn(setup);
  return moves.length === 0 || (isNow && moves.every((move) => game.parse(move) !== undefined));
}

/** Who has said much of late may say no more for a while, whatever it is. */
function mayTalk(
  message: Extract<ClientMessage, { readonly type: 'say' | 'say-phrase' | 'react' }>,
  { talk, you, position, log, status }: MatchState,
): false | 'either' {
  if (talk?.on !== true || you === null) return false;
  if (message.type === 'say-phrase') return 'either';
  if (message.type === 'say') {
    const isWrong = /^\s*$|\u202e|\p{Cc}|x{201}/u.test(message.text);
    return talk.kind === 'free' && !isWrong ? 'either' : false;
  }
  const isTold = log.some(({ ply, move }) => ply === message.ply && move !== undefined);
  const isPast = status === 'over' && message.ply < (position?.ply ?? 0);
  return isTold || isPast ? 'either' : false;
}

/** A host takes anybody away, and everybody themselves and those whom they have brought. */
function mayUnseat(seat: number, { you, host, seats, companions = [] }: MatchState): boolean {
  const isOwn = seat === you || companions.some((companion) => companion.seat === seat);
  return isOwn || (host && ['guest', 'bot'].includes(seats[seat]?.kind ?? ''));
}

/** Before the first card, for oneself and those who play on the same device. */
function mayContribute(
  { contributions }: Extract<ClientMessage, { readonly type: 'contribute' }>,
  { you, companions = [], chance }: MatchState,
): boolean {
  const own = [you, ...companions.map(({ seat }) => seat)];
  return chance?.given !== undefined && contributions.every(({ seat }) => own.includes(seat));
}

/** Whether somebody could be called that at a table. */
function isFree({ name: text }: { readonly name: string }, seats: MatchState['seats']): boolean {
  const name = readName(text);
  if (name === undefined) return false;
  return seats.every((seat) => seat.kind === 'open' || !looksAlike(name, seat.name));
}

/** Whether a bot plays in place of whoever asks. */
function standsIn({ seats, you }: MatchState): boolean {
  const own = you === null ? undefined : seats[you];
  return own?.kind === 'guest' && own.replaced;
}

type Going = Extract<
  ClientMessage,
  { readonly type: 'leave' | 'abort' | 'resign' | 'unlist' | 'reclaim' }
>;

function mayGo(message: Going, state: MatchState): boolean {
  const { seats, you, status } = state;
  const own = you === null ? undefined : seats[you];
  if (own?.kind !== 'guest') return false;
  const hasResigned = own.resigned === true;
  switch (message.type) {
    case 'leave':
    case 'abort':
      return status === 'playing' && !own.replaced;
    case 'resign':
      return status === 'playing' && !hasResigned;
    case 'reclaim':
      return status !== 'over' && own.replaced && !hasResigned;
    case 'unlist':
      return status === 'over' || own.replaced || !message.on;
  }
}

function mayMove(
  message: Extract<ClientMessage, { readonly type: 'move' | 'take-back' }>,
  state: MatchState,
): boolean {
  const { status, position, clock } = state;
  const isAtIt = status === 'playing' && !standsIn(state) && clock?.paused !== true;
  if (!isAtIt || message.ply !== position?.ply) return false;
  if (message.type === 'take-back') return position.own > 0;
  return message.own === position.own && legalTexts(state).includes(message.move);
}
