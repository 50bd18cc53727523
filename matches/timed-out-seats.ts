import type { BotName } from '@pepite/bots';
import type { Seat } from '@pepite/kernel';
import type { BotTurns } from './bot-turns.ts';
import type { PlayState } from './play-state.ts';
import type { SeatedBots } from './seated-bots.ts';

/** Which position a seat chooses at. */
export function positionOf({ referee }: PlayState, seat: Seat): string {
  return `${referee.journal.length}/${referee.chosen(seat).length}`;
}

/** The seats for which bots make one choice, as their time is up, and at which position. */
export class TimedOutSeats {
  readonly #state: PlayState;
  readonly #bots: SeatedBots;
  readonly #botTurns: BotTurns;
  readonly #positions = new Map<Seat, string>();

  constructor(state: PlayState, bots: SeatedBots, botTurns: BotTurns) {
    this.#state = state;
    this.#bots = bots;
    this.#botTurns = botTurns;
  }

  has(seat: Seat): boolean {
    return this.#positions.has(seat);
  }

  /** Whether a bot makes the choice already that this seat has to make now. */
  isUnderWay(seat: Seat): boolean {
    return this.#positions.get(seat) === positionOf(this.#state, seat);
  }

  /** A bot makes the one choice that a seat has to make now. */
  seat(seat: Seat, bot: BotName): void {
    this.#positions.set(seat, positionOf(this.#state, seat));
    this.#bots.seat(seat, bot);
  }

  /** Bots go that were to make a choice which their players have made after all. */
  dismissIdle(): void {
    for (const seat of this.#positions.keys()) {
      if (!this.isUnderWay(seat) || !this.#state.decides(seat)) this.dismiss(seat);
    }
  }

  dismiss(seat: Seat): void {
    if (!this.#positions.delete(seat)) return;
    this.#botTurns.forget(seat);
    this.#bots.remove(seat);
  }
}
