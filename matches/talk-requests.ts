import { hasPartners, type Read, type Seat } from '@pepite/kernel';
import type { ClientMessage, MatchSetup, Problem, Said, TalkState } from '@pepite/protocol';
import { PHRASES } from '@pepite/protocol/talk';
import { readTalk } from '@pepite/protocol/talk-text';
import { ownerOf } from './companions.ts';
import { refused } from './decision.ts';
import type { MatchPlay } from './match-play.ts';
import type { MatchSeats } from './match-seats.ts';
import { gameIn } from './rules.ts';
import type { Guest } from './store.ts';
import type { NewTalk } from './talk-store.ts';

/** What a player says, or how a player takes a move. */
export type TalkRequest = Extract<ClientMessage, { readonly type: 'say' | 'say-phrase' | 'react' }>;

/** The table that is talked at. */
export interface TalkTable {
  readonly setup: MatchSetup;
  readonly seats: MatchSeats;
  readonly play: MatchPlay | undefined;
}

/** Whether one may talk at a table, and how; nothing if there can't be anybody to talk to. */
export function talkStateOf({ setup, seats }: TalkTable): TalkState | undefined {
  // Those who play on one device talk to each other; a seat that is open is for anybody.
  const places = seats.occupants.flatMap((one, seat) => {
    if (one.kind === 'bot') return [];
    return one.kind === 'guest' ? [ownerOf(one.guest)] : [`seat ${seat}`];
  });
  if (setup.talk === 'off' || new Set(places).size < 2) return undefined;
  return { kind: setup.talk, on: !setup.talkOff };
}

/** Decides whether it may be said: those who only watch read what is said, and bots say nothing. */
export function decideTalk(
  table: TalkTable,
  guest: Guest,
  request: TalkRequest,
): Read<NewTalk, Problem> {
  const state = talkStateOf(table);
  const seat = table.seats.seatOf(guest);
  const name = table.seats.occupantOf(guest)?.name;
  if (state?.on !== true) return refused({ kind: 'talk-off' });
  if (seat === undefined || name === undefined) return refused({ kind: 'not-seated' });
  const said = readSaid(table, state, seat, request);
  return 'problem' in said ? said : { value: { guest, seat, name, said: said.value } };
}

function readSaid(
  table: TalkTable,
  { kind }: TalkState,
  seat: Seat,
  request: TalkRequest,
): Read<Said, Problem> {
  if (request.type === 'react') return readReaction(table, seat, request);
  if (request.type === 'say-phrase') return readPhrase(table, request.phrase);
  if (kind !== 'free') return refused({ kind: 'phrases-only' });
  const read = readTalk(request.text);
  return 'problem' in read ? read : { value: { kind: 'text', text: read.value } };
}

function readPhrase(
  { setup, seats }: TalkTable,
  phrase: keyof typeof PHRASES,
): Read<Said, Problem> {
  const isTelling = 'tellsCards' in PHRASES[phrase];
  if (isTelling && hasPartners(gameIn(setup), seats.occupants.length)) {
    return refused({ kind: 'tells-cards' });
  }
  return { value: { kind: 'phrase', phrase } };
}

/** Only of what everybody has seen: of anything else a sign would tell those who have not. */
function readReaction(
  { play }: TalkTable,
  seat: Seat,
  { ply, sign }: Extract<TalkRequest, { readonly type: 'react' }>,
): Read<Said, Problem> {
  const isSeen = play?.state.history.isSeenByAll(ply, seat) === true;
  return isSeen ? { value: { kind: 'reaction', ply, sign } } : refused({ kind: 'no-such-event' });
}
