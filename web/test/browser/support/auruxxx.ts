import {
  type Card,
  DRAW_ONE,
  EXCHANGE,
  GOLDEN,
  PROFUSION,
  rowOf,
} from '@pepite/games/auruxxx/pieces';
import { itemAt } from '@pepite/kernel';
import type { Locator } from 'playwright-core';
import { Player } from './player.ts';

const LAY = '[data-action=lay]';
const lit = (card: Card): string => `button[data-card="${card}"][aria-disabled=false]`;

/**
 * Somebody who plays Auruxxx: finishes and acts as soon as that may be done, lays as many cards of
 * a number as there are, and passes before drawing.
 */
export class AuruxxxPlayer extends Player {
  readonly title = 'Auruxxx';
  protected override readonly wishes = [
    '[data-action=partner]',
    LAY,
    ...[GOLDEN, EXCHANGE, PROFUSION, DRAW_ONE].map(lit),
    'button[data-card][aria-disabled=false]',
    '[data-action=pass][aria-disabled=false]',
    '[data-action][aria-disabled=false]',
  ];

  protected override async fulfil(wish: string): Promise<void> {
    const more = wish === LAY ? await this.#oneMore() : undefined;
    await (more === undefined ? super.fulfil(wish) : this.attempt(more));
  }

  /** Another card of the number that is about to be laid; the very last one would be refused. */
  async #oneMore(): Promise<Locator | undefined> {
    const chosen = await this.#cards('[aria-pressed=true]');
    const held = await this.#cards('');
    if (chosen.length === 0 || held.length <= chosen.length + 1) return undefined;
    const others = await this.#cards('[aria-pressed=false]');
    const more = others.find((card) => rowOf(card) === rowOf(itemAt(chosen, 0)));
    if (more === undefined) return undefined;
    return this.page.locator(`button[data-card="${more}"][aria-pressed=false]`).first();
  }

  #cards(state: string): Promise<readonly Card[]> {
    return this.page
      .locator(`button[data-card]${state}`)
      .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))));
  }
}
