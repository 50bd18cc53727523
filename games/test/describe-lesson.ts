import {
  askedOf,
  deciding,
  type Game,
  has,
  LANGUAGES,
  type Lesson,
  type LessonStep,
  minutesOf,
  parseEntry,
  readOptions,
  Referee,
  variantOf,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';

/** The longest text that the panel beside a board has room for on a small phone, in characters. */
const LONGEST = 240;

/** A lesson as its learner plays it who does what is asked. */
class Learner {
  readonly #lesson: Lesson;
  readonly #referee: Referee<unknown, unknown, unknown, object>;

  constructor(game: Game, lesson: Lesson) {
    const read = readOptions(game, lesson.seats, lesson.options);
    if ('problem' in read) throw new Error(JSON.stringify(read.problem));
    this.#lesson = lesson;
    this.#referee = new Referee(variantOf(game, read.options), lesson.seats, read.options);
  }

  /** Plays all of it, and makes of several moves that are asked for the one that `pick` says. */
  play(pick: (asked: readonly string[]) => string | undefined): void {
    for (const step of this.#lesson.steps) {
      for (const line of step.before ?? []) this.#tell(step, line);
      const asked = askedOf(step);
      for (const move of asked) this.#judge(step, move);
      const move = pick(asked);
      if (move !== undefined) this.#tell(step, `${this.#lesson.seat} ${move}`);
    }
  }

  /** The steps before which a round ends, as the lesson goes on. */
  *ends(): Generator<LessonStep> {
    let ended = 0;
    for (const step of this.#lesson.steps) {
      for (const line of step.before ?? []) this.#tell(step, line);
      const { game, table } = this.#referee;
      if (game.rounds(table).ended > ended) yield step;
      ended = game.rounds(table).ended;
      const [move] = askedOf(step);
      if (move !== undefined) this.#tell(step, `${this.#lesson.seat} ${move}`);
    }
  }

  #tell({ name }: LessonStep, line: string): void {
    const { game, seats } = this.#referee;
    const entry = parseEntry(game, seats, line);
    if (entry === undefined) throw new Error(`step ${name}: “${line}” is no entry`);
    const refusal = this.#referee.tell(entry);
    if (refusal === undefined) return;
    throw new Error(`step ${name}: “${line}” is refused: ${JSON.stringify(refusal)}`);
  }

  /** Every move that is asked for is legal, and it is up to the learner to make it. */
  #judge({ name }: LessonStep, move: string): void {
    const { game, turn } = this.#referee;
    const { seat } = this.#lesson;
    if (!has(deciding(turn), seat)) throw new Error(`step ${name}: the learner is not asked`);
    const parsed = game.parse(move);
    if (parsed === undefined) throw new Error(`step ${name}: “${move}” is no move`);
    const refusal = this.#referee.judge(seat, parsed);
    if (refusal !== undefined) throw new Error(`step ${name}: ${JSON.stringify(refusal)}`);
  }
}

/**
 * The first match of a game: it can be played, and says enough and not too much; in `shortest`
 * minutes nobody could learn that game.
 */
export function describeLesson(game: Game, lesson: Lesson, shortest = 4): void {
  const { steps, words } = lesson;

  describe('the lesson', () => {
    it('the lesson is a match by the rules, whichever of the asked moves is made', () => {
      new Learner(game, lesson).play((asked) => asked[0]);
      new Learner(game, lesson).play((asked) => asked.at(-1));
    });

    it('the lesson speaks of the report on a round as soon as there is one', () => {
      const ends = [...new Learner(game, lesson).ends()];
      expect(ends.filter(({ onReport }) => onReport !== true)).toEqual([]);
      const others = steps.filter((step, place) => step.onReport && !steps[place - 1]?.onReport);
      expect(others).toEqual(ends);
    });

    it('the lesson names each step once', () => {
      const names = steps.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });

    it('the lesson lets the learner do something at least every fifth step', () => {
      const asks = steps.flatMap((step, place) => (askedOf(step).length > 0 ? [place] : []));
      const gaps = asks.map((place, index) => place - (asks[index - 1] ?? -1));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(5);
    });
  });

  describe.each(LANGUAGES)('the lesson in %s', (language) => {
    const texts = steps.map((step) => ({ step, ...words[language].steps[step.name] }));

    it('the lesson takes long enough to teach the game, and eight minutes at most', () => {
      expect(minutesOf(lesson, language)).toBeGreaterThan(shortest);
      expect(minutesOf(lesson, language)).toBeLessThan(8);
    });

    it('the lesson says one thing at a time, in few words', () => {
      const all = texts.flatMap(({ text, otherwise }) => [text, otherwise ?? text]);
      expect(all).not.toContain('');
      expect(all.filter(({ length }) => length > LONGEST)).toEqual([]);
      expect(words[language].end).not.toBe('');
    });

    it('the lesson has a friendly word for other tries wherever it asks for something', () => {
      const silent = texts.filter(
        ({ step, otherwise }) => askedOf(step).length > 0 && otherwise === undefined,
      );
      expect(silent.map(({ step }) => step.name)).toEqual([]);
    });
  });
}
