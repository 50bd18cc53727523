import type { Locator, Page } from 'playwright-core';
import { wordsIn } from '../../../boards/aurum/words.ts';
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

/** Somebody who plays Aurum on a page, in the words of that page. */
export class Player {
  readonly page: Page;
  readonly texts: Texts;
  readonly #board: ReturnType<typeof wordsIn>;
  readonly #press: Press;

  constructor(page: Page, language: 'en' | 'fr', press: Press) {
    this.page = page;
    this.texts = language === 'fr' ? french : english;
    this.#board = wordsIn(language);
    this.#press = press;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  press(target: Locator): Promise<void> {
    return this.#press(target);
  }

  /** Two clicks from the home page to a match against bots. */
  async playNow(): Promise<void> {
    const { playNow } = this.texts.home;
    await this.press(this.page.getByRole('button', { name: playNow }).first());
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: playNow }));
    await this.hand.waitFor();
  }

  get hand(): Locator {
    return this.page.getByRole('group', { name: this.#board.hand.yours });
  }

  /** The cards that may be played or chosen now. */
  get lit(): Locator {
    return this.page.locator('button[data-card][aria-disabled=false]');
  }

  /** The cards of the hand that may not be played now. */
  get dim(): Locator {
    return this.hand.locator('button[aria-disabled=true]');
  }

  get over(): Locator {
    return this.page.getByText(this.texts.over.title, { exact: true });
  }

  /** What goes on after the end of a round was explained. */
  get goOn(): Locator {
    return this.button(this.texts.match.goOn);
  }

  get #keep(): Locator {
    return this.button(this.#board.swap.keep);
  }

  get #end(): Locator {
    return this.button(this.#board.end.end);
  }

  /** Waits until there is something to do. */
  async #wait(): Promise<void> {
    await this.over.or(this.goOn).or(this.#keep).or(this.#end).or(this.lit).first().waitFor();
  }

  /** Waits until there is something to do, and does it; false once the match is over. */
  async act(): Promise<boolean> {
    await this.#wait();
    if (await this.over.isVisible()) return false;
    for (const button of [this.goOn, this.#keep]) {
      if (await button.isVisible()) {
        await this.#try(button);
        return true;
      }
    }
    if ((await this.lit.count()) > 0) await this.#playCard();
    else if (await this.#end.isVisible()) await this.#try(this.#end);
    return true;
  }

  async #playCard(): Promise<void> {
    await this.#try(this.lit.first());
    const bid = this.page.locator('.actions .button.primary');
    if (await bid.isVisible()) await this.#try(bid);
  }

  /** What is forced is played for us, so a button may be gone before it is pressed. */
  async #try(target: Locator): Promise<void> {
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

  /** Plays until some cards may be played and others not. */
  async playUntilChoice(): Promise<void> {
    await this.playUntil(async () => (await this.dim.count()) > 0 && (await this.lit.count()) > 0);
  }
}
