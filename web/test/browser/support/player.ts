import type { Language } from '@pepite/kernel';
import type { Locator, Page } from 'playwright-core';
import { english } from '../../../words/en.ts';
import { french } from '../../../words/fr.ts';
import type { Texts } from '../../../words/texts.ts';
import { PATIENCE } from './browser.ts';
import { byScript, clickAll, hasChanged, type Press } from './press.ts';
import { firstInSight } from './sight.ts';

/** How many of the presses that came too late are told when a test fails. */
const MOST_TOLD = 5;

/** What ends a match, and what explains the end of a round. */
const OVER = '#over';
const TOLD = '[data-action=go-on]';

/** Somebody who plays some game on a page, in the words of that page. */
export abstract class Player {
  readonly page: Page;
  readonly language: Language;
  readonly texts: Texts;
  readonly #press: Press;
  /** Why something could not be pressed of late, since the page had changed meanwhile. */
  readonly #missed: string[] = [];
  /** The game, as the home page calls it. */
  abstract readonly title: string;
  /** What it presses: of these selectors the first that shows something. */
  protected abstract readonly wishes: readonly string[];

  constructor(page: Page, language: Language, press: Press) {
    this.page = page;
    this.language = language;
    this.texts = language === 'fr' ? french : english;
    this.#press = press;
  }

  /** The cards of one's own that may be played or chosen now. */
  get lit(): Locator {
    return this.page.locator('button[data-card][aria-disabled=false]');
  }

  /** The cards that may not be played now. */
  get dim(): Locator {
    return this.page.locator('button[data-card][aria-disabled=true]');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Waits for something, and presses it. */
  async press(target: Locator): Promise<void> {
    await target.waitFor();
    for (const handle of await target.elementHandles()) await this.#press(this.page, handle);
  }

  /** The card of the game on the home page. */
  get card(): Locator {
    const heading = this.page.getByRole('heading', { name: this.title, exact: true });
    return this.page.getByRole('article').filter({ has: heading });
  }

  /** One click from the home page to a match against bots. */
  async playNow(): Promise<void> {
    await this.press(this.card.getByRole('button', { name: this.texts.home.playNow }));
    await this.#wait();
  }

  get over(): Locator {
    return this.page.getByText(this.texts.over.title, { exact: true });
  }

  /** Waits until there is something to do: what to press, or the end of the match. */
  async #wait(): Promise<string> {
    const selector = await this.#look(PATIENCE);
    if (selector === undefined) throw new Error(await this.#explain());
    return selector;
  }

  /** What the page shows that has nothing to do any more. */
  async #explain(): Promise<string> {
    const shown = await this.page.locator('body').innerText();
    const missed = this.#missed.length === 0 ? '' : `\nmissed before: ${this.#missed.join('; ')}`;
    return `there is nothing to do any more at ${this.page.url()}:\n${shown}${missed}`;
  }

  async #look(patience: number): Promise<string | undefined> {
    const selectors = [OVER, TOLD, ...this.wishes];
    const index = await firstInSight(this.page, selectors, patience);
    return index < 0 ? undefined : selectors[index];
  }

  /** Waits until there is something to do, and leaves it. */
  async waitForTurn(): Promise<void> {
    await this.#wait();
  }

  /** Waits until anything is asked, whether this player wishes for it or not; true at the end. */
  async waitForQuestion(): Promise<boolean> {
    const selectors = [OVER, TOLD, '.yours[data-banner]', ...this.wishes];
    const index = await firstInSight(this.page, selectors, PATIENCE);
    if (index < 0) throw new Error(await this.#explain());
    return index === 0;
  }

  /** Waits until there is something to do, and does it; false once the match is over. */
  async act(): Promise<boolean> {
    return this.#do(await this.#wait());
  }

  /** Does what there is to do now, if there is anything; whether there was. */
  async actIfAsked(): Promise<boolean> {
    const selector = await this.#look(0);
    return selector !== undefined && (await this.#do(selector));
  }

  async #do(selector: string): Promise<boolean> {
    if (selector === OVER) return false;
    if (selector === TOLD) await this.attempt(this.page.locator(TOLD));
    else await this.fulfil(selector);
    return true;
  }

  /** Makes the move, or the part of it, that a wish stands for. */
  protected async fulfil(wish: string): Promise<void> {
    await this.attempt(this.page.locator(wish).first());
  }

  /**
   * The page may have changed before something is pressed: what is forced is played for us, and
   * what was pressed just now may not have been answered yet. Then there is another look; whatever
   * else keeps it from being pressed is a failure. A program asks and presses in one step: with
   * many pages at a table, to ask is a good part of what a match takes.
   */
  protected async attempt(target: Locator): Promise<void> {
    if (this.#press === byScript) {
      await target.evaluateAll(clickAll);
      return;
    }
    for (const handle of await target.elementHandles()) {
      try {
        await this.#press(this.page, handle);
      } catch (error) {
        if (!(await hasChanged(handle))) throw error;
        this.#missed.push(String(error).replace(/\n[^]*/, ''));
        if (this.#missed.length > MOST_TOLD) this.#missed.shift();
      }
    }
  }

  /** Plays until something is the case. */
  async playUntil(isSo: () => Promise<boolean>): Promise<void> {
    let next = await this.#wait();
    while (!(await isSo())) {
      if (!(await this.#do(next))) throw new Error('the match is over, and it never came to that');
      next = await this.#wait();
    }
  }

  /** Plays until the end of a round is explained, or of the match: the first may be the last. */
  async playRound(): Promise<void> {
    let next = await this.#wait();
    while (next !== TOLD && (await this.#do(next))) next = await this.#wait();
  }

  /** Plays until some cards may be played and others not. */
  async playUntilChoice(): Promise<void> {
    await this.playUntil(async () => (await this.dim.count()) > 0 && (await this.lit.count()) > 0);
  }

  /** Plays on to the end of the match. */
  async playToTheEnd(): Promise<void> {
    while (await this.act());
  }
}
