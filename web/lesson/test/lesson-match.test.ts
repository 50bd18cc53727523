import { gameOf } from '@pepite/games';
import { type Game, type Lesson, defaultOptions } from '@pepite/kernel';
import { readSetup } from '@pepite/matches/play';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireMessage } from '../../match/wire.ts';
import { LessonMatch, type LessonProgress } from '../lesson-match.ts';

function aurum(): Game {
  const game = gameOf('aurum');
  if (game === undefined) throw new Error('Aurum is not there');
  return game;
}

const METALS = ['B', 'P', 'S', 'Z'];

/** Everybody gets cards of all metals: the learner B1–B9 and so on. */
function dealt(): readonly string[] {
  const cards = METALS.flatMap((metal) =>
    Array.from({ length: 9 }, (_, index) => `${metal}${index + 1}`),
  );
  return cards.map((card, place) => `* deal ${Math.floor(place / 12)} ${card}`);
}

const text = { text: 'Some words.' };
const words = { end: 'Over.', steps: { look: text, bid: text, others: text } };

/** The deal, a bid, and what the others bid. */
const lesson: Lesson<'look' | 'bid' | 'others'> = {
  seats: 3,
  options: {},
  seat: 0,
  words: { en: words, fr: words },
  steps: [
    { name: 'look', before: ['* first 0', ...dealt()] },
    { name: 'bid', asks: ['bid B3', 'bid B4'] },
    { name: 'others', before: ['1 bid P5', '2 bid S7'] },
  ],
};

/** A lesson with a clock that a test winds, and what its page hears. */
class Page {
  readonly match: LessonMatch;
  readonly heard: WireMessage[] = [];
  progress: LessonProgress;
  readonly #timers: (() => void)[] = [];

  constructor(place = 0) {
    const options = defaultOptions(aurum().options, lesson.seats);
    this.match = new LessonMatch(
      {
        game: aurum(),
        lesson,
        setup: readSetup({ game: 'aurum', rules: 1, options }),
        names: ['Ann', 'Bob', 'Cid'],
        after: (_milliseconds, call) => {
          this.#timers.push(call);
          return () => this.#timers.splice(this.#timers.indexOf(call), 1);
        },
        changed: (progress) => (this.progress = progress),
      },
      place,
    );
    this.progress = this.match.progress;
    this.match.watch({ type: 'watch', match: 'lesson' }, (message) => this.heard.push(message));
  }

  /** Lets everything happen that waits for its time, and what comes of it. */
  wait(): void {
    for (let call = this.#timers.shift(); call !== undefined; call = this.#timers.shift()) call();
  }

  try(move: string): void {
    this.match.send({ type: 'move', ply: this.ply, own: this.position?.own ?? 0, move });
    this.wait();
  }

  get position() {
    const told = this.heard.findLast(({ type }) => type === 'moved' || type === 'match');
    if (told?.type === 'match') return told.state.position ?? undefined;
    return told?.type === 'moved' ? told.position : undefined;
  }

  get ply(): number {
    return this.position?.ply ?? 0;
  }

  get refusals(): readonly string[] {
    return this.heard.flatMap((one) => (one.type === 'refused' ? [one.problem.kind] : []));
  }
}

describe('a lesson', () => {
  let page: Page;
  beforeEach(() => {
    page = new Page();
  });

  it('a lesson begins after the moves before its first step', () => {
    expect(page.progress).toEqual({ place: 0, isReady: true });
    expect(page.ply).toBe(37);
  });

  it('a lesson goes on to the next step when the learner has read', () => {
    page.match.goOn();
    page.wait();
    expect(page.progress).toEqual({ place: 1, isReady: true });
    expect(page.ply).toBe(37);
  });

  it.each(['bid B3', 'bid B4'])('a lesson makes any move that it asks for: %s', (move) => {
    page.match.goOn();
    page.wait();
    page.try(move);
    expect(page.refusals).toEqual([]);
    expect(page.progress).toEqual({ place: 2, isReady: true });
    const events = page.heard.flatMap((one) => (one.type === 'moved' ? one.events : []));
    expect(events).toContainEqual(expect.objectContaining({ actor: '0', move }));
  });

  it('a lesson refuses a move that it does not ask for, legal or not', () => {
    page.match.goOn();
    page.wait();
    page.try('bid B5');
    page.try('bid Z9');
    expect(page.refusals).toEqual(['off-lesson', 'off-lesson']);
    expect(page.progress).toEqual({ place: 1, isReady: true });
    expect(page.position?.own).toBe(0);
  });

  it('a lesson makes no move while there is something to read', () => {
    page.try('bid B3');
    expect(page.refusals).toEqual(['off-lesson']);
    expect(page.progress.place).toBe(0);
  });

  it('a lesson makes the move for a learner who wants to see it', () => {
    page.match.goOn();
    page.wait();
    page.match.goOn();
    expect(page.progress).toEqual({ place: 2, isReady: false });
    expect(page.position?.own).toBe(1);
  });

  it('a lesson lets the others move before the next step is ready, and is not hurried', () => {
    page.match.goOn();
    page.wait();
    page.match.goOn();
    page.match.goOn();
    expect(page.progress).toEqual({ place: 2, isReady: false });
    page.wait();
    expect(page.progress).toEqual({ place: 2, isReady: true });
    expect(page.ply).toBe(40);
  });

  it('a lesson is over after its last step', () => {
    for (let step = 0; step < lesson.steps.length; step++) {
      page.match.goOn();
      page.wait();
    }
    expect(page.progress.place).toBe(lesson.steps.length);
    page.try('play B1');
    expect(page.refusals).toEqual(['off-lesson']);
  });

  it('a lesson can be resumed at any step, with the position it had there', () => {
    for (let place = 0; place < lesson.steps.length; place++) {
      const again = new Page(place);
      expect(again.progress).toEqual({ place, isReady: true });
      expect(again.position).toEqual(page.position);
      page.match.goOn();
      page.wait();
    }
  });

  it('a lesson sends its state when it is asked again', () => {
    page.match.send({ type: 'watch', match: 'lesson' });
    page.wait();
    expect(page.heard.map(({ type }) => type)).toEqual(['match', 'match']);
  });
});
