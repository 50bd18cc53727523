import {
  CHANCE,
  deciding,
  defaultOptions,
  each,
  type Entry,
  type Game,
  itemAt,
  readBy,
  READER,
  LANGUAGES,
  type Options,
  Referee,
  seatMark,
  seatsIn,
  Seeded,
  withNames,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../index.ts';
import { OURS } from './ours.ts';

type AnyReferee = Referee<unknown, unknown, unknown, Options>;

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'];
/** What a person never reads: a hole in a text, or the notation of a game. */
const STRANGE = /undefined|NaN|null|[[\]{}]|\b[BRYGV]\d|XX|--|#/;

/** Plays a match at random; at every step `look` sees the last move that entered the journal. */
function playMatch(game: Game, seats: number, look: (entry: Entry, table: unknown) => void): void {
  const rng = new Seeded(7);
  const referee: AnyReferee = new Referee(game, seats, defaultOptions(game.options, seats));
  for (let noted = 0; !referee.isOver; noted = referee.journal.length) {
    const [seat] = each(deciding(referee.turn));
    if (seat === undefined) referee.drawChance(rng);
    else referee.submit(seat, referee.anyLegal(seat, rng));
    const { journal, table } = referee;
    if (journal.length > noted) look(itemAt(journal, journal.length - 1), table);
  }
}

/** A new game need not tell more than its moves. */
const TELLING = GAMES.filter(({ words }) => words.en.outcome !== undefined);

it('all games that Pépite is about tell what moves have brought about', () => {
  expect(TELLING.map(({ id }) => id)).toEqual(expect.arrayContaining([...OURS]));
});

describe.each(TELLING.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it.each([game.seats.least, game.seats.most])(
    'outcomes are told in both languages, of players who sit there: %i seats',
    (seats) => {
      let told = 0;
      playMatch(game, seats, ({ move }, table) => {
        const texts = LANGUAGES.map((language) => game.words[language].outcome?.(move, table));
        const [en, fr] = texts;
        expect(en === undefined).toBe(fr === undefined);
        if (en === undefined || fr === undefined) return;
        told++;
        expect(new Set(seatsIn(fr))).toEqual(new Set(seatsIn(en)));
        expect(seatsIn(en).every((seat) => seat < seats)).toBe(true);
        for (const text of [en, fr]) {
          expect(withNames(text, NAMES)).not.toMatch(STRANGE);
          for (const seat of seatsIn(text)) {
            const toThem = withNames(text, NAMES, { seat, word: 'you' });
            expect(toThem).not.toMatch(STRANGE);
            expect(toThem).not.toContain(itemAt(NAMES, seat));
          }
        }
      });
      expect(told).toBeGreaterThan(3);
    },
  );

  it('every move of a player is told with “you”, otherwise than those of others', () => {
    const alike: string[] = [];
    playMatch(game, game.seats.most, ({ actor, move }) => {
      if (actor === CHANCE) return;
      for (const language of LANGUAGES) {
        const own = game.words[language].ownMove?.(move, NAMES, actor);
        expect(own).toBeDefined();
        expect(own).not.toMatch(STRANGE);
        if (own === game.words[language].move(move, NAMES)) alike.push(own);
      }
    });
    expect(alike).toEqual([]);
  });

  it('a move of one player that names another is told to that one without the name', () => {
    playMatch(game, game.seats.most, ({ actor, move }) => {
      if (actor === CHANCE) return;
      for (const { move: tell } of LANGUAGES.map((language) => game.words[language])) {
        const marked = tell(
          move,
          NAMES.map((_, seat) => seatMark(seat)),
        );
        for (const seat of seatsIn(marked)) {
          expect(tell(move, readBy(NAMES, seat))).not.toContain(itemAt(NAMES, seat));
          // French elides before a name, and never before the reader.
          expect(tell(move, readBy(NAMES, seat))).not.toMatch(new RegExp(`de ${READER}`));
        }
      }
    });
  });
});
