import {
  type Game,
  imagineStart,
  type MatchRecord,
  type Options,
  type Player,
  printEntry,
  type Referee,
  type Rng,
  type Seat,
  type Start,
  type View,
} from '@pepite/kernel';

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
  /** What has led there from the start of the match; nothing where something was imagined. */
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

/** A position as it was, with all that was hidden in it. */
export function openingAsItWas({ game, journal, pending }: AnyReferee): Opening {
  return {
    moves: journal.map((entry) => printEntry(game, entry)),
    choices: pending.map((entry) => printEntry(game, entry)),
    imagined: null,
  };
}

/** A position as a seat sees it: all that is hidden from it is drawn at random. */
export function imaginedOpening(
  played: { readonly game: Game; readonly seats: number; readonly options: Options },
  view: View<unknown, unknown>,
  rng: Rng,
): Opening {
  const start = imagineStart(played, view, rng);
  return { moves: [], choices: [], imagined: { start, seat: view.seat } };
}

/** The same branch at its beginning. */
export const startedOver = (branch: Branch): Branch => ({
  ...branch,
  moves: [],
  choices: branch.opening.choices,
});

/**
 * What tells a record from others: a number of 64 bits of its moves (FNV-1a, two halves of it), and
 * no proof of anything.
 */
export function printOf({ game, seats, moves }: MatchRecord): string {
  let [one, other] = [0x811c9dc5, 0x050c5d1f];
  for (const letter of [game, String(seats), ...moves].join('\n')) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + 0x9e), 0x01000193);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
