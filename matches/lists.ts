import { has } from '@pepite/kernel';
import type { LobbyMatch, OwnMatch, Status } from '@pepite/protocol';
import type { Match } from './match.ts';
import { clocksAt, timeLeft } from './seat-clocks.ts';
import type { Guest, MatchSummary } from './store.ts';

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

/** A match as everybody may see it in a list. */
export const lobbyEntry = ({ id, setup, status, seats }: Match): LobbyMatch => ({
  match: id,
  game: setup.game,
  status,
  options: setup.options,
  names: seats.names(),
});

/** The same of a match that may be in the memory of another process. */
export const storedLobbyEntry = ({ match, setup, status, seats }: MatchSummary): LobbyMatch => ({
  match,
  game: setup.game,
  status,
  options: setup.options,
  names: seats.map(({ name }) => name),
});

/** A match as one of its players sees it in a list. */
export function ownEntry(match: Match, { ending }: MatchSummary, guest: Guest): OwnMatch {
  const seat = match.seats.seatOf(guest) ?? 0;
  const yourTurn = match.awaits(guest);
  return {
    ...lobbyEntry(match),
    seat,
    yourTurn,
    ...(yourTurn && timeOf(match.time.leftOf(seat))),
    // What is on disk may be ahead of what anybody is told.
    ending: match.status === 'over' ? ending : null,
  };
}

const timeOf = (left: number | undefined): Pick<OwnMatch, 'timeLeft'> =>
  left === undefined ? {} : { timeLeft: Math.round(left) };

/** The same of a match that is not in memory. */
export function storedEntry(summary: MatchSummary, guest: Guest, date: number): OwnMatch {
  const { status, seats, deciding = 0, ending, clocks } = summary;
  const seat = seats.findIndex((occupant) => occupant.guest === guest);
  const isPlayed = status === 'playing' && seats[seat]?.standIn === null;
  const yourTurn = isPlayed && has(deciding, seat);
  const left = clocks && yourTurn ? timeLeft(clocksAt(clocks, date), seat) : undefined;
  return { ...storedLobbyEntry(summary), seat, yourTurn, ...timeOf(left), ending };
}
