import type { Locator } from 'playwright-core';
import { wordsIn } from '../../../boards/aurum/words.ts';
import { Player } from './player.ts';

/** Somebody who plays Aurum: the first card that may be played, and never a swap. */
export class AurumPlayer extends Player {
  readonly title = 'Aurum';
  protected override readonly wishes = [
    '[data-action=keep]',
    '[data-action=bid]',
    '[data-action=play]',
    'button[data-card][aria-disabled=false]',
    '[data-action=end]',
  ];

  /** Of the metals only: gold lies apart, and has rules of its own. */
  override get dim(): Locator {
    return this.page
      .getByRole('group', { name: wordsIn(this.language).hand.yours })
      .locator('button[aria-disabled=true]');
  }
}
