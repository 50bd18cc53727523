import {
  commandOf,
  type Contender,
  isProgram,
  seatBot,
  type Setting,
  type ThinkingTime,
} from '@pepite/bots';
import {
  type Actor,
  CHANCE,
  deciding,
  each,
  isChance,
  type Language,
  type Move,
  type Options,
  type Player,
  Referee,
  type Refusal,
  type Rng,
  type Seat,
} from '@pepite/kernel';
import type { Programs } from '@pepite/outside/programs';
import {
  BotPlayer,
  type Player as SeatedPlayer,
  type ProgramNotes,
  ProgramPlayer,
} from '../programs/player.ts';
import { MatchLog } from './match-log.ts';

/** Who sits where: one person, and bots by name on all other seats. */
export interface PersonalSeating {
  readonly seat: Seat;
  readonly name: string;
  /** In seat order, without the person. */
  readonly bots: readonly Contender[];
}

/** Somebody waits. */
const PACE: ThinkingTime = { clock: () => performance.now() };
/** How long a program has for a decision, in milliseconds. */
const PROGRAM_TIME = 10_000;

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
  readonly #setting: Setting;
  readonly #bots: readonly (Contender | undefined)[];
  /** By seat; nobody where the person sits. */
  #others: readonly (SeatedPlayer | undefined)[] = [];
  readonly #luck: Luck;

  constructor(setting: Setting, seating: PersonalSeating, luck: Luck, language: Language) {
    const { game, seats, options } = setting;
    this.referee = new Referee(game, seats, options);
    this.seat = seating.seat;
    this.players = playersOf(seating);
    this.names = this.players.map(({ name }) => name);
    this.log = new MatchLog(this.referee, seating.seat, this.names, language);
    this.#setting = setting;
    this.#bots = [
      ...seating.bots.slice(0, seating.seat),
      undefined,
      ...seating.bots.slice(seating.seat),
    ];
    this.#luck = luck;
  }

  /** The bots sit down; `failed` is called whenever a stand-in decides for a program. */
  async seatOthers(programs: Programs, failed: ProgramNotes['failed']): Promise<void> {
    this.#others = await Promise.all(
      this.#bots.map((bot, seat) => this.#seatOther(bot, seat, programs, failed)),
    );
  }

  async #seatOther(
    bot: Contender | undefined,
    seat: Seat,
    programs: Programs,
    failed: ProgramNotes['failed'],
  ): Promise<SeatedPlayer | undefined> {
    if (bot === undefined) return undefined;
    const { referee } = this;
    if (!isProgram(bot)) return new BotPlayer(seatBot(bot, this.#setting, PACE), referee, seat);
    const taken = await programs.take(commandOf(bot));
    const program = 'value' in taken ? taken.value : undefined;
    return new ProgramPlayer(program, referee, seat, PROGRAM_TIME, { failed });
  }

  /** Chance and bots act, until the match is over or waits for the person alone. */
  async letOthersAct(): Promise<void> {
    for (let actor = this.#nextOther(); actor !== undefined; actor = this.#nextOther()) {
      const move = await this.#others[actor]?.choose(this.#luck.bots);
      const refusal = this.log.observe(() => this.#act(actor, move));
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

  /** A move of a bot, or, without one, of chance. */
  #act(actor: Actor, move: Move | undefined): Refusal | undefined {
    if (move !== undefined) return this.referee.submit(actor, move);
    this.referee.drawChance(this.#luck.chance);
    return undefined;
  }

  #letBotsSee(): void {
    for (const other of this.#others) other?.see();
  }

  /** The match is over, or the person has left. */
  end(): void {
    for (const other of this.#others) other?.end();
  }
}
