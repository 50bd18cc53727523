import { CHANCE, type Move, refuseText, type Seat } from '@pepite/kernel';
import type { BotName } from '@pepite/bots';
import type { ClientMessage, Position, Problem } from '@pepite/protocol';
import { BotPlay } from './bot-play.ts';
import { ContributionWait } from './contribution-wait.ts';
import { refused } from './decision.ts';
import { type Answered, HeldAnswers, type HeldTurn, submitAnswers } from './held-answers.ts';
import type { Hint } from './match-hints.ts';
import type { Occupant } from './occupant.ts';
import { PlanTurns, withPlanned } from './plan-turns.ts';
import { drawMoment, waitAt } from './pace.ts';
import { type PlayContext, type PlayDecision, UNSEEN } from './play-context.ts';
import type { ChanceAt, PlayState, Step } from './play-state.ts';
import type { MatchServices } from './services.ts';

/** What a player asks for while a match is played. */
export type PlayRequest = Extract<ClientMessage, { readonly type: 'move' | 'take-back' }>;

/** Which position a player saw. */
type SeenAt = Pick<Position, 'ply' | 'own'>;

/** A match under way: decides what players, bots and the clock bring about, step by step. */
export class MatchPlay {
  readonly state: PlayState;
  readonly #context: PlayContext;
  readonly #services: MatchServices;
  readonly #bots: BotPlay;
  readonly #answers: HeldAnswers;
  readonly #planTurns: PlanTurns;
  readonly #contributionWait: ContributionWait;
  #isClosed = false;

