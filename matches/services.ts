import type { BotService } from '@pepite/bots/host';
import type { ChanceSource } from '@pepite/chance';
import type { Rng } from '@pepite/kernel';
import type { MatchSetup } from '@pepite/protocol';
import type { Clock } from './clock.ts';
import type { SharedStore } from './process-store.ts';
import type { Guest, MatchStore } from './store.ts';
import type { TalkStore } from './talk-store.ts';

/** Where the chance of one match comes from, and of the bots at it. */
export type Chance = Pick<MatchServices, 'rng' | 'jitter' | 'bots'>;

/** Which match draws from a chance of its own, in tests. */
export interface ChanceKey {
  readonly setup: MatchSetup;
  readonly seats: number;
  /** The name of whoever opened the match. */
  readonly host: string;
  /** How many moves have been made. */
  readonly plies: number;
}

/** What matches need of the program that they are played in. */
export interface MatchServices {
  readonly store: MatchStore;
  /** What the store does for processes that share it; nothing if there is one alone. */
  readonly shared?: SharedStore | undefined;
  /** Where what is said is kept; nothing where there is nobody to talk to. */
  readonly talk?: TalkStore | undefined;
  readonly clock: Clock;
  readonly rng: Rng;
  readonly bots: BotService;
  /** A number from 0 to 1, at random, for the times at which bots move: nobody may foresee it. */
  readonly jitter: () => number;
  /**
   * Gives a match a chance of its own: in tests, where what comes must not depend on what else is
   * played meanwhile.
   */
  readonly chanceOf?: ((key: ChanceKey) => Chance) | undefined;
  /**
   * What the chance of a new match follows from: in tests that bring their own chance it follows
   * from nothing, and is drawn by `rng`.
   */
  readonly newSource?: ((rng: Rng, seats: number) => ChanceSource | null) | undefined;
  /** Names a match that is opened: in tests that have to be repeatable. */
  readonly newMatchId?: (() => string) | undefined;
  /** How long a bot waits before it moves, so that people can follow, in milliseconds. */
  readonly botPause: number;
  /** After how long others may let a bot play for a player who is away, in milliseconds. */
  readonly awayAfter: number;
  /** Called when what the lobby shows of a match may have changed, with those who sit at it. */
  readonly lobbyChanged: (guests: readonly Guest[]) => void;
  /** Called when a match that may be in somebody's lists has been changed by another process. */
  readonly changedElsewhere?: ((match: string) => void) | undefined;
  /** Called when another process has taken over something that only one may do. */
  readonly leaseLost?: (() => void) | undefined;
  /** Called for every move that is settled: a sealed choice must not be counted before. */
  readonly moveCounted: (actor: 'guest' | 'bot') => void;
  /** The name and version of the program that runs this. */
  readonly program: string;
  /** Called with errors that the program has recovered from. */
  readonly report: (error: unknown) => void;
}
