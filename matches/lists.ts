import { has } from '@pepite/kernel';
import type { LobbyMatch, MatchSetup, OwnMatch, Status } from '@pepite/protocol';
import { playsWith } from './companions.ts';
import { listedEnding } from './ending.ts';
import type { Match } from './match.ts';
import { toStored } from './occupant.ts';
import { isProgram } from './programs.ts';
import { readChallenge } from './seat-challenge.ts';
import { clocksAt, timeLeft } from './seat-clocks.ts';
import { readMarks } from './seat-marks.ts';
import type { Guest, MatchSummary, StoredSeat } from './store.ts';

/** How many matches a list of the lobby shows, and how many of them that one guest has made. */
const MOST_LISTED = 30;
const MOST_OF_GUEST = 3;

/** A match that may be in a list that all see. */
interface Listed {
  readonly host: Guest;
  readonly origin: string;
  readonly status: Status;
}

/**
 * The latest matches for a list that all see, the latest last. However many tables come from one
 * address, those of other addresses go first once each has one there.
 */
function listed<M extends Listed>(matches: readonly M[]): readonly M[] {
  const ofGuest = new Map<string, number>();
  const ofOrigin = new Map<string, number>();
  const ranked = matches.toReversed().flatMap((match) => {
    if (count(ofGuest, match.host) > MOST_OF_GUEST) return [];
    return [{ match, rank: count(ofOrigin, match.origin) }];
  });
  const chosen = ranked.sort((one, other) => one.rank - other.rank).slice(0, MOST_LISTED);
  const shown = new Set(chosen.map(({ match }) => match));
  return matches.filter((match) => shown.has(match));
}

function count(counts: Map<string, number>, key: string): number {
  const number = (counts.get(key) ?? 0) + 1;
  counts.set(key, number);
  return number;
}

/** Tables to sit down at, and matches to watch. */
export interface Lobby {
  readonly open: readonly LobbyMatch[];
  readonly live: readonly LobbyMatch[];
}

/** What the lobby shows of these matches. */
export function lobbyOf<M extends Listed>(
  matches: readonly M[],
  entryOf: (match: M) => LobbyMatch,
): Lobby {
  const list = (wanted: Status) =>
    listed(matches.filter(({ status }) => status === wanted)).map(entryOf);
  return { open: list('waiting'), live: list('playing') };
}

const choicesOf = ({ clock, branch }: MatchSetup): Pick<LobbyMatch, 'clock' | 'branch'> => ({
  ...(clock.kind !== 'none' && { clock }),
  ...(branch !== undefined && { branch: true }),
});

/** Where programs from outside sit, and whether they may. */
function programsOf(
  { programs }: MatchSetup,
  guests: readonly (Guest | null)[],
): Pick<LobbyMatch, 'programs' | 'welcomesPrograms'> {
  const seats = guests.flatMap((guest, seat) => (isProgram(guest) ? [seat] : []));
  return {
    ...(seats.length > 0 && { programs: seats }),
    ...(programs && { welcomesPrograms: true }),
  };
}

/** A match as everybody may see it in a list. */
export const lobbyEntry = ({ id, setup, status, seats }: Match): LobbyMatch => ({
  match: id,
  game: setup.game,
  status,
  options: setup.options,
  ...choicesOf(setup),
  names: seats.names(),
  ...programsOf(
    setup,
    seats.occupants.map((one) => (one.kind === 'guest' ? one.guest : null)),
  ),
});

/** Whether a program that is kept there has not taken the seat yet. */
const isAsked = ({ marks }: StoredSeat): boolean => readChallenge(marks) !== undefined;

/** The same of a match that may be in the memory of another process. */
export const storedLobbyEntry = ({ match, setup, status, seats }: MatchSummary): LobbyMatch => ({
  match,
  game: setup.game,
  status,
  options: setup.options,
  ...choicesOf(setup),
  names: seats.map((seat) => (isAsked(seat) ? null : seat.name)),
  ...programsOf(
    setup,
    seats.map((seat) => (isAsked(seat) ? null : seat.guest)),
  ),
});

/** A match as one of its players sees it in a list. */
export function ownEntry(match: Match, { ending }: MatchSummary, guest: Guest): OwnMatch {
  // Whoever plays on the same device is called there, too.
  const awaited = match.seats.guests.find((one) => playsWith(one, guest) && match.awaits(one));
  const { seats } = match;
  const seat = seats.seatOf(guest) ?? seats.challengeOf(guest)?.seat ?? 0;
  const yourTurn = awaited !== undefined;
  return {
    ...lobbyEntry(match),
    seat,
    yourTurn,
    ...(yourTurn && timeOf(match.time.leftOf(match.seats.seatOf(awaited) ?? seat))),
    ...standingAt(match.seats.occupants.map(toStored), seat, guest),
    // What is on disk may be ahead of what anybody is told.
    ...listedEnding(match.status === 'over' ? ending : null),
  };
}

/** What a list tells of the reader's seat. */
function standingAt(
  seats: readonly StoredSeat[],
  own: number,
  reader: Guest,
): Pick<OwnMatch, 'replaced' | 'resigned' | 'alone' | 'challenged'> {
  const { standIn = null, marks = null } = seats[own] ?? {};
  const others = seats.filter(
    ({ guest, marks: words }) =>
      guest !== null && !playsWith(guest, reader) && readMarks(words).resigned !== true,
  );
  return {
    ...(standIn !== null && { replaced: true }),
    ...(readMarks(marks).resigned === true && { resigned: true }),
    ...(readChallenge(marks) !== undefined && { challenged: true }),
    ...(others.length === 0 && { alone: true }),
  };
}

const timeOf = (left: number | undefined): Pick<OwnMatch, 'timeLeft'> =>
  left === undefined ? {} : { timeLeft: Math.round(left) };

/** The same of a match that is not in memory. */
export function storedEntry(summary: MatchSummary, guest: Guest, date: number): OwnMatch {
  const { status, seats, deciding = 0, ending, clocks } = summary;
  const seat = seats.findIndex((occupant) => occupant.guest === guest);
  const awaited = seats.findIndex(
    (occupant, one) =>
      playsWith(occupant.guest, guest) && occupant.standIn === null && has(deciding, one),
  );
  const yourTurn = status === 'playing' && awaited >= 0;
  const isTimed = clocks !== null && yourTurn && has(clocks.people, awaited);
  const left = isTimed ? timeLeft(clocksAt(clocks, date), awaited) : undefined;
  return {
    ...storedLobbyEntry(summary),
    seat,
    yourTurn,
    ...timeOf(left),
    ...standingAt(seats, seat, guest),
    ...listedEnding(ending),
  };
}
