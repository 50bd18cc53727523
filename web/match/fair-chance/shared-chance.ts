import type { MatchState } from '@pepite/protocol';
import { keyValueStore } from '../../site/storage.ts';
import { Contributor, randomContribution } from './contributor.ts';
import { noteTold } from './told-chance.ts';

type Line = ConstructorParameters<typeof Contributor>[0];

/** What this browser was told of chance, to compare it with what is said afterwards. */
export const TOLD = keyValueStore('chance');

/** The chance of a match, as far as a page has to do with it: it adds to it, and remembers. */
export class SharedChance {
  readonly #match: string;
  readonly #contributor: Contributor;

  constructor(match: string, line: Line) {
    this.#match = match;
    this.#contributor = new Contributor(line, randomContribution);
  }

  told(state: MatchState): void {
    this.#contributor.told(state);
    if (state.chance !== undefined) noteTold(TOLD, this.#match, state.chance, Date.now());
  }

  isRefused(id: number | null): boolean {
    return this.#contributor.isRefused(id);
  }
}
