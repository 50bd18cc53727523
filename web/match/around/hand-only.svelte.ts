import { recall, remember } from '../../site/storage.ts';

const keyOf = (match: string): string => `hand-only.${match}`;

/**
 * Whether a page shows the hand of its player and folds the table, which stands on a big screen
 * beside: chosen for each match, and remembered.
 */
class HandOnly {
  #chosen = $state.raw<ReadonlyMap<string, boolean>>(new Map());

  in(match: string): boolean {
    return this.#chosen.get(match) ?? recall(keyOf(match)) === 'yes';
  }

  choose(match: string, isOn: boolean): void {
    this.#chosen = new Map([...this.#chosen, [match, isOn]]);
    remember(keyOf(match), isOn ? 'yes' : 'no');
  }
}

export const handOnly = new HandOnly();
