import {
  type Coach,
  deciding,
  each,
  type Game,
  LANGUAGES,
  LONGEST_ADVICE,
  type Move,
  parseView,
  printView,
  Referee,
  Seeded,
  type Seat,
  seatsIn,
  defaultOptions,
  type View,
  withNames,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { SCALE, scaled } from '../../kernel/test/scale.ts';
import { SEED } from '../../kernel/test/seed.ts';

const MATCHES = 12;
/** One with the fewest players and one with the most. */
const LEAST = 2;
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'];
/** What a person never reads: a hole in a text, a number that is none, an unfilled name. */
const STRANGE = /undefined|NaN|Infinity|\bnull\b|[{}]|\b0 more|-\d/;
/** French keeps these with the word before them, and has no straight apostrophes. */
const LOOSE = / [:;!?»]|« |'/;

/**
 * Calls `look` with the view of every seat that has to decide, in a match played at random, and
 * with a move of it: for the first one the one that it makes.
 */
function eachDecision(
  game: Game,
  seats: number,
  seed: number,
  look: (view: View<unknown, unknown>, move: Move) => void,
): void {
  const rng = new Seeded(seed);
  const referee = new Referee(game, seats, defaultOptions(game.options, seats));
  while (!referee.isOver) {
    const chosen = [...each(deciding(referee.turn))].map((seat) => ({
      seat,
      move: referee.anyLegal(seat, rng),
    }));
    for (const { seat, move } of chosen) look(referee.view(seat), move);
    const [first] = chosen;
    if (first === undefined) referee.drawChance(rng);
    else referee.submit(first.seat, first.move);
  }
}

/** What was said to a seat, of so many. */
interface Said {
  readonly en: string | undefined;
  readonly fr: string | undefined;
  readonly seat: Seat;
  readonly seats: number;
}

function expectWhole({ en, fr, seat, seats }: Said): void {
  expect(en === undefined).toBe(fr === undefined);
  if (en === undefined || fr === undefined) return;
  expect(new Set(seatsIn(fr))).toEqual(new Set(seatsIn(en)));
  expect(seatsIn(en).every((named) => named < seats && named !== seat)).toBe(true);
  for (const text of [en, fr].map((marked) => withNames(marked, NAMES))) {
    expect(text).not.toMatch(STRANGE);
    expect(text).toMatch(/^[A-ZÀÉÊ\d].*[.!?]$/);
    expect(text.length).toBeLessThanOrEqual(LONGEST_ADVICE);
  }
  expect(fr).not.toMatch(LOOSE);
}

/**
 * A game's coach in matches played at random: what it says is short, whole, and the same in both
 * languages. `find` is what it finds, of which it has to meet `kinds` different things.
 */
export function describeCoach<T, H, O>(
  game: Game,
  coach: Coach<T, H, O>,
  find: (view: View<T, H>, options: O) => { readonly kind: PropertyKey } | undefined,
  kinds: number,
  matches = MATCHES,
): void {
  const sizes = [game.seats.least, game.seats.most];

  describe('the coach', () => {
    it('the coach says something short and whole in both languages, or nothing in both', () => {
      const met = new Set<PropertyKey>();
      /** Each sentence once, with whoever it was said to: there are far more positions. */
      const said = new Map<string, Said>();
      for (let match = 0; match < scaled(matches, LEAST); match++) {
        const seats = sizes[match % sizes.length];
        const options = defaultOptions(game.options, seats) as O;
        eachDecision(game, seats, SEED + match, (seen) => {
          const view = seen as View<T, H>;
          const [en, fr] = LANGUAGES.map((language) => coach.advise(view, options, language));
          said.set([en, fr, view.seat].join('|'), { en, fr, seat: view.seat, seats });
          const kind = find(view, options)?.kind;
          if (kind !== undefined) met.add(kind);
        });
      }
      for (const one of said.values()) expectWhole(one);
      // Few matches don't meet everything.
      if (SCALE >= 1) expect(met.size).toBeGreaterThanOrEqual(kinds);
    });

    it('the coach goes by the view alone: a page that has only that says the same', () => {
      const [seats] = sizes;
      const options = defaultOptions(game.options, seats) as O;
      eachDecision(game, seats, SEED, (seen) => {
        const view = seen as View<T, H>;
        const far = parseView<T, H>(printView(view));
        expect(coach.advise(far, options, 'en')).toBe(coach.advise(view, options, 'en'));
      });
    });
  });
}

/**
 * A game's reasons for moves in matches played at random: there is one for every move, short,
 * whole, and the same in both languages. `kinds` is how many different ones have to be met.
 */
export function describeReasons<T, H, O>(
  game: Game,
  coach: Coach<T, H, O>,
  reasonFor: (view: View<T, H>, move: Move, options: O) => { readonly kind: PropertyKey },
  kinds: number,
  matches = MATCHES,
): void {
  const sizes = [game.seats.least, game.seats.most];

  describe('reasons for moves', () => {
    it('every move has a reason that is short and whole in both languages', () => {
      const met = new Set<PropertyKey>();
      const said = new Map<string, Said>();
      for (let match = 0; match < scaled(matches, LEAST); match++) {
        const seats = sizes[match % sizes.length];
        const options = defaultOptions(game.options, seats) as O;
        eachDecision(game, seats, SEED + match, (seen, move) => {
          const view = seen as View<T, H>;
          const [en, fr] = LANGUAGES.map((language) =>
            coach.explain(view, options, move, language),
          );
          said.set([en, fr, view.seat].join('|'), { en, fr, seat: view.seat, seats });
          met.add(reasonFor(view, move, options).kind);
        });
      }
      for (const one of said.values()) expectWhole(one);
      if (SCALE >= 1) expect(met.size).toBeGreaterThanOrEqual(kinds);
    });

    it('a reason goes by the view alone: a page that has only that says the same', () => {
      const [seats] = sizes;
      const options = defaultOptions(game.options, seats) as O;
      eachDecision(game, seats, SEED, (seen, move) => {
        const view = seen as View<T, H>;
        const far = parseView<T, H>(printView(view));
        expect(coach.explain(far, options, move, 'en')).toBe(
          coach.explain(view, options, move, 'en'),
        );
      });
    });
  });
}
