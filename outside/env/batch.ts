import {
  ArrayWriter,
  type Game,
  type GameArrays,
  itemAt,
  lengthOf,
  loadArrays,
  type Move,
  type Options,
  readOptions,
  Seeded,
  variantOf,
} from '@pepite/kernel';
import { PROTOCOL } from '../lines.ts';
import { EnvMatch } from './match.ts';
import { numberTypeOf } from './observations.ts';
import { type EnvProblem, type EnvRefusal, printEnvRefusal } from './problem.ts';
import {
  type LookRequest,
  readEnvRequest,
  type ResetRequest,
  type StepRequest,
  type Want,
} from './requests.ts';
import { rewardsOf } from './rewards.ts';
import { StatePrinter } from './state-printer.ts';

/** What is played: a game with so many seats, and options where a reset names none. */
export interface EnvSetting {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  /** How many matches are played side by side. */
  readonly batch: number;
}

type Chosen = { readonly moves: readonly (Move | null)[] } | EnvRefusal;

const refuse = (problem: EnvProblem, match?: number): EnvRefusal =>
  match === undefined ? { problem } : { problem, match };

/**
 * Many matches that one program drives, a line at a time: it begins them, decides for every seat
 * and is told what came of it. A request that is wrong in any part changes nothing at all.
 */
export class EnvBatch {
  readonly #setting: EnvSetting;
  #game: Game;
  #options: Options;
  #arrays: GameArrays;
  #wants: readonly Want[] = [];
  #restarts = false;
  #seed = 0;
  #matches: EnvMatch[] = [];
  /** By match, how often it has begun since the last reset. */
  #begun: number[] = [];
  #printer: StatePrinter;

  private constructor(setting: EnvSetting, arrays: GameArrays) {
    this.#setting = setting;
    this.#game = setting.game;
    this.#options = setting.options;
    this.#arrays = arrays;
    this.#printer = new StatePrinter([], arrays, setting.seats);
  }

  static async open(setting: EnvSetting): Promise<EnvBatch> {
    const { game, seats, options } = setting;
    return new EnvBatch(setting, await loadArrays(game, seats, options));
  }

  /** Answers a line with a line. */
  async answer(text: string): Promise<string> {
    const read = readEnvRequest(text);
    if ('problem' in read) return this.refuse(read.problem);
    const { request } = read;
    const answer =
      request.type === 'reset' ? await this.#reset(request) : this.#answerAtOnce(request);
    return typeof answer === 'string' ? answer : printEnvRefusal(answer, this.#game);
  }

  /** Says what is wrong with a line that could not even be read. */
  refuse(problem: EnvProblem): string {
    return printEnvRefusal({ problem }, this.#game);
  }

  #answerAtOnce(
    request: StepRequest | LookRequest | { readonly type: 'describe' },
  ): string | EnvRefusal {
    if (request.type === 'describe') return this.#describe();
    if (this.#matches.length === 0) return refuse({ kind: 'not-begun' });
    return request.type === 'step' ? this.#step(request) : this.#look(request);
  }

  #describe(): string {
    const { seats, batch } = this.#setting;
    const parts = this.#arrays.parts(seats);
    return JSON.stringify({
      type: 'describe',
      protocol: PROTOCOL,
      game: this.#game.id,
      rules: this.#game.rules,
      seats,
      options: this.#options,
      batch,
      observation: { length: lengthOf(parts), type: numberTypeOf(parts), parts },
      actions: this.#arrays.actions(seats),
    });
  }

  async #reset(request: ResetRequest): Promise<string | EnvRefusal> {
    const { seed, matches } = request;
    if (matches !== undefined) return this.#resetSome(request, matches);
    const { game, seats, options, batch } = this.#setting;
    const read =
      request.options === undefined ? { options } : readOptions(game, seats, request.options);
    if ('problem' in read) return refuse(read.problem);
    this.#options = read.options;
    this.#game = variantOf(game, read.options);
    this.#arrays = await loadArrays(this.#game, seats, read.options);
    this.#wants = request.want ?? this.#wants;
    this.#restarts = request.restart ?? this.#restarts;
    this.#printer = new StatePrinter(this.#wants, this.#arrays, seats);
    this.#seed = seed;
    this.#begun = Array.from({ length: batch }, () => 0);
    this.#matches = this.#begun.map((_, match) => this.#begin(match));
    return this.#printer.print(this.#matches);
  }

