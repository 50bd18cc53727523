import { de, que } from './french.ts';
import type { Move } from './moves.ts';
import type { Seat } from './seats.ts';
import type { Immutable } from './world.ts';

/** The languages that all games are told in. */
export const LANGUAGES = ['en', 'fr'] as const;
/** A language that games are told in. */
export type Language = (typeof LANGUAGES)[number];

/** One value per language: a missing translation is a type error. */
export type Translated<T> = Readonly<Record<Language, T>>;

/** The colours that a terminal can give to a text. */
export type Ink =
  'blue' | 'red' | 'yellow' | 'green' | 'violet' | 'cyan' | 'white' | 'grey' | 'gold';

/** Everything about a game that a person reads, in one language. */
export interface Words<T, H> {
  readonly title: string;
  /** Authors, publisher, and that this project is not affiliated with them. */
  readonly credits: string;
  readonly options: Readonly<Record<string, string>>;
  /** What each clause of the rules says, in short. */
  readonly clauses: Readonly<Record<string, string>>;
  /** Why a move is refused, by the fault that `judge` names. */
  readonly refusals: Readonly<Record<string, string>>;
  /** What the game calls a round, "Tour", if that is something else than the page does. */
  readonly round?: string | undefined;
  /** How a round can end. */
  readonly endings: Readonly<Record<string, string>>;
  /** What each plan of the game does, and for how long: "Keep all bids this round". */
  readonly plans?: Readonly<Record<string, string>>;
  /** What a move that is planned ahead depends on: "if zinc is still free". */
  condition?(move: Move): string | undefined;
  /** Words that name a colour, and how a terminal shows it, where cards have no letter for it. */
  readonly inks?: Readonly<Record<string, Ink>>;
  /** A score of the result with its unit, "2 nuggets", if that is something else than points. */
  score?(score: number, table: Immutable<T>): string | undefined;
  /**
   * A move, told of its actor: "plays silver 7". The reader may be named there, as `READER`; the
   * actor, if it is told who that is, is not named again: "replaces their own bid".
   */
  move(move: Move, names: readonly string[], actor?: Seat): string;
  /** The same for the one who made it, after "you": "play silver 7". */
  ownMove?(move: Move, names: readonly string[], own: Seat): string;
  /** A move of chance, told to somebody it happens to: "you are dealt silver 7". */
  toYou?(move: Move, names: readonly string[], own: Seat): string | undefined;
  /**
   * Whether what chance brings next tells this move of a player as well, "Ann draws the blue 7":
   * then nobody needs to be told that she draws.
   */
  isToldByNext?(move: Move): boolean;
  /** What many moves of chance like this one are, told at once: "the cards are dealt". */
  run?(move: Move): string | undefined;
  /**
   * What a move has brought about, by the table after it: "Ann wins the trick". It is told before
   * anybody asks for names: players are written as `seatMark` does.
   */
  outcome?(move: Move, table: Immutable<T>): string | undefined;
  /**
   * How the round went that has ended last, for the story of a match: "round 1 ends: …". Players
   * are written as `seatMark` does.
   */
  roundEnd?(table: Immutable<T>): string;
  /**
   * The move that `table` waits for, told to those who may not learn which one it was. It is told
   * before anybody asks for names: players are written as `seatMark` does.
   */
  unseen(table: Immutable<T>): string;
  /** What this turn asks of the one who decides. */
  question(table: Immutable<T>): string;
  /** What all see, as lines of text. */
  table(table: Immutable<T>, names: readonly string[]): readonly string[];
  /** What one seat sees besides, as lines of text. */
  hand(hand: Immutable<H>): readonly string[];
}

/** A player in a text that is written before the names are known. */
export const seatMark = (seat: Seat): string => `{${seat}}`;

const MARK = /\{(\d+)\}/g;
/** A mark, with a word of French before it that loses its vowel before some names. */
const NAMED = /(?:\b(de|que) )?\{(\d+)\}/g;
/** Words for all but one player, and for that one. */
const FORMS = /\[(\d+)\|([^|\]]*)\|([^|\]]*)\]/g;

/** In place of a name: whoever reads the text. No name has such a sign in it. */
export const READER = '\0';

/** The names at a table, to be told to one of the players there. */
export const readBy = (names: readonly string[], reader: Seat | undefined): readonly string[] =>
  names.map((name, seat) => (seat === reader ? READER : name));

/** Whom a text is told to, and what it calls them. */
export interface Reader {
  readonly seat: Seat;
  /** "You", as it stands in the middle of a sentence. */
  readonly word: string;
}

/**
 * Words about a player, in one form for the others and in another for that player: "wins", and
 * "win" after "you". `name` is a name, `READER`, or a mark; with a mark `withNames` chooses.
 */
export function toldOf(name: string, toOthers: string, toThem: string): string {
  if (name === READER) return toThem;
  const [seat] = seatsIn(name);
  return seat === undefined || name !== seatMark(seat)
    ? toOthers
    : `[${seat}|${toOthers}|${toThem}]`;
}

/**
 * A text with names in place of the players marked in it, and in the words for its reader. Whether
 * it is « de » or « d’ » is known only now.
 */
export function withNames(text: string, names: readonly string[], reader?: Reader): string {
  const chosen = text.replace(FORMS, (_, seat: string, toOthers: string, toThem: string) =>
    Number(seat) === reader?.seat ? toThem : toOthers,
  );
  return chosen.replace(NAMED, (mark, before: string | undefined, marked: string) => {
    const seat = Number(marked);
    const name = seat === reader?.seat ? reader.word : names[seat];
    if (name === undefined) return mark;
    if (before === undefined) return name;
    return before === 'de' ? de(name) : que(name);
  });
}

/** The players marked in a text, in its order. */
export const seatsIn = (text: string): readonly Seat[] =>
  [...text.matchAll(MARK)].map(([, seat]) => Number(seat));
