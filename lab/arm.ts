import type { Contender } from '@pepite/bots';
import type { Options } from '@pepite/kernel';

/** One variant with one number of seats: what matches are played with. */
export interface Arm {
  /** Which variant of the experiment, from 0. */
  readonly variant: number;
  readonly name: string;
  readonly seats: number;
  /** With all edits made, checked by the game. */
  readonly options: Options;
  /** One for each seat. */
  readonly bots: readonly Contender[];
  /** The arm it is compared with: the first one with as many seats, which has none itself. */
  readonly base?: number;
}
