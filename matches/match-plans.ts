import { deciding, each, itemAt, type Move, type Seat, type Seats } from '@pepite/kernel';
import type { PlanState } from '@pepite/protocol';
import type { KeptPlans, PlansChange, SeatPlans } from './kept-plans.ts';
import type { PlayState, Step } from './play-state.ts';
import { type ChosenBy, hasPlans, moveFor, NO_PLANS, plansAfter, showPlans } from './seat-plans.ts';

/** So long after it was known a planned move should have been made, in milliseconds. */
const MADE_WITHIN = 10_000;

/** The match that is planned for. */
export interface PlannedMatch {
  readonly state: () => PlayState | undefined;
  /** The seats that people play themselves. */
  readonly people: () => Seats;
  readonly isPaused: () => boolean;
  readonly date: () => number;
}

/** What is so, where it is about to change. */
interface Changed {
  readonly people?: Seats;
  readonly isPaused?: boolean;
}

/** What the seats of one match have planned, as it was last kept. */
export class MatchPlans {
  readonly #match: PlannedMatch;
  #kept: KeptPlans = [];
  /** When they are due, as that was last kept. */
  #due: number | null = null;

  constructor(match: PlannedMatch) {
    this.#match = match;
  }

  /** These have been kept, if there are any. The seats whose plans are others now. */
  take({ plans, planDue = null }: TakenPlans): readonly Seat[] {
    if (plans === undefined) return [];
    const before = this.#kept;
    this.#kept = plans ?? [];
    this.#due = planDue;
    const seats = Array.from({ length: Math.max(before.length, this.#kept.length) }, (_, n) => n);
    return seats.filter((seat) => {
      const shown = JSON.stringify(showPlans(before[seat] ?? NO_PLANS));
      return shown !== JSON.stringify(showPlans(this.of(seat)));
    });
  }

  of(seat: Seat): SeatPlans {
    return this.#kept[seat] ?? NO_PLANS;
  }

  /** What a seat is told of its own plans; nothing where there is nothing to tell. */
  shownTo(seat: Seat | undefined): PlanState | undefined {
    const plans = seat === undefined ? NO_PLANS : this.of(seat);
    return hasPlans(plans) ? showPlans(plans) : undefined;
  }

  /** The legal move that is planned for a seat, which has to decide. */
  moveFor(seat: Seat): Move | undefined {
    const state = this.#match.state();
    return state?.decides(seat) === true ? moveFor(state, seat, this.of(seat)) : undefined;
  }

  /** What is to be kept if a seat plans something else. */
  with(seat: Seat, planned: SeatPlans): PlansChange {
    const length = Math.max(this.#kept.length, seat + 1);
    const plans = Array.from({ length }, (_, one) => (one === seat ? planned : this.of(one)));
    return { plans, planDue: this.#dueOf(plans, {}) };
  }

  /** What is to be kept of them after a step that a player may have made; nothing if all stays. */
  after(state: PlayState, { planned = [] }: Step, player: Seat | undefined): Partial<PlansChange> {
    const by = (seat: Seat): ChosenBy => {
      if (planned.includes(seat)) return 'plan';
      return seat === player ? 'player' : undefined;
    };
    const plans = this.#kept.map((own, seat) => plansAfter(state, seat, own, by(seat)));
    if (plans.every((own, seat) => own === itemAt(this.#kept, seat))) return this.where({});
    return { plans, planDue: this.#dueOf(plans, {}) };
  }

  /** What is to be kept where people play other seats, or time stops or goes on; mostly nothing. */
  where(changed: Changed): Partial<PlansChange> {
    const planDue = this.#dueOf(this.#kept, changed);
    const isSame = (planDue === null) === (this.#due === null);
    return isSame ? {} : { plans: this.#kept, planDue };
  }

  #dueOf(plans: KeptPlans, changed: Changed): number | null {
    const { people = this.#match.people(), isPaused = this.#match.isPaused() } = changed;
    const state = this.#match.state();
    if (state === undefined || state.isOver || isPaused || plans.length === 0) return null;
    const asked = [...each(deciding(state.referee.turn) & people)];
    const isDue = asked.some((seat) => moveFor(state, seat, plans[seat] ?? NO_PLANS) !== undefined);
    return isDue ? Math.ceil(this.#match.date()) + MADE_WITHIN : null;
  }
}

/** What was kept of plans, in a step or in all. */
interface TakenPlans {
  readonly plans?: KeptPlans | null | undefined;
  readonly planDue?: number | null | undefined;
}
