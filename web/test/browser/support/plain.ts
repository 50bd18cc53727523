import type { Translated } from '@pepite/kernel';
import { Player } from './player.ts';

/** Somebody who plays a game on the plain board: always the first move there is. */
export abstract class PlainPlayer extends Player {
  protected override readonly wishes = ['button[data-move]'];
  protected abstract readonly titles: Translated<{ readonly title: string }>;

  get title(): string {
    return this.titles[this.language].title;
  }
}
