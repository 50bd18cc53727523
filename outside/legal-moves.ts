import type { Game, Language, Move, Seat } from '@pepite/kernel';
import type { AnyReferee } from './referee.ts';

/** No more moves are listed: some hands have a million. Any other may be tried all the same. */
export const MOST_MOVES = 1000;

/** What a seat may do now, in the notation of records. */
export interface LegalMoves {
  readonly moves: readonly string[];
  /** Whether these are all. */
  readonly complete: boolean;
}

export interface ExplainedMove {
  readonly move: string;
  /** What it does, told of whoever makes it: "plays silver 7". */
  readonly meaning: string;
}

export interface ExplainedMoves {
  readonly moves: readonly ExplainedMove[];
  readonly complete: boolean;
}

/** The legal moves of a seat: none unless it has to decide. */
export function legalMoves(referee: AnyReferee, seat: Seat, most = MOST_MOVES): LegalMoves {
  const { moves, complete } = listedMoves(referee, seat, most);
  return { moves: moves.map((move) => referee.game.print(move)), complete };
}

/** The same with what they mean, in the words of the game. */
export function explainedMoves(
  referee: AnyReferee,
  seat: Seat,
  language: Language,
  most = MOST_MOVES,
): ExplainedMoves {
  const { game, seats } = referee;
  const { moves, complete } = listedMoves(referee, seat, most);
  const explained = moves.map((move) => ({
    move: game.print(move),
    meaning: meaningOf(game, seats, seat, move, language),
  }));
  return { moves: explained, complete };
}

/** What a move of a seat means; others are called by their seats. */
export function meaningOf(
  game: Game,
  seats: number,
  seat: Seat,
  move: Move,
  language: Language,
): string {
  return game.words[language].move(move, seatNames(seats, language), seat);
}

/** What players are called where nobody has a name: by their seats. */
export const seatNames = (seats: number, language: Language): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => SEAT_NAMES[language](seat));

const SEAT_NAMES: Readonly<Record<Language, (seat: Seat) => string>> = {
  en: (seat) => `seat ${seat}`,
  fr: (seat) => `la place ${seat}`,
};

function listedMoves(
  referee: AnyReferee,
  seat: Seat,
  most: number,
): { readonly moves: readonly Move[]; readonly complete: boolean } {
  const listed = referee.listed(seat);
  return { moves: listed.first(most), complete: listed.weight <= most };
}
