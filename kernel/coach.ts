import type { Move } from './moves.ts';
import type { Language, Translated } from './words.ts';
import type { View } from './world.ts';

/** The longest sentence of a coach that has room beside a board on a small phone, in characters. */
export const LONGEST_ADVICE = 120;

/**
 * What a game can say of positions: for each sentence by name, the figures that it is filled with.
 * `F` is such a list, an interface of the game's.
 */
export type Fact<F, K extends keyof F = keyof F> = {
  readonly [P in K]: { readonly kind: P; readonly of: F[P] };
}[K];

/** The sentences of one language. Players in them are written as `seatMark` does. */
export type CoachWords<F> = { readonly [K in keyof F]: (of: F[K]) => string };

/**
 * Teaches a seat that has to decide. All it says is made from the seat's view and so from nothing
 * hidden; it states facts and leaves the choice to the player.
 */
export interface Coach<T = unknown, H = unknown, O = unknown> {
  /** What matters now, in one sentence, or nothing. */
  advise(view: View<T, H>, options: O, language: Language): string | undefined;
  /**
   * What a legal move does in this position, in one sentence: what it completes, denies or risks.
   * Of a move that somebody is advised to make it is the reason.
   */
  explain(view: View<T, H>, options: O, move: Move, language: Language): string;
}

/** A coach from what it finds in a position and in a move, and the words for that. */
export const coachFrom = <T, H, O, F, R>(
  find: (view: View<T, H>, options: O) => Fact<F> | undefined,
  words: Translated<CoachWords<F>>,
  reasonFor: (view: View<T, H>, move: Move, options: O) => Fact<R>,
  reasons: Translated<CoachWords<R>>,
): Coach<T, H, O> => ({
  advise: (view, options, language) => {
    const fact = find(view, options);
    return fact === undefined ? undefined : say(words[language], fact);
  },
  explain: (view, options, move, language) =>
    say(reasons[language], reasonFor(view, move, options)),
});

const say = <F, K extends keyof F>(words: CoachWords<F>, { kind, of }: Fact<F, K>): string =>
  words[kind](of);
