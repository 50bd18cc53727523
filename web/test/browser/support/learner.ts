import { askedOf, type Language, type Lesson, type LessonStep, itemAt } from '@pepite/kernel';
import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';
import type { Press } from './press.ts';
import { firstInSight } from './sight.ts';

/** More presses than any move takes, even by trying one place after another. */
const MOST_PRESSES = 300;

const READ = '[data-action=continue]:not([aria-disabled=true])';
const ASKED = '[data-action=do-it]:not([aria-disabled=true])';
const OVER = '[data-action=play-now]';
const DIALOG = 'dialog[open] [data-action=confirm]';
/** Where a step speaks of the report on a round, the way on is beside that. */
const REPORT = 'dialog[open] [data-action=continue]';

/** What makes a move once its parts are chosen, by game: the first that is there. */
const MAKING: Readonly<Record<string, readonly string[]>> = {
  aurum: ['bid', 'play', 'make-swap'],
  'silver-and-gold': ['keep', 'take', 'mark', 'cell', 'bonus'],
  auruxxx: ['lay'],
  'or-etc': ['lay', 'stake', 'drop', 'reroll', 'centre', 'offer', 'mug'],
};

/** Takes back what was chosen: a die picked before its tool was drawn keeps the tool away. */
const CANCEL = '[data-action=cancel]';
/** More presses than choosing all parts of a move takes. */
const CIRCLE = 20;
/** Where nothing else can be chosen, the next place that the board proposes is tried. */
const NEXT_PLACE = '[data-tool=next]';
/** What a step points at and may be pressed, unless it is chosen; cells and tools apart. */
const HINTED = [
  'button[data-hinted]',
  ':not([aria-pressed=true], :disabled, [data-cell], [data-tool]:not([data-action]))',
].join('');

/** Somebody who does what a lesson says, on the board. */
export class Learner {
  readonly page: Page;
  readonly #game: string;
  readonly #lesson: Lesson;
  readonly #language: Language;
  readonly #press: Press;

  constructor(page: Page, game: string, lesson: Lesson, language: Language, press: Press) {
    this.page = page;
    this.#game = game;
    this.#lesson = lesson;
    this.#language = language;
    this.#press = press;
  }

  /** Goes through a lesson to its end; `look` is called at each step before anything is done. */
  async learn(look: (step: LessonStep) => Promise<void>): Promise<void> {
    for (const [place, step] of this.#lesson.steps.entries()) {
      await this.#reach(place);
      await look(step);
      if (askedOf(step).length > 0) await this.#make(place);
      else await this.#pressFirst(step.onReport === true ? REPORT : READ);
    }
    await this.#await([OVER]);
  }

  /** Waits until a step is under way, and says what it should. */
  async #reach(place: number): Promise<void> {
    const step = itemAt(this.#lesson.steps, place);
    const isReport = step.onReport === true;
    const kind = askedOf(step).length > 0 ? ASKED : isReport ? REPORT : READ;
    while ((await this.#await([DIALOG, kind])) === 0) await this.#pressFirst(DIALOG);
    const { text } = this.#lesson.words[this.#language].steps[step.name] ?? { text: '' };
    const where = this.page.locator(
      isReport ? 'dialog[open] footer' : 'body:not(:has(dialog[open]))',
    );
    await where.getByText(text, { exact: true }).waitFor();
  }

  /** Chooses what is pointed at, and makes the move; what is not asked for is refused. */
  async #make(place: number): Promise<void> {
    const making = (MAKING[this.#game] ?? []).map(
      (action) => `[data-action=${action}]:not([aria-disabled=true])`,
    );
    let isChosen = false;
    /** Whether it was tried too early: what was chosen may be gone, and all of it is needed. */
    let needsAll = false;
    for (let count = 0; count < MOST_PRESSES; count++) {
      const isInCircles = count % CIRCLE === CIRCLE - 1;
      const wishes: readonly string[] = [
        DIALOG,
        ...(isInCircles ? [CANCEL] : []),
        ...(isChosen && !needsAll ? making : []),
        HINTED,
        NEXT_PLACE,
        ...making,
      ];
      const wish: string = itemAt(wishes, await this.#await(wishes));
      // Pressed in vain, it needs another choice before it is pressed again.
      isChosen = !making.includes(wish);
      if (!isChosen) needsAll = true;
      else if (wish === NEXT_PLACE) needsAll = false;
      await this.#pressFirst(wish);
      if (await this.#isPast(place)) return;
    }
    throw new Error(`step ${itemAt(this.#lesson.steps, place).name} can’t be done`);
  }

  /** Whether the lesson has gone on, once what was pressed has been answered. */
  async #isPast(place: number): Promise<boolean> {
    await this.page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    return this.page.evaluate((step) => {
      const progress = document.querySelector('progress');
      return progress === null || progress.value > step + 1;
    }, place);
  }

  async #await(selectors: readonly string[]): Promise<number> {
    const index = await firstInSight(this.page, selectors, PATIENCE);
    if (index >= 0) return index;
    const shown = await this.page.locator('body').innerText();
    throw new Error(`none of ${selectors.join(' | ')} is there:\n${shown}`);
  }

  async #pressFirst(selector: string): Promise<void> {
    const found = await this.page.locator(selector).filter({ visible: true }).elementHandles();
    await this.#press(this.page, itemAt(found, 0));
  }
}
