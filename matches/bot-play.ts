import type { BotName } from '@pepite/bots';
import { itemAt, type Move, type Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { anyMove, submitChoice } from './bot-choice.ts';
import { BotTurns } from './bot-turns.ts';
import type { HeldAnswers } from './held-answers.ts';
import { type Hint, readAdvice } from './match-hints.ts';
import type { Occupant } from './occupant.ts';
import { drawMoment, waitAt } from './pace.ts';
import { type PlayContext, type PlayDecision, UNSEEN } from './play-context.ts';
import type { PlayState } from './play-state.ts';
import { SeatedBots } from './seated-bots.ts';
import type { MatchServices } from './services.ts';
import { positionOf, TimedOutSeats } from './timed-out-seats.ts';

/** What bots need of the play that they take part in. */
interface PlayAround {
  /** What is held back: bots answer at the same moment as everybody. */
  readonly answers: HeldAnswers;
  readonly context: PlayContext;
  readonly services: MatchServices;
  readonly carryOut: (decide: () => PlayDecision) => void;
}

/** What bots do in a match under way: which seats they play, when, and what comes of it. */
export class BotPlay {
  readonly #state: PlayState;
  readonly #around: PlayAround;
  readonly #seated: SeatedBots;
  readonly #turns: BotTurns;
  readonly #timedOut: TimedOutSeats;

  constructor(state: PlayState, around: PlayAround) {
    const { answers, context, services } = around;
    const { match, guest, origin } = context;
    this.#state = state;
    this.#around = around;
    this.#seated = new SeatedBots(state.referee, services.bots, { match, guest, origin });
    this.#turns = new BotTurns(this.#seated, services.clock, {
      mayAsk: (seat) => !answers.isForced(seat) && !answers.isHeld(seat),
      // Though nobody may look on, players in the lobby are told there when it is their turn.
      moment: () =>
        answers.moment ?? drawMoment(services, waitAt(context.pace(), services.botPause)),
      positionOf: (seat) => positionOf(state, seat),
      decided: (seat, moves, position) =>
        around.carryOut(() => this.#makeMoves(seat, moves, position)),
      failed: (seat, moves, error) => this.#replaceMove(seat, moves, error),
    });
    this.#timedOut = new TimedOutSeats(state, this.#seated, this.#turns);
  }

  /** Bots take the seats that are theirs when a match comes into memory. */
  seatAll(occupants: readonly Occupant[]): void {
    this.#state.onMove = () => this.#seated.note();
    occupants.forEach((occupant, seat) => {
      const bot = occupant.kind === 'guest' ? occupant.standIn : botOf(occupant);
      if (bot !== undefined) this.#seated.seat(seat, bot);
    });
  }

  /** Whether a bot plays a seat. */
  plays(seat: Seat): boolean {
    return this.#seated.plays(seat);
  }

  /** Those who have to decide begin to think. */
  wake(): void {
    const { context } = this.#around;
    if (this.#seated.deciding.length > 0 && context.mayAct()) this.#turns.wake();
  }

  /** Nobody is to decide from now on: another process may do so, or the match is over. */
  rest(): void {
    this.#turns.close();
  }

  get isBusy(): boolean {
    return this.#turns.isBusy;
  }

  /** What the best bot would do in place of a seat; it is told later, through `answer`. */
  advise(seat: Seat, answer: (hint: Hint) => void): Problem | undefined {
    const { report } = this.#around.services;
    return this.#seated.advise(seat, (advice) =>
      answer(readAdvice(this.#state.referee.game, advice, report)),
    );
  }

  /** A bot makes the one choice that a seat has to make now; whether it has yet to begin. */
  seatForChoice(seat: Seat, bot: BotName): boolean {
    const { answers, context } = this.#around;
    const isUnderWay = this.#timedOut.isUnderWay(seat) || answers.isHeld(seat);
    if (isUnderWay || !context.mayAct()) return false;
    this.#timedOut.seat(seat, bot);
    return true;
  }

  /** Bots go that were to make a choice which their players have made after all. */
  dismissIdle(): void {
    this.#timedOut.dismissIdle();
  }

  /** A bot plays for a player from now on. */
  seatStandIn(seat: Seat, bot: BotName): void {
    this.#timedOut.dismiss(seat);
    this.#seated.seat(seat, bot);
  }

  /** The player is back. */
  removeStandIn(seat: Seat): void {
    this.#turns.forget(seat);
    this.#seated.remove(seat);
  }

  /** Bots that have nothing left to do leave their places to others. */
  close(): void {
    this.#turns.close();
    this.#seated.close();
  }

  /** A bot's whole choice, unless its player is back or the match has moved on meanwhile. */
  #makeMoves(seat: Seat, moves: readonly Move[], position: string): PlayDecision {
    const { answers, context } = this.#around;
    // Another process has chosen for it: it has been asked anew, or has nothing to choose.
    if (position !== positionOf(this.#state, seat)) return UNSEEN;
    this.#turns.finished(seat);
    if (!this.plays(seat) || !this.#state.decides(seat)) return UNSEEN;
    if (!context.mayAct()) return UNSEEN;
    const isHeld = moves.length === 1 && answers.hold(seat, itemAt(moves, 0));
    if (isHeld) return UNSEEN;
    const made = this.#state.step([seat], context.chanceAt, () =>
      submitChoice(this.#state, seat, moves, (error) => this.#replaceMove(seat, [], error)),
    );
    if (!this.#timedOut.has(seat) || 'problem' in made) return made;
    this.#timedOut.dismiss(seat);
    return { value: { ...made.value, timedOut: [seat] } };
  }

  /** A bot that fails must not stop the match of those who play with it. */
  #replaceMove(seat: Seat, moves: readonly Move[], error: Error): Move {
    const { report, rng } = this.#around.services;
    report(error);
    this.#seated.seatAnew(seat);
    return anyMove(this.#state, seat, moves, rng);
  }
}

const botOf = (occupant: Occupant): BotName | undefined =>
  occupant.kind === 'bot' ? occupant.bot : undefined;
