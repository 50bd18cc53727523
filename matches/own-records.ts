import type { MatchRecord, Player } from '@pepite/kernel';
import type { OwnRecord, OwnRecords } from '@pepite/protocol';
import { readMarks } from './seat-marks.ts';
import type { Guest, MatchStore, MatchSummary, StoredMatch, StoredSeat } from './store.ts';

/** How many of a guest's latest matches are counted, and how many are read at once. */
export const MOST_COUNTED = 200;
const PAGE = 20;

/**
 * A guest's finished matches from some place on, the latest first. They are read as they are kept:
 * nothing is played anew for it, and whoever reads the records checks them.
 */
export async function ownRecords(
  store: Pick<MatchStore, 'ofGuest' | 'load'>,
  guest: Guest,
  skip: number,
  isOpen: (match: string) => boolean,
): Promise<OwnRecords> {
  const all = await store.ofGuest(guest, MOST_COUNTED);
  const finished = all.filter((match) => counts(match) && isOpen(match.match));
  const page = finished.slice(skip, skip + PAGE);
  const stored = await Promise.all(page.map(({ match }) => store.load(match)));
  const next = skip + PAGE;
  return {
    matches: stored.flatMap((match) => (match === undefined ? [] : [ownRecord(match, guest)])),
    total: finished.length,
    next: next < finished.length ? next : null,
  };
}

/** Whether a match counts: what was only tried from a position of another one does not. */
const counts = ({ status, ending, setup }: MatchSummary): boolean =>
  status === 'over' && (ending === null || !('aborted' in ending)) && setup.branch === undefined;

function ownRecord(match: StoredMatch, guest: Guest): OwnRecord {
  return {
    match: match.match,
    seat: match.seats.findIndex((seat) => seat.guest === guest),
    date: match.ending?.date ?? null,
    record: recordIn(match),
  };
}

function recordIn({ setup, seats, moves, ending }: StoredMatch): MatchRecord {
  const { game, rules, options } = setup;
  const result =
    ending === null || 'aborted' in ending
      ? {}
      : { result: { scores: ending.scores, winners: ending.winners } };
  return {
    pepite: 1,
    game,
    rules,
    seats: seats.length,
    options,
    players: seats.map(playerIn),
    moves,
    ...result,
  };
}

function playerIn({ name, bot, marks }: StoredSeat): Player {
  const player = { name: name ?? '' };
  if (bot !== null) return { ...player, bot };
  return readMarks(marks).resigned === true ? { ...player, resigned: true } : player;
}
