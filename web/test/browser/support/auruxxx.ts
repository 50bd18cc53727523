import {
  ALL_KINDS,
  type Card,
  DRAW_ONE,
  EXCHANGE,
  GOLDEN,
  isColoured,
  isTwo,
  PROFUSION,
  rowOf,
} from '@pepite/games/auruxxx/pieces';
import { itemAt } from '@pepite/kernel';
import type { Locator } from 'playwright-core';
import { Player } from './player.ts';

const LAY = '[data-action=lay]';
const able = (action: string): string => `[data-action=${action}][aria-disabled=false]`;
/** Any of some kinds of card that may be laid. */
const lit = (...cards: readonly Card[]): string =>
  `button:is(${cards.map((card) => `[data-card="${card}"]`).join()})[aria-disabled=false]`;

const TWOS = ALL_KINDS.filter(isTwo);
const ORDINARY = ALL_KINDS.filter((card) => isColoured(card) && !isTwo(card));

/**
 * Somebody who plays Auruxxx: finishes as soon as that may be done, and lays as many cards of a
 * number as there are. Matches are over soonest in this order, found by playing thousands: where 2s
 * and exchanges came first and draws last, they took half as many moves again.
 */
export class AuruxxxPlayer extends Player {
  readonly title = 'Auruxxx';
  protected override readonly wishes = [
    '[data-action=partner]',
    LAY,
    lit(GOLDEN),
    lit(PROFUSION),
    lit(...ORDINARY),
    lit(DRAW_ONE),
    lit(EXCHANGE),
    able('accept'),
    lit(...TWOS),
    able('pass'),
    '[data-action][aria-disabled=false]',
  ];

  /** What was chosen when one more was tried: if it is still that, the rules have refused it. */
  #tried = '';

  protected override async fulfil(wish: string): Promise<void> {
    const more = wish === LAY ? await this.#oneMore() : undefined;
    await (more === undefined ? super.fulfil(wish) : this.attempt(more));
  }

  /** Another card of the number that is about to be laid; the very last one would be refused. */
  async #oneMore(): Promise<Locator | undefined> {
    const chosen = await this.#cards('[aria-pressed=true]');
    const held = await this.#cards('');
    if (chosen.length === 0 || held.length <= chosen.length + 1) return undefined;
    // Actions are laid one by one.
    if (!isColoured(itemAt(chosen, 0))) return undefined;
    const tried = `${chosen.join(' ')} of ${held.length}`;
    if (tried === this.#tried) return undefined;
    this.#tried = tried;
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
