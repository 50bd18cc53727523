import { has } from '@pepite/kernel';
import type { LobbyMatch, OwnMatch } from '@pepite/protocol';
import type { Match } from './match.ts';
import type { Guest, MatchSummary } from './store.ts';

/** How many matches a list of the lobby shows, and how many of them that one guest has made. */
const MOST_LISTED = 30;
const MOST_OF_GUEST = 3;

/**
 * The latest matches for a list that all see, the latest last. However many tables come from one
 * address, those of other addresses go first once each has one there.
 */
export function listed(matches: readonly Match[]): readonly Match[] {
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

/** A match as everybody may see it in a list. */
export const lobbyEntry = ({ id, setup, status, seats }: Match): LobbyMatch => ({
  match: id,
  game: setup.game,
  status,
  options: setup.options,
  names: seats.names(),
});

/** A match as one of its players sees it in a list. */
export const ownEntry = (match: Match, { ending }: MatchSummary, guest: Guest): OwnMatch => ({
  ...lobbyEntry(match),
  seat: match.seats.seatOf(guest) ?? 0,
  yourTurn: match.awaits(guest),
  // What is on disk may be ahead of what anybody is told.
  ending: match.status === 'over' ? ending : null,
});

/** The same of a match that is not in memory. */
export function storedEntry(
  { match, setup, status, seats, deciding = 0, ending }: MatchSummary,
  guest: Guest,
): OwnMatch {
  const seat = seats.findIndex((occupant) => occupant.guest === guest);
  const names = seats.map(({ name }) => name);
  const isPlayed = status === 'playing' && seats[seat]?.standIn === null;
  const yourTurn = isPlayed && has(deciding, seat);
  const listed = { match, game: setup.game, status, options: setup.options, names };
  return { ...listed, seat, yourTurn, ending };
}
