import type { Contender } from '@pepite/bots';
import type { Edit } from '../experiment.ts';

/** What a designer wants a game to be like, and which numbers may move for it: a JSON file. */
export interface Search {
  readonly title?: string;
  readonly game: string;
  /** Every variant is played with each of these numbers of seats. */
  readonly seats: readonly number[];
  readonly bots: readonly Contender[];
  /** What all variants begin with. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly edits?: readonly Edit[];
  readonly numbers: readonly MovingNumber[];
  readonly goals: readonly Goal[];
  /** How often variants are drawn and learnt from, and how many each time. */
  readonly generations: number;
  readonly population: number;
  /** Matches that each variant of a generation plays at first; the better half plays on. */
  readonly matches: number;
  readonly seed: number;
}

/** A number that may move: an option, or a field of one that is data. */
export interface MovingNumber {
  readonly name: string;
  readonly option: string;
  /** Of a list, the items that are meant; all of them, unless said. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Of an object, or of the items of a list. */
  readonly field?: string;
  /** Whether the number is what is printed, or what is added to it or multiplied with it. */
  readonly way: 'set' | 'add' | 'times';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Where to begin: halfway, unless said. */
  readonly start?: number;
}

/** What a measure should be: about a target, or within bounds. */
export interface Goal {
  /** `seat-wins/*` means every item of it. */
  readonly measure: string;
  /** Only with so many seats. */
  readonly seats?: number;
  readonly target?: number;
  readonly least?: number;
  readonly most?: number;
  /** How far off is still good enough of a target, and as bad as that of a bound. */
  readonly tolerance: number;
}
