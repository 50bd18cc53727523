import {
  type Entry,
  itemAt,
  moveByPlan,
  type Options,
  plannedMove,
  type Referee,
} from '@pepite/kernel';
import type { StoredMatch } from '@pepite/matches';
import type { Checks } from './checks.ts';
import type { Decisions } from './decisions.ts';

/** Looks at every move that a plan has made: each plan of its player, and used once. */
export class PlanCheck {
  readonly #checks: Checks;
  readonly #decisions: Decisions;
  /** How often which moves were made that somebody had planned for their next decision. */
  readonly #used = new Map<string, number>();

  constructor(checks: Checks, decisions: Decisions) {
    this.#checks = checks;
    this.#decisions = decisions;
  }

  /** Whether a move is what its player had planned, before it was made. */
  hasMade(
    { plans, seats }: StoredMatch,
    referee: Referee<unknown, unknown, unknown, Options>,
    { actor, move }: Entry,
  ): boolean {
    const { game } = referee;
    const own = plans?.[actor];
    const { guest } = itemAt(seats, actor);
    if (own === undefined || guest === null) return false;
    const view = referee.view(actor);
    const moves = own.next?.moves ?? [];
    const planned = moves.flatMap((text) => game.parse(text) ?? []);
    if (planned.length > 0 && plannedMove(game, view, planned) === move) {
      this.#use(guest, moves);
      return true;
    }
    const ids = own.standing.map(({ plan }) => plan);
    const found = moveByPlan(game, view, ids);
    if (found?.move !== move) return false;
    if (!this.#decisions.hasPlanned(guest, found.plan)) {
      this.#broken(`${guest} never planned “${found.plan}”`);
    }
    return true;
  }

  #use(guest: string, moves: readonly string[]): void {
    const key = `${guest} ${JSON.stringify(moves)}`;
    const used = (this.#used.get(key) ?? 0) + 1;
    this.#used.set(key, used);
    const times = this.#decisions.timesPlanned(guest, moves);
    if (used > times) this.#broken(`${guest} planned ${moves.join()} ${times} times, not ${used}`);
  }

  #broken(text: string): void {
    this.#checks.broken('a plan is used once, and for its player', text);
  }
}
