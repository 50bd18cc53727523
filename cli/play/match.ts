import { type Bot, type BotName, seatBot, type Setting, type ThinkingTime } from '@pepite/bots';
import {
  type Actor,
  CHANCE,
  deciding,
  each,
  isChance,
  type Language,
  type Move,
  Moves,
  type Options,
  type Player,
  Referee,
  type Refusal,
  type Rng,
  type Seat,
} from '@pepite/kernel';
import { MatchLog } from './match-log.ts';

/** Who sits where: one person, and bots by name on all other seats. */
export interface PersonalSeating {
  readonly seat: Seat;
  readonly name: string;
  /** In seat order, without the person. */
  readonly bots: readonly BotName[];
}

/** Somebody waits. */
const PACE: ThinkingTime = { clock: () => performance.now() };

/** Where chance and the bots' own dice come from. */
export interface Luck {
  readonly chance: Rng;
  readonly bots: Rng;
}

/** The players as a record names them: a bot by its kind and its seat, which moves refer to. */
const playersOf = ({ seat, name, bots }: PersonalSeating): readonly Player[] =>
  bots
    .map((bot, index): Player => {
      const place = index < seat ? index : index + 1;
      return { name: `${bot} ${place}`, bot };
    })
    .toSpliced(seat, 0, { name });

/** A match between one person and bots. */
export class PersonalMatch {
  readonly referee: Referee<unknown, unknown, unknown, Options>;
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly log: MatchLog;
  readonly #bots: readonly (Bot | undefined)[];
  readonly #luck: Luck;
  readonly #moves = new Moves();

  constructor(setting: Setting, seating: PersonalSeating, luck: Luck, language: Language) {
    const { game, seats, options } = setting;
    this.referee = new Referee(game, seats, options);
    this.seat = seating.seat;
    this.players = playersOf(seating);
    this.names = this.players.map(({ name }) => name);
    this.log = new MatchLog(this.referee, seating.seat, this.names, language);
    this.#bots = seating.bots
      .map((bot): Bot | undefined => seatBot(bot, setting, PACE))
      .toSpliced(seating.seat, 0, undefined);
    this.#luck = luck;
  }

  /** Chance and bots act, until the match is over or waits for the person alone. */
  letOthersAct(): void {
    for (let actor = this.#nextOther(); actor !== undefined; actor = this.#nextOther()) {
      const refusal = this.log.observe(() => this.#act(actor));
      if (refusal !== undefined) throw new Error(`seat ${actor}: ${JSON.stringify(refusal)}`);
      this.#letBotsSee();
    }
  }

  /** The person's move; a refusal has changed nothing. */
  submit(move: Move, isForced: boolean): Refusal | undefined {
    const refusal = this.log.observe(() => this.referee.submit(this.seat, move), isForced);
    this.#letBotsSee();
    return refusal;
  }

  #nextOther(): Actor | undefined {
    const { turn } = this.referee;
    if (isChance(turn)) return CHANCE;
    return [...each(deciding(turn))].find((seat) => seat !== this.seat);
  }

  #act(actor: Actor): Refusal | undefined {
    const { referee } = this;
    const bot = this.#bots[actor];
    if (bot === undefined) {
      referee.drawChance(this.#luck.chance);
      return undefined;
    }
    const view = referee.view(actor);
    this.#moves.clear();
    referee.game.moves(view, this.#moves);
    return referee.submit(actor, bot.choose(view, this.#moves, this.#luck.bots));
  }

  #letBotsSee(): void {
    for (const [seat, bot] of this.#bots.entries()) bot?.see?.(this.referee.view(seat));
  }
}