  #resetSome(request: ResetRequest, matches: readonly number[]): string | EnvRefusal {
    const { options, want, restart, seed } = request;
    if (this.#matches.length === 0) return refuse({ kind: 'not-begun' });
    if (options !== undefined || want !== undefined || restart !== undefined) {
      return refuse({ kind: 'not-for-some' });
    }
    const wrong = matches.find((match) => match >= this.#matches.length);
    if (wrong !== undefined) return refuse(this.#noSuchMatch, wrong);
    this.#seed = seed;
    for (const match of new Set(matches)) {
      this.#begun[match] = 0;
      this.#matches[match] = this.#begin(match);
    }
    return this.#printer.print(this.#matches);
  }

  get #noSuchMatch(): EnvProblem {
    return { kind: 'no-such-match', matches: this.#matches.length };
  }

  /** The next match at a place: its chance follows from seed, place and number alone. */
  #begin(match: number): EnvMatch {
    const number = itemAt(this.#begun, match);
    this.#begun[match] = number + 1;
    const rng = new Seeded(this.#seed, match + number * this.#setting.batch);
    return new EnvMatch(this.#game, this.#setting.seats, this.#options, rng);
  }

  #step(request: StepRequest): string | EnvRefusal {
    const chosen = this.#read(request);
    if ('problem' in chosen) return chosen;
    const { moves } = chosen;
    const printer = this.#printer;
    for (let match = 0; match < moves.length; match++) {
      const move = itemAt(moves, match);
      if (move === null) continue;
      const played = itemAt(this.#matches, match);
      played.step(move);
      const { result } = played;
      if (result === undefined) continue;
      printer.noteEnd({ match, rewards: rewardsOf(this.#game, result), ...result });
      if (this.#restarts) this.#matches[match] = this.#begin(match);
    }
    return printer.print(this.#matches);
  }

  /** The moves that a step makes, if all of them may be made. */
  #read({ places, actions, moves }: StepRequest): Chosen {
    const given = [places, actions, moves].filter((list) => list !== undefined);
    const list: readonly (number | string | null)[] | undefined = given[0];
    if (list === undefined || given.length > 1 || list.length !== this.#matches.length) {
      return refuse({ kind: 'choices-wrong', matches: this.#matches.length });
    }
    const read: (Move | null)[] = [];
    for (let match = 0; match < list.length; match++) {
      const choice = itemAt(list, match);
      const move = choice === null ? null : this.#moveOf(match, choice, list === actions);
      if (typeof move === 'object' && move !== null) return move;
      read.push(move);
    }
    return { moves: read };
  }

  #moveOf(match: number, choice: number | string, isAction: boolean): Move | EnvRefusal {
    const played = itemAt(this.#matches, match);
    if (played.isOver) return refuse({ kind: 'match-over' }, match);
    if (typeof choice === 'string') {
      const read = played.read(choice);
      return 'problem' in read ? refuse(read.problem, match) : read.move;
    }
    if (isAction)
      return this.#moveByAction(played, choice) ?? refuse({ kind: 'no-such-action' }, match);
    const { count } = played;
    return choice < count ? played.moveAt(choice) : refuse({ kind: 'no-such-place', count }, match);
  }

  #moveByAction(played: EnvMatch, wanted: number): Move | undefined {
    let found: Move | undefined;
    played.choices(this.#arrays, (action, move) => {
      if (action === wanted) found = move;
    });
    return found;
  }

  #look({ match, seat, text }: LookRequest): string | EnvRefusal {
    const played = this.#matches[match];
    const { seats } = this.#setting;
    if (played === undefined) return refuse(this.#noSuchMatch, match);
    if (seat >= seats) return refuse({ kind: 'no-such-seat', seats }, match);
    const observation = new ArrayWriter();
    const actions: number[] = [];
    played.observe(this.#arrays, observation, seat);
    if (played.seat === seat) played.choices(this.#arrays, (action) => void actions.push(action));
    return JSON.stringify({
      type: 'look',
      match,
      position: played.position(seat),
      legal: played.seat === seat ? played.legal() : { moves: [], complete: true },
      observation: observation.numbers,
      actions,
      ...(text !== undefined && { text: played.show(seat, text) }),
    });
  }
}
