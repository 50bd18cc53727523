import type { Language } from '@pepite/kernel';
import type { Locator, Page } from 'playwright-core';
import { english } from '../../../words/en.ts';
import { french } from '../../../words/fr.ts';
import type { Texts } from '../../../words/texts.ts';

/** How somebody presses what is on the page. */
export type Press = (target: Locator) => Promise<void>;

export const byMouse: Press = (target) => target.click();
export const byTouch: Press = (target) => target.tap();

/** More steps than lie between any two places of a page. */
const MOST_KEYS = 120;

/** Goes there with Tab, and with arrows within a row of cards; then presses Enter. */
export const byKeyboard: Press = async (target) => {
  const { keyboard } = target.page();
  for (let count = 0; count < MOST_KEYS; count++) {
    const where = await target.evaluate((element) => {
      const active = document.activeElement;
      if (active === element) return 'there';
      const row = element.closest('[role=group]');
      return element.matches('[data-card]') && row?.contains(active) === true ? 'row' : 'else';
    });
    if (where === 'there') {
      await keyboard.press('Enter');
      return;
    }
    await keyboard.press(where === 'row' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`no key leads to ${String(target)}`);
};

/** Somebody who plays some game on a page, in the words of that page. */
export abstract class Player {
  readonly page: Page;
  readonly language: Language;
  readonly texts: Texts;
  readonly #press: Press;
  /** The game, as the home page calls it. */
  abstract readonly title: string;

  constructor(page: Page, language: Language, press: Press) {
    this.page = page;
    this.language = language;
    this.texts = language === 'fr' ? french : english;
    this.#press = press;
  }

  /** What can be pressed when something is asked of this player. */
  protected abstract get asked(): Locator;

  /** Makes some move, or a part of it. */
  protected abstract decide(): Promise<void>;

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  press(target: Locator): Promise<void> {
    return this.#press(target);
  }

  /** Two clicks from the home page to a match against bots. */
  async playNow(): Promise<void> {
    const { playNow } = this.texts.home;
    const card = this.page.getByRole('listitem').filter({ hasText: this.title });
    await this.press(card.getByRole('button', { name: playNow }));
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: playNow }));
    await this.asked.first().waitFor();
  }

  get over(): Locator {
    return this.page.getByText(this.texts.over.title, { exact: true });
  }

  /** What goes on after the end of a round was explained. */
  get goOn(): Locator {
    return this.button(this.texts.match.goOn);
  }

  /** Waits until there is something to do. */
  async #wait(): Promise<void> {
    await this.over.or(this.goOn).or(this.asked).first().waitFor();
  }

  /** Waits until there is something to do, and does it; false once the match is over. */
  async act(): Promise<boolean> {
    await this.#wait();
    if (await this.over.isVisible()) return false;
    if (await this.goOn.isVisible()) await this.attempt(this.goOn);
    else await this.decide();
    return true;
  }

  /** What is forced is played for us, so a button may be gone before it is pressed. */
  protected async attempt(target: Locator): Promise<void> {
    try {
      await this.#press(target);
    } catch (error) {
      if ((await target.count()) > 0 && (await target.isVisible())) throw error;
    }
  }

  /** Plays until something is the case. */
  async playUntil(isSo: () => Promise<boolean>): Promise<void> {
    do await this.#wait();
    while (!(await isSo()) && (await this.act()));
    if (!(await isSo())) throw new Error('the match is over, and it never came to that');
  }

  /** Plays on to the end of the match. */
  async playToTheEnd(): Promise<void> {
    await this.playUntil(() => this.over.isVisible());
  }
}
