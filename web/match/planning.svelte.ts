import {
  type Game,
  type Move,
  moveByPlan,
  ONLY_MOVE,
  plannedMove,
  plansOf,
  type Seat,
  type View,
} from '@pepite/kernel';
import type { MatchState, PlanState, Position } from '@pepite/protocol';
import type { Request } from '../site/reconnecting-socket.ts';

const NO_PLANS: PlanState = { standing: [], next: [] };
/** How many moves may be planned for one decision: the first, and what else would do. */
const MOST = 3;

/** What is planned and about to be done, for a page whose player is asked. */
export interface Upcoming {
  readonly move: Move;
  /** The plan that knows it; nothing where the move itself was planned. */
  readonly plan: string | undefined;
}

/** What of a match planning needs. */
interface PlannedMatch {
  readonly state: MatchState | undefined;
  readonly game: Game | undefined;
  readonly view: View<unknown, unknown> | undefined;
  readonly seat: Seat | undefined;
  readonly position: Position | undefined;
  readonly isDeciding: boolean;
  readonly isReplaced: boolean;
  readonly isSealed: boolean;
  ask(request: Request): void;
}

/** What the player of a page has planned: the server keeps it, and does it. */
export class Planning {
  readonly #match: PlannedMatch;
  /** Whether forced moves were last said to be made here. */
  #isForcing: boolean | undefined;
  #early = $state.raw<Move>();
  /** What was chosen on this page until further notice, and the time that each counts for. */
  readonly #chosen = new Map<string, string>();
  #over = $state.raw<readonly string[]>([]);

  constructor(match: PlannedMatch) {
    this.#match = match;
  }

  readonly #state = $derived.by(() => this.#match.state?.plans ?? NO_PLANS);

  /** Whether something can be planned now: by somebody who plays. */
  readonly isOpen = $derived.by(() => {
    const { state, seat, isReplaced } = this.#match;
    return state?.status === 'playing' && seat !== undefined && !isReplaced;
  });

  /** The move that a plan is about to make for the player, who has to decide. */
  readonly upcoming = $derived.by((): Upcoming | undefined => {
    const { game, view, isDeciding, state } = this.#match;
    if (!isDeciding || game === undefined || view === undefined) return undefined;
    if (state?.clock?.paused === true) return undefined;
    const move = plannedMove(game, view, this.next);
    if (typeof move === 'number') return { move, plan: undefined };
    return moveByPlan(game, view, this.#state.standing);
  });

  /** The moves that are planned for the next decision. */
  get next(): readonly Move[] {
    const { game } = this.#match;
    return this.#state.next.flatMap((text) => game?.parse(text) ?? []);
  }

  /** What has become of the last moves that were planned. */
  get outcome(): PlanState['outcome'] {
    return this.#state.outcome;
  }

  /** The plans of the game that can be made now, or are made. */
  readonly offered = $derived.by((): readonly string[] => {
    const { game, view } = this.#match;
    if (!this.isOpen || game === undefined || view === undefined) return [];
    return plansOf(game)
      .filter((plan) => plan.id !== ONLY_MOVE && (this.has(plan.id) || plan.isOffered(view)))
      .map(({ id }) => id);
  });

  has(plan: string): boolean {
    return this.#state.standing.includes(plan);
  }

  set(plan: string, on: boolean): void {
    const period = this.#periodOf(plan);
    if (on && period !== undefined) this.#chosen.set(plan, period);
    else this.#chosen.delete(plan);
    this.#ask(plan, on);
  }

  /** Sets a plan that an answer stands for: nothing is said when its time is over. */
  assume(plan: string): void {
    this.#ask(plan, true);
  }

  #ask(plan: string, on: boolean): void {
    if (this.has(plan) !== on) this.#match.ask({ type: 'plan', plan, on });
  }

  /** The time that a plan would count for now, as the game names it. */
  #periodOf(id: string): string | undefined {
    const { game, view } = this.#match;
    if (game === undefined || view === undefined) return undefined;
    return plansOf(game)
      .find((plan) => plan.id === id)
      ?.period(view.table);
  }

  /** The plans that were chosen here and have ended with their time, until that was read. */
  get over(): readonly string[] {
    return this.#over;
  }

  forgetOver(): void {
    if (this.#over.length > 0) this.#over = [];
  }

  /** Finds out whether the time of plans is over; to be called in an effect. */
  noteOver(): void {
    const { standing } = this.#state;
    if (this.#match.view === undefined) return;
    const ended = [...this.#chosen].filter(
      ([plan, period]) => !standing.includes(plan) && this.#periodOf(plan) !== period,
    );
    if (ended.length === 0) return;
    for (const [plan] of ended) this.#chosen.delete(plan);
    this.#over = ended.map(([plan]) => plan);
  }

  /** Plans a move for the next decision: before all others, or if none of them is possible. */
  plan(move: Move, isFallback = false): void {
    const others = this.next.filter((one) => one !== move);
    this.#planAll(isFallback ? [...others, move] : [move]);
  }

  /** Whether one more move can be planned, should those before not be possible. */
  mayFallBack(move: Move): boolean {
    const count = this.next.length;
    return count > 0 && count < MOST && !this.next.includes(move);
  }

  /** The player is asked for the next decision after all. */
  forget(): void {
    this.#planAll([]);
  }

  #planAll(moves: readonly Move[]): void {
    const { game, position } = this.#match;
    if (game === undefined || position === undefined) return;
    const texts = moves.map((move) => game.print(move));
    this.#match.ask({ type: 'plan-moves', ply: position.ply, moves: texts });
  }

  /** The player decides what a plan was about to decide. */
  decide(): void {
    const { upcoming } = this;
    if (upcoming?.plan !== undefined) this.set(upcoming.plan, false);
    else this.forget();
  }

  /** The player has tried a move: out of turn it can't be made, but it can be planned. */
  tried(move: Move): void {
    const mayPlan = this.isOpen && !this.#match.isDeciding && !this.#match.isSealed;
    this.#early = mayPlan ? move : undefined;
  }

  /** The move that was last tried, if that was out of turn. */
  get early(): Move | undefined {
    return this.#early;
  }

  /**
   * Has forced moves made, or not, as this page's player wants it in all matches; to be called in
   * an effect. Where another page wants it otherwise, the last word counts.
   */
  forceMoves(on: boolean): void {
    if (!this.isOpen || this.#isForcing === on) return;
    const isFirst = this.#isForcing === undefined;
    this.#isForcing = on;
    if (on || !isFirst) this.set(ONLY_MOVE, on);
  }
}
