import { ProvenChance } from '@pepite/chance';
import { CHANCE, isChance, type Options, printEntry, type Referee } from '@pepite/kernel';
import type { StoredMatch } from '@pepite/matches';
import type { Checks } from './checks.ts';

/** Looks at everything that chance brings: it follows from what was settled before. */
export class ChanceCheck {
  readonly #checks: Checks;

  constructor(checks: Checks) {
    this.#checks = checks;
  }

  /** The secret never changes, and once a card was drawn nothing is added. */
  kept(former: StoredMatch, stored: StoredMatch): void {
    const isSecretKept = former.chance?.secret === stored.chance?.secret;
    const isAdded =
      JSON.stringify(former.chance?.contributions) !== JSON.stringify(stored.chance?.contributions);
    if (isSecretKept && (!isAdded || former.moves.length === 0)) return;
    this.#broken(`what it follows from was changed after ${former.moves.length} moves`);
  }

  /** Chance has brought something in the position that the referee is at. */
  drawn(
    { chance }: StoredMatch,
    referee: Referee<unknown, unknown, unknown, Options>,
    line: string,
  ): void {
    if (chance === null || !isChance(referee.turn)) return;
    const move = referee.chanceBy(new ProvenChance(chance).at(referee.journal.length));
    const expected = printEntry(referee.game, { actor: CHANCE, move });
    if (line !== expected) this.#broken(`“${line}” was kept in place of “${expected}”`);
  }

  #broken(text: string): void {
    this.#checks.broken('chance follows from what was settled before', text);
  }
}
