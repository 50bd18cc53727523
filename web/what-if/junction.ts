import type { LevelName } from '@pepite/bots/levels';
import type { Game, Options, Referee, Rng, Seat, View } from '@pepite/kernel';
import { type Branch, imaginedOpening, openingAsItWas, type Origin } from '@pepite/matches/branch';
import { memoryOf } from '@pepite/matches/branch-memory';

/** A position that one can play on from. */
export interface Junction {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly names: readonly string[];
  readonly origin: Origin;
  /** Whether the reader may ask what the best bot would do. */
  readonly hints: boolean;
  /** The seat from whose view the match itself began, if something was imagined there. */
  readonly imaginedFor?: Seat | undefined;
  /** All of a match that is over; of one that is being played what the reader's seat sees. */
  readonly known:
    | { readonly referee: Referee<unknown, unknown, unknown, Options> }
    | { readonly view: View<unknown, unknown> };
}

/** How somebody wants to play on. */
export interface Wish {
  readonly name: string;
  /** The seat that the reader plays; nothing for all of them. */
  readonly seat: Seat | undefined;
  readonly level: LevelName;
  /** The seat from whose view all that is hidden is imagined; nothing for what it was. */
  readonly imaginedFor: Seat | undefined;
}

/** The branch that begins there. Where only a view is known all else is imagined from it. */
export function branchFrom(junction: Junction, wish: Wish, rng: Rng): Branch {
  const { game, names, origin, options, hints } = junction;
  const opening = openingFor(junction, wish, rng);
  return {
    name: wish.name,
    origin,
    game: game.id,
    rules: game.rules,
    options,
    players: names.map((name, seat) =>
      wish.seat === undefined || wish.seat === seat ? { name } : { name, bot: wish.level },
    ),
    hints,
    opening,
    moves: [],
    choices: opening.choices,
  };
}

function openingFor(junction: Junction, { imaginedFor }: Wish, rng: Rng): Branch['opening'] {
  const { known } = junction;
  if ('view' in known) return imaginedOpening(junction, known.view, rng);
  if (imaginedFor === undefined) return openingAsItWas(known.referee, junction.imaginedFor);
  const memory = memoryOf(known.referee, imaginedFor);
  return imaginedOpening(junction, known.referee.view(imaginedFor), rng, memory);
}

/** Whether a server can open a table from there: it believes no world that others imagined. */
export const isForFriends = ({ known }: Junction): boolean =>
  'referee' in known && known.referee.start === undefined;

/** The page of the match that is shown at an address, if one is. */
export function matchAddress(path: string): string | null {
  const found = /^\/(?<place>m|r|alone)\/(?<match>[\w-]+)/.exec(path)?.groups;
  if (found === undefined) return null;
  // A replay is another page of the same match.
  return `/${found['place'] === 'alone' ? 'alone' : 'm'}/${found['match']}`;
}
