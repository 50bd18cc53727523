import {
  type Game,
  imagineStart,
  type MatchRecord,
  type Options,
  parseEntry,
  type Player,
  printEntry,
  Referee,
  type Rng,
  type Seat,
  type Start,
  type View,
} from '@pepite/kernel';
import { textPrint } from './text-print.ts';

/** Where a branch leaves the match that it comes from. */
export interface Origin {
  /** The page of that match, if it has one. */
  readonly address: string | null;
  /** What its record is told by (`printOf`); nothing while it was played. */
  readonly record: string | null;
  /** How many moves had been made. */
  readonly ply: number;
}

/** How a branch begins. */
export interface Opening {
  /** What has led there: from the beginning of the match, or from what was imagined. */
  readonly moves: readonly string[];
  /** The choices that were sealed there. */
  readonly choices: readonly string[];
  /** The world that was imagined, and the seat from whose view. */
  readonly imagined: { readonly start: Start; readonly seat: Seat } | null;
}

/** A match that goes on from a position of another one. */
export interface Branch {
  readonly name: string;
  readonly origin: Origin;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** Who plays: bots, and at all other seats the reader. */
  readonly players: readonly Player[];
  /** Whether the reader may ask what the best bot would do. */
  readonly hints: boolean;
  readonly opening: Opening;
  /** What has been played since, and what is sealed now. */
  readonly moves: readonly string[];
  readonly choices: readonly string[];
}

type AnyReferee = Referee<unknown, unknown, unknown, Options>;

/**
 * A position as it was, with all that was hidden in it. Where its match began with something
 * imagined, it was from the view of that seat.
 */
export function openingAsItWas(
  { game, journal, pending, start }: AnyReferee,
  seat: Seat = 0,
): Opening {
  return {
    moves: journal.map((entry) => printEntry(game, entry)),
    choices: pending.map((entry) => printEntry(game, entry)),
    imagined: start === undefined ? null : { start, seat },
  };
}

/** The match where it goes on, of so many seats with such options. */
export function refereeOf(
  { game, seats, options }: { game: Game; seats: number; options: Options },
  { moves, choices, imagined }: Opening,
): AnyReferee {
  const referee = new Referee(game, seats, options, imagined?.start);
  for (const line of [...moves, ...choices]) {
    const entry = parseEntry(game, seats, line);
    if (entry !== undefined) referee.tell(entry);
  }
  return referee;
}

/** A position as a seat sees it, or remembers it: what is hidden from it is drawn at random. */
export function imaginedOpening(
  played: { readonly game: Game; readonly seats: number; readonly options: Options },
  view: View<unknown, unknown>,
  rng: Rng,
  memory?: Pick<Game, 'imagine'>,
): Opening {
  const start = imagineStart(played, view, rng, memory);
  return { moves: [], choices: [], imagined: { start, seat: view.seat } };
}

/** The same branch at its beginning. */
export const startedOver = (branch: Branch): Branch => ({
  ...branch,
  moves: [],
  choices: branch.opening.choices,
});

/** What tells a record from others, by its moves. */
export const printOf = ({ game, seats, moves }: MatchRecord): string =>
  textPrint([game, String(seats), ...moves].join('\n'));
