import { gameOf } from '@pepite/games';
import {
  defaultOptions,
  deciding,
  each,
  type Game,
  printEntry,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { readSetup } from '@pepite/protocol';
import { MatchTable, openDatabase, writeFinished } from '@pepite/server';

/** What is stored: matches of one game with all its seats, which are over. */
const GAME = 'aurum';
/** So many of them differ; the others have the same moves. */
const DIFFERENT = 20;

/** What stored matches have in common, and the moves of those that differ. */
function finished(seed: number) {
  const game = gameOf(GAME);
  if (game === undefined) throw new Error(`there is no ${GAME}`);
  const seats = game.seats.most;
  const options = defaultOptions(game.options, seats);
  const setup = readSetup({ game: game.id, rules: game.rules, options });
  const played = Array.from({ length: DIFFERENT }, (_, n) => playAtRandom(game, seed + n));
  return { seats, setup, played, date: Date.now() };
}

/** Fills a data folder with matches that have been played to their end. */
export function fill(folder: string, matches: number, seed: number): void {
  const { seats, setup, played, date } = finished(seed);
  const database = openDatabase(folder);
  const table = new MatchTable(database);
  database.transaction(() => {
    for (let n = 0; n < matches; n++) {
      const match = `stored${n}`;
      const guest = (seat: number): string => `guest ${n} at ${seat}`;
      const occupants = Array.from({ length: seats }, (_, seat) => ({
        guest: guest(seat),
        bot: null,
        name: `Guest ${seat}`,
        standIn: null,
        marks: null,
      }));
      table.create({ match, setup, host: guest(0), seats: occupants }, date);
      const entries = played[n % DIFFERENT] ?? [];
      table.append(match, 0, { status: 'over', moves: { ply: 0, entries }, deciding: 0 }, date);
    }
  })();
  database.close();
}

/** Fills a database in which a server has made its tables with the same matches. */
export const fillDatabase = (
  url: string,
  count: number,
  seed: number,
  progress: (part: number) => void,
): Promise<void> =>
  writeFinished(url, { count, ...finished(seed) }, (written) => progress(written / count));

/** The moves of a match in which everybody does anything. */
function playAtRandom(game: Game, seed: number): readonly string[] {
  const seats = game.seats.most;
  const rng = new Seeded(seed);
  const referee = new Referee(game, seats, defaultOptions(game.options, seats));
  while (!referee.isOver) {
    const [seat] = each(deciding(referee.turn));
    if (seat === undefined) referee.drawChance(rng);
    else referee.submit(seat, referee.anyLegal(seat, rng));
  }
  return referee.journal.map((entry) => printEntry(game, entry));
}