  constructor(
    state: PlayState,
    occupants: readonly Occupant[],
    context: PlayContext,
    services: MatchServices,
  ) {
    this.state = state;
    this.#context = context;
    this.#services = services;
    this.#answers = new HeldAnswers(
      state,
      services.clock,
      () => drawMoment(services, waitAt('human', services.botPause)),
      {
        ask: () => this.#carryOut(() => this.#makeAnswers(this.#answers.take())),
        answersFor: (seat) => this.#answersFor(seat),
        planned: (seat) => this.#plannedMove(seat),
      },
    );
    this.#bots = new BotPlay(state, {
      answers: this.#answers,
      context,
      services,
      carryOut: (decide) => this.#carryOut(decide),
    });
    this.#planTurns = new PlanTurns(state, services.clock, {
      chanceAt: context.chanceAt,
      moveFor: (seat) => this.#plannedMove(seat),
      isHiding: () => this.#answers.isHiding,
      wait: context.planWait,
      mayMake: () => !context.isPaused() && context.mayAct(),
      carryOut: (decide) => this.#carryOut(decide),
    });
    this.#contributionWait = new ContributionWait(services.clock, {
      isAwaiting: context.awaitsContributions,
      isAttended: context.isAttended,
      over: () => this.wake(),
    });
    if (!state.isOver) this.#bots.seatAll(occupants);
  }

  get #chanceAt(): ChanceAt {
    return this.#context.chanceAt;
  }

  /**
   * Who can only answer one thing is answered for where they are, as they would be if they had a
   * choice, so that no process shows which of its own it was; a bot, and who is away, by whoever
   * may act.
   */
  #answersFor(seat: Seat): boolean {
    const presence = this.#bots.plays(seat) ? 'away' : this.#context.presenceOf(seat);
    return presence === 'here' || (presence === 'away' && this.#context.mayAct());
  }

  /** When its turn comes the match may have been loaded anew: then this is no part of it. */
  #carryOut(decide: () => PlayDecision): void {
    this.#context.carryOut(() => (this.#isClosed ? UNSEEN : decide()));
  }

  /** Goes on with what is up to the bots and to the server, if there is somebody to play for. */
  wake(): void {
    // The first card is drawn though nobody looks on: those who are away are told of their turn.
    if (!this.state.isOver && this.state.awaitsChance) {
      if (this.#contributionWait.isOver && this.#context.mayAct()) this.#drawChance();
      return;
    }
    const isWanted = this.#context.isAttended() || this.#planTurns.isWanted;
    if (this.state.isOver || !isWanted) {
      this.#context.mayRest();
      return;
    }
    this.#answers.note();
    this.#bots.dismissIdle();
    if (this.#context.isPaused()) {
      this.#planTurns.close();
      return;
    }
    this.#bots.wake();
    this.#planTurns.wake();
  }

  #drawChance(): void {
    this.#carryOut(() =>
      this.state.awaitsChance ? { value: this.state.begin(this.#chanceAt) } : UNSEEN,
    );
  }

  /** Another process does from now on what nobody asks for. */
  rest(): void {
    this.#bots.rest();
    this.#planTurns.close();
  }

  /** Goes where another process has brought the match; nothing if it can't. */
  follow(moves: readonly string[], choices: readonly string[]): Step | undefined {
    return this.state.follow(moves, choices);
  }

  /** Whether nobody may know who has something to answer in the turn under way. */
  get isHiding(): boolean {
    return this.#answers.isHiding;
  }

  /** Whether it is known already what a seat answers that has to decide. */
  isAnswered(seat: Seat): boolean {
    const isPlanned = this.#plannedMove(seat) !== undefined;
    return isPlanned || this.#answers.isForced(seat) || this.#answers.isHeld(seat);
  }

  /** What is held back, for whoever goes on with a match that has to be loaded anew. */
  get heldTurn(): HeldTurn | undefined {
    const { turn } = this.#answers;
    const seats = [...(turn?.answers.keys() ?? [])];
    return turn && { ...turn, bots: new Set(seats.filter((seat) => this.#bots.plays(seat))) };
  }

  /** What was answered counts if the same one plays there: a bot's player may be back. */
  adopt({ bots, ...turn }: HeldTurn): void {
    const own = [...turn.answers].filter(([seat]) => bots.has(seat) === this.#bots.plays(seat));
    this.#answers.adopt({ ...turn, answers: new Map(own) });
  }

  /** Decides what comes of a player's choice: for the position that it was made for. */
  decide(seat: Seat, request: PlayRequest): PlayDecision {
    if (request.type === 'take-back') return this.#takeBack(seat, request.ply);
    const { game, table } = this.state.referee;
    if (!this.#isAt(seat, request)) return refused({ kind: 'stale' });
    const move = game.parse(request.move);
    if (move === undefined) return refused(refuseText(game, table, request.move));
    if (this.#answers.isBusy) {
      const refusal = this.state.referee.judge(seat, move);
      if (refusal !== undefined) return refused(refusal);
      this.#answers.hold(seat, move);
      return UNSEEN;
    }
    return this.state.step([seat], this.#chanceAt, () => this.state.submit(seat, move));
  }

  #takeBack(seat: Seat, ply: number): PlayDecision {
    if (ply !== this.state.referee.journal.length) return refused({ kind: 'stale' });
    if (this.#answers.drop(seat)) return UNSEEN;
    return this.state.step([seat], this.#chanceAt, () => this.state.takeBack(seat));
  }

  /** Whether so many moves and own choices are settled. */
  #isAt(seat: Seat, { ply, own }: SeenAt): boolean {
    const { referee } = this.state;
    const isThere = ply === referee.journal.length && own === referee.chosen(seat).length;
    return isThere && !this.#answers.isHeld(seat);
  }

  /** What the best bot would do in place of a seat; it is told later, through `answer`. */
  hint(seat: Seat, at: SeenAt, answer: (hint: Hint) => void): Problem | undefined {
    if (!this.state.decides(seat)) return { kind: 'not-deciding' };
    if (!this.#isAt(seat, at)) return { kind: 'stale' };
    return this.#bots.advise(seat, answer);
  }

  /** A bot makes the one choice that a seat has to make now, as any bot would. */
  seatForChoice(seat: Seat, bot: BotName): void {
    if (this.#bots.seatForChoice(seat, bot)) this.wake();
  }

  /** A bot plays for a player from now on. */
  seatStandIn(seat: Seat, bot: BotName): void {
    this.#bots.seatStandIn(seat, bot);
    this.wake();
  }

  /** The player is back. */
  removeStandIn(seat: Seat): void {
    this.#bots.removeStandIn(seat);
    // What the bot has answered is not told yet: the player answers instead.
    this.#answers.drop(seat);
    this.wake();
  }

  get isBusy(): boolean {
    const isPlaying = this.#bots.isBusy || this.#answers.isBusy || this.#planTurns.isBusy;
    return isPlaying || this.#contributionWait.isBusy;
  }

  /** Counts the moves of a step, by who made them: chance apart. */
  countMoves({ from, timedOut = [] }: Step): void {
    for (const { actor } of this.state.referee.journal.slice(from)) {
      const isBot = this.#bots.plays(actor) || timedOut.includes(actor);
      if (actor !== CHANCE) this.#services.moveCounted(isBot ? 'bot' : 'guest');
    }
  }

  /** Nothing more is done; bots leave their places to others. */
  close(): void {
    this.#isClosed = true;
    this.#contributionWait.close();
    this.#answers.close();
    this.#planTurns.close();
    this.#bots.close();
  }

  /** Answers whose time has come, as far as they are still asked for. */
  #makeAnswers(answers: Answered): PlayDecision {
    const due = [...answers].filter(([seat]) => this.state.decides(seat) && this.#mayMake(seat));
    if (due.length === 0) return UNSEEN;
    const seats = due.map(([seat]) => seat);
    const isPlanned = ([seat, move]: readonly [Seat, Move]) => this.#plannedMove(seat) === move;
    const planned = due.filter(isPlanned).map(([seat]) => seat);
    const made = this.state.step(seats, this.#chanceAt, () => submitAnswers(this.state, due));
    return withPlanned(made, planned);
  }

  /** What a bot has answered is made by whoever may act: that may be another process by now. */
  #mayMake(seat: Seat): boolean {
    return !this.#bots.plays(seat) || this.#context.mayAct();
  }

  /** What the player of a seat has planned; while a bot plays there, plans rest. */
  #plannedMove(seat: Seat): Move | undefined {
    return this.#bots.plays(seat) ? undefined : this.#context.plannedMove(seat);
  }

  /** Whether a move that a seat has planned is about to be made. */
  isPlanned(seat: Seat): boolean {
    return this.#planTurns.awaits(seat);
  }
}
