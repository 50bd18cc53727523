import { Player } from './player.ts';

/** Somebody who plays Silver & Gold: the first place that fits is marked, the first card taken. */
export class SilverAndGoldPlayer extends Player {
  readonly title = 'Silver & Gold';
  protected override readonly wishes = [
    ...['keep', 'mark', 'cell', 'bonus', 'take'].map(
      (action) => `[data-action=${action}]:not([aria-disabled=true])`,
    ),
    '[data-tool=next]',
    'button[data-offer][aria-pressed=false]',
  ];
}
