import type { Locator } from 'playwright-core';
import { Player } from './player.ts';

/** Somebody who plays Silver & Gold: the first place that fits is marked, the first card taken. */
export class SilverAndGoldPlayer extends Player {
  readonly title = 'Silver & Gold';

  protected override get asked(): Locator {
    return this.page.locator('[data-action], button[data-offer]');
  }

  protected override async decide(): Promise<void> {
    const { page } = this;
    const offer = page.locator('button[data-offer][aria-pressed=false]').first();
    const ready = page.locator('[data-action]:not([aria-disabled=true])').first();
    const next = page.locator('[data-tool=next]');
    if (await ready.isVisible()) await this.attempt(ready);
    else if (await next.isVisible()) await this.attempt(next);
    else if (await offer.isVisible()) await this.attempt(offer);
  }
}
