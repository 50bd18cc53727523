import type { Locator } from 'playwright-core';
import { Player } from './player.ts';

const FREE = '[data-action]:not([aria-disabled=true])';
const OWN = '[data-die=own][aria-disabled=false]';
const WANTED = '[data-die=wanted][aria-disabled=false]';

/** What ends a question, the best first; a card is chosen before it is laid or staked. */
const WISHES: readonly string[] = [
  ...['lay', 'stake', 'drop'].map((action) => `[data-action=${action}]`),
  'button[data-card][aria-disabled=false]',
  ...['mug', 'centre', 'offer'].map((action) => `[data-action=${action}]`),
];

/** What is done when nothing of that can be. */
const ANSWERS: readonly string[] = ['agree', 'let', 'shield', 'bid', 'choose', 'fold', 'pass'].map(
  (action) => `[data-action=${action}]`,
);

/** How many exchanges somebody tries in a match: each costs all others time. */
const MOST_EXCHANGES = 4;

/** Somebody who plays Or etc.: lays what can be laid, and tries some exchanges and the tool. */
export class OrEtcPlayer extends Player {
  readonly title = 'Or etc.';
  #exchanges = 0;

  protected override get asked(): Locator {
    return this.page.locator(FREE);
  }

  protected override async decide(): Promise<void> {
    const wish = await this.#firstOf(WISHES);
    if (wish !== undefined) return this.attempt(wish);
    if (this.#exchanges < MOST_EXCHANGES && (await this.#exchange())) return undefined;
    const answer = await this.#firstOf(ANSWERS);
    return answer === undefined ? undefined : this.attempt(answer);
  }

  /** Picks dice for an exchange, or to roll them again; false if that can't be done now. */
  async #exchange(): Promise<boolean> {
    const tool = this.page.locator('[data-action=tool]');
    const own = this.page.locator(OWN).first();
    if (!(await own.isVisible())) return false;
    this.#exchanges++;
    if (await tool.isVisible()) {
      await this.attempt(tool);
      await this.attempt(own);
      await this.attempt(this.page.locator('[data-action=reroll]'));
      return true;
    }
    await this.attempt(own);
    const wanted = this.page.locator(WANTED);
    if ((await wanted.count()) > 0)
      await this.attempt(wanted.nth(this.#exchanges % (await wanted.count())));
    return true;
  }

  async #firstOf(selectors: readonly string[]): Promise<Locator | undefined> {
    for (const selector of selectors) {
      const found = this.page.locator(selector).first();
      if (await found.isVisible()) return found;
    }
    return undefined;
  }
}
