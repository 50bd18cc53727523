import { itemAt } from '@pepite/kernel';
import type { DatedEnding, OwnResults, OwnStatistics } from '@pepite/protocol';
import { MOST_COUNTED } from './own-records.ts';
import type { Guest, MatchStore, MatchSummary } from './store.ts';

/** What one finished match was for one player. */
interface Finished {
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly ending: DatedEnding;
}

/** What has come of a guest's latest finished matches, by their results: no move is read. */
export async function ownStatistics(
  store: Pick<MatchStore, 'ofGuest'>,
  guest: Guest,
): Promise<OwnStatistics> {
  const all = await store.ofGuest(guest, MOST_COUNTED);
  const finished = all.flatMap((match) => finishedIn(match, guest));
  const groups = Map.groupBy(finished, ({ game, seats }) => `${game} ${seats}`);
  const games = [...groups.values()].map(resultsOf);
  return { games: games.toSorted((one, other) => other.matches - one.matches) };
}

function finishedIn(
  { status, setup, seats, ending }: MatchSummary,
  guest: Guest,
): readonly Finished[] {
  if (status !== 'over' || ending === null || 'aborted' in ending) return [];
  const seat = seats.findIndex((one) => one.guest === guest);
  return seat < 0 ? [] : [{ game: setup.game, seats: seats.length, seat, ending }];
}

/** At least one match, all of the same game and with as many seats. */
function resultsOf(matches: readonly Finished[]): OwnResults {
  const { game, seats } = itemAt(matches, 0);
  const scores = matches.map(({ seat, ending }) => ending.scores[seat] ?? 0);
  const sides = Math.max(...matches.map(({ ending }) => ending.sides));
  const placed = (place: number): number =>
    matches.filter(({ seat, ending }) => ending.places[seat] === place).length;
  return {
    game,
    seats,
    matches: matches.length,
    won: matches.filter(({ seat, ending }) => ending.winners.includes(seat)).length,
    places: Array.from({ length: sides }, (_, index) => placed(index + 1)),
    meanScore: scores.reduce((sum, one) => sum + one, 0) / scores.length,
    highest: Math.max(...scores),
    lowest: Math.min(...scores),
  };
}
