import type { Locator } from 'playwright-core';
import { wordsIn } from '../../../boards/aurum/words.ts';
import { Player } from './player.ts';

/** Somebody who plays Aurum. */
export class AurumPlayer extends Player {
  readonly title = 'Aurum';

  get #board(): ReturnType<typeof wordsIn> {
    return wordsIn(this.language);
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

  get #keep(): Locator {
    return this.button(this.#board.swap.keep);
  }

  get #end(): Locator {
    return this.button(this.#board.end.end);
  }

  protected override get asked(): Locator {
    return this.#keep.or(this.#end).or(this.lit);
  }

  protected override async decide(): Promise<void> {
    if (await this.#keep.isVisible()) await this.attempt(this.#keep);
    else if ((await this.lit.count()) > 0) await this.#playCard();
    else if (await this.#end.isVisible()) await this.attempt(this.#end);
  }

  async #playCard(): Promise<void> {
    await this.attempt(this.lit.first());
    const bid = this.page.locator('.actions .button.primary');
    if (await bid.isVisible()) await this.attempt(bid);
  }

  /** Plays until some cards may be played and others not. */
  async playUntilChoice(): Promise<void> {
    await this.playUntil(async () => (await this.dim.count()) > 0 && (await this.lit.count()) > 0);
  }
}
