import type { Rng } from '@pepite/kernel';
import type { Clock } from './clock.ts';
import type { MatchSetup } from './match-setup.ts';
import type { Guest, Matches } from './store.ts';
import type { Thinking } from './thinking.ts';

/** Where the chance of one match comes from, and of the bots at it. */
export type Chance = Pick<Surroundings, 'rng' | 'jitter' | 'thinking'>;

/** What a match needs of the house it is played in. */
export interface Surroundings {
  readonly store: Matches;
  readonly clock: Clock;
  readonly rng: Rng;
  readonly thinking: Thinking;
  /** A number from 0 to 1, at random, for the moments at which bots move: nobody may foresee it. */
  readonly jitter: () => number;
  /**
   * Gives a match, after so many moves, a chance of its own: in tests, where what comes must not
   * depend on what else is played meanwhile.
   */
  readonly chanceOf?: ((setup: MatchSetup, plies: number) => Chance) | undefined;
  /** How long a bot waits before it moves, so that people can follow, in milliseconds. */
  readonly botPause: number;
  /** After how long others may let a bot play for somebody who is away, in milliseconds. */
  readonly awayAfter: number;
  /** Called when what the lobby shows of a match may have changed, with those who sit at it. */
  readonly lobbyChanged: (guests: readonly Guest[]) => void;
  /** Called for every move that is settled: a sealed choice must not be counted before. */
  readonly counted: (actor: 'guest' | 'bot') => void;
  /** What the program that runs this is called, with its version. */
  readonly program: string;
  /** Called with what should not have happened, and was coped with. */
  readonly report: (error: unknown) => void;
}
