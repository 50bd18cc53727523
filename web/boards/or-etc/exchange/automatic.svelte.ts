import type { Table } from '@pepite/games/or-etc/world';
import type { Immutable, Move } from '@pepite/kernel';
import { recall, remember } from '../../../site/storage.ts';
import { phaseOf } from '../scene.ts';
import { answerTo } from './answering.ts';

/** What a player does not want to be asked, so that others need not wait. */
export class Automatic {
  /** The phase that is passed. */
  #passed = $state('');
  #contests = $state(recall('or-etc.contests') === 'let');

  /** Whether everything in this phase is passed. */
  passes(table: Immutable<Table>): boolean {
    return this.#passed === phaseOf(table);
  }

  pass(table: Immutable<Table>, isOn: boolean): void {
    this.#passed = isOn ? phaseOf(table) : '';
  }

  /** Whether dice are never contested. */
  get contests(): boolean {
    return this.#contests;
  }

  set contests(isOn: boolean) {
    this.#contests = isOn;
    remember('or-etc.contests', isOn ? 'let' : 'ask');
  }

  /** The move that is made without asking, if there is one. */
  moveIn(table: Immutable<Table>, moves: ReadonlySet<Move>): Move | undefined {
    return answerTo(table, moves, { passed: this.#passed, contests: this.#contests });
  }
}
