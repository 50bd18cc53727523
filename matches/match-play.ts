import {
  CHANCE,
  itemAt,
  type Move,
  type Read,
  refuseText,
  type Rng,
  type Seat,
} from '@pepite/kernel';
import type { BotName } from '@pepite/bots';
import type { ClientMessage, HintedMove, Position, Problem } from '@pepite/protocol';
import { anyMove, submitChoice } from './bot-choice.ts';
import { BotTurns } from './bot-turns.ts';
import { refused } from './decision.ts';
import { type Answered, HeldAnswers, type HeldTurn } from './held-answers.ts';
import { hintedMoves } from './match-hints.ts';
import type { Occupant } from './occupant.ts';
import { AnswerTime, type Wait, waitAt } from './pace.ts';
import type { PlayContext, PlayDecision } from './play-context.ts';
import type { PlayState, Step } from './play-state.ts';
import { SeatedBots } from './seated-bots.ts';
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
  readonly #bots: SeatedBots;
  readonly #botTurns: BotTurns;
  readonly #answers: HeldAnswers;
  /** The seats for which bots make one choice, as their time is up, and at which position. */
  readonly #timedOut = new Map<Seat, string>();
  #isClosed = false;

  constructor(
    state: PlayState,
    occupants: readonly Occupant[],
    context: PlayContext,
    services: MatchServices,
  ) {
    const { match, guest, origin } = context;
    this.state = state;
    this.#context = context;
    this.#services = services;
    this.#bots = new SeatedBots(state.referee, services.bots, { match, guest, origin });
    this.#answers = new HeldAnswers(
      state,
      services.clock,
      () => this.#drawMoment(waitAt('human', services.botPause)),
      {
        ask: () => this.#carryOut(() => this.#makeAnswers(this.#answers.take())),
        answersFor: (seat) => this.#answersFor(seat),
      },
    );
    this.#botTurns = new BotTurns(this.#bots, services.clock, {
      mayAsk: (seat) => !this.#answers.isForced(seat) && !this.#answers.isHeld(seat),
      moment: () => this.#answers.moment ?? this.#drawMoment(this.#wait),
      positionOf: (seat) => this.#positionOf(seat),
      decided: (seat, moves, position) =>
        this.#carryOut(() => this.#makeBotMoves(seat, moves, position)),
      failed: (seat, moves, error) => this.#replaceMove(seat, moves, error),
    });
    if (state.isOver) return;
    state.onMove = () => this.#bots.note();
    occupants.forEach((occupant, seat) => {
      const bot = occupant.kind === 'guest' ? occupant.standIn : botOf(occupant);
      if (bot !== undefined) this.#bots.seat(seat, bot);
    });
  }

  /**
   * How long a bot waits that is asked now. Though nobody may look on, players who are in the lobby
   * are told there when it is their turn.
   */
  get #wait(): Wait {
    return waitAt(this.#context.pace(), this.#services.botPause);
  }

  #drawMoment(wait: Wait): AnswerTime {
    const { clock, jitter } = this.#services;
    return new AnswerTime(clock.now(), wait, jitter());
  }

  get #rng(): Rng {
    return this.#services.rng;
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
    if (this.state.isOver || !this.#context.isAttended()) {
      this.#context.mayRest();
      return;
    }
    if (this.state.awaitsChance) {
      if (this.#context.mayAct())
        this.#carryOut(() => this.state.step<never>([], this.#rng, () => undefined));
      return;
    }
    this.#answers.note();
    this.#dismissIdle();
    if (this.#context.isPaused()) return;
    if (this.#bots.deciding.length > 0 && this.#context.mayAct()) this.#botTurns.wake();
  }

  /** Another process does from now on what nobody asks for. */
  rest(): void {
    this.#botTurns.close();
  }

  /** Goes where another process has brought the match; nothing if it can't. */
  follow(moves: readonly string[], choices: readonly string[]): Step | undefined {
    return this.state.follow(moves, choices);
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
    return this.state.step([seat], this.#rng, () => this.state.submit(seat, move));
  }

  #takeBack(seat: Seat, ply: number): PlayDecision {
    if (ply !== this.state.referee.journal.length) return refused({ kind: 'stale' });
    if (this.#answers.drop(seat)) return UNSEEN;
    return this.state.step([seat], this.#rng, () => this.state.takeBack(seat));
  }

  /** Whether so many moves and own choices are settled. */
  #isAt(seat: Seat, { ply, own }: SeenAt): boolean {
    const { referee } = this.state;
    const isThere = ply === referee.journal.length && own === referee.chosen(seat).length;
    return isThere && !this.#answers.isHeld(seat);
  }

  /** What the best bot would do in place of a seat; it is told later, through `answer`. */
  hint(
    seat: Seat,
    at: SeenAt,
    answer: (hint: Read<readonly HintedMove[], Problem>) => void,
  ): Problem | undefined {
    if (!this.state.decides(seat)) return { kind: 'not-deciding' };
    if (!this.#isAt(seat, at)) return { kind: 'stale' };
    return this.#bots.advise(seat, (advice) => {
      if ('problem' in advice) {
        this.#services.report(advice.problem);
        answer({ problem: { kind: 'hint-failed' } });
      } else answer({ value: hintedMoves(this.state.referee.game, advice.value) });
    });
  }

  /** A bot makes the one choice that a seat has to make now, as any bot would. */
  seatForChoice(seat: Seat, bot: BotName): void {
    const position = this.#positionOf(seat);
    const isUnderWay = this.#timedOut.get(seat) === position || this.#answers.isHeld(seat);
    if (isUnderWay || !this.#context.mayAct()) return;
    this.#timedOut.set(seat, position);
    this.#bots.seat(seat, bot);
    this.wake();
  }

  /** Bots that were to make a choice which their players have made after all. */
  #dismissIdle(): void {
    for (const [seat, position] of this.#timedOut) {
      if (position !== this.#positionOf(seat) || !this.state.decides(seat)) this.#dismiss(seat);
    }
  }

  #dismiss(seat: Seat): void {
    if (!this.#timedOut.delete(seat)) return;
    this.#botTurns.forget(seat);
    this.#bots.remove(seat);
  }

  /** A bot plays for a player from now on. */
  seatStandIn(seat: Seat, bot: BotName): void {
    this.#dismiss(seat);
    this.#bots.seat(seat, bot);
    this.wake();
  }

  /** The player is back. */
  removeStandIn(seat: Seat): void {
    this.#botTurns.forget(seat);
    this.#bots.remove(seat);
    // What the bot has answered is not told yet: the player answers instead.
    this.#answers.drop(seat);
  }

  get isBusy(): boolean {
    return this.#botTurns.isBusy || this.#answers.isBusy;
  }

  /** Counts the moves of a step, by who made them: chance apart. */
  countMoves({ from, timedOut = [] }: Step): void {
    for (const { actor } of this.state.referee.journal.slice(from)) {
      const isBot = this.#bots.plays(actor) || timedOut.includes(actor);
      if (actor !== CHANCE) this.#services.moveCounted(isBot ? 'bot' : 'guest');
    }
  }

  /** Bots that have nothing left to do leave their places to others. */
  close(): void {
    this.#isClosed = true;
    this.#answers.close();
    this.#botTurns.close();
    this.#bots.close();
  }

  /** Answers whose time has come, as far as they are still asked for. */
  #makeAnswers(answers: Answered): PlayDecision {
    const due = [...answers].filter(([seat]) => this.state.decides(seat) && this.#mayMake(seat));
    if (due.length === 0) return UNSEEN;
    return this.state.step(
      due.map(([seat]) => seat),
      this.#rng,
      () => {
        for (const [seat, move] of due) {
          const refusal = this.state.submit(seat, move);
          if (refusal !== undefined) return refusal;
        }
        return undefined;
      },
    );
  }

  /** What a bot has answered is made by whoever may act: that may be another process by now. */
  #mayMake(seat: Seat): boolean {
    return !this.#bots.plays(seat) || this.#context.mayAct();
  }

  /** Which position a seat chooses at. */
  #positionOf(seat: Seat): string {
    const { referee } = this.state;
    return `${referee.journal.length}/${referee.chosen(seat).length}`;
  }

  /** A bot's whole choice, unless its player is back or the match has moved on meanwhile. */
  #makeBotMoves(seat: Seat, moves: readonly Move[], position: string): PlayDecision {
    // Another process has chosen for it: it has been asked anew, or has nothing to choose.
    if (position !== this.#positionOf(seat)) return UNSEEN;
    this.#botTurns.finished(seat);
    if (!this.#bots.plays(seat) || !this.state.decides(seat)) return UNSEEN;
    if (!this.#context.mayAct()) return UNSEEN;
    const isHeld = moves.length === 1 && this.#answers.hold(seat, itemAt(moves, 0));
    if (isHeld) return UNSEEN;
    const made = this.state.step([seat], this.#rng, () =>
      submitChoice(this.state, seat, moves, (error) => this.#replaceMove(seat, [], error)),
    );
    if (!this.#timedOut.has(seat) || 'problem' in made) return made;
    this.#dismiss(seat);
    return { value: { ...made.value, timedOut: [seat] } };
  }

  /** A bot that fails must not stop the match of those who play with it. */
  #replaceMove(seat: Seat, moves: readonly Move[], error: Error): Move {
    this.#services.report(error);
    this.#bots.seatAnew(seat);
    return anyMove(this.state, seat, moves, this.#rng);
  }
}

/** Something is held back, or has no effect any more: nothing is kept, nobody is told. */
const UNSEEN: PlayDecision = { value: undefined };

const botOf = (occupant: Occupant): BotName | undefined =>
  occupant.kind === 'bot' ? occupant.bot : undefined;
