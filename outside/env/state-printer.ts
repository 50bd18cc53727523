import type { GameArrays, Result } from '@pepite/kernel';
import type { EnvMatch } from './match.ts';
import { Observations } from './observations.ts';
import type { Want } from './requests.ts';

/** A match that has just ended, and what that was worth to each seat. */
export interface Ended extends Result {
  readonly match: number;
  readonly rewards: readonly number[];
}

/**
 * Prints how all matches stand: whose turn it is and among how many moves, what has ended, and what
 * else is wanted. Lists run by match, so that a line is short and made quickly.
 */
export class StatePrinter {
  readonly #wants: readonly Want[];
  readonly #arrays: GameArrays;
  readonly #observations: Observations;
  #ended: Ended[] = [];

  constructor(wants: readonly Want[], arrays: GameArrays, seats: number) {
    this.#wants = wants;
    this.#arrays = arrays;
    this.#observations = new Observations(arrays, seats);
  }

  /** To be told with the next state. */
  noteEnd(ended: Ended): void {
    this.#ended.push(ended);
  }

  print(matches: readonly EnvMatch[]): string {
    const seats = matches.map(({ seat }) => seat).join(',');
    const counts = matches.map(({ count }) => count).join(',');
    const ended = this.#ended.length === 0 ? '[]' : JSON.stringify(this.#ended);
    this.#ended = [];
    let line = `{"type":"state","seat":[${seats}],"count":[${counts}],"ended":${ended}`;
    if (this.#wants.includes('legal')) line += `,"legal":${listed(matches, printLegal)}`;
    if (this.#wants.includes('view')) line += `,"view":${listed(matches, printView)}`;
    if (this.#wants.includes('arrays')) line += this.#printArrays(matches);
    return `${line}}`;
  }

  #printArrays(matches: readonly EnvMatch[]): string {
    const actions = listed(matches, (match) => {
      const named: number[] = [];
      match.choices(this.#arrays, (action) => void named.push(action));
      return `[${named.join(',')}]`;
    });
    return `,"observation":"${this.#observations.print(matches)}","actions":${actions}`;
  }
}

/** By match what is printed of it; nothing of a match that is over. */
const listed = (matches: readonly EnvMatch[], print: (match: EnvMatch) => string): string =>
  `[${matches.map((match) => (match.isOver ? 'null' : print(match))).join(',')}]`;

const printLegal = (match: EnvMatch): string => JSON.stringify(match.legal().moves);

const printView = (match: EnvMatch): string => JSON.stringify(match.position());
