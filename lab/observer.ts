import type { Setting } from '@pepite/bots';
import type { MatchObserver, Rng } from '@pepite/kernel';

/** How a match is to be looked at. */
export interface Attention {
  /** Whether dear measures are taken, too. */
  readonly isClose: boolean;
  /** For measures that imagine something: chance that the match itself does not use. */
  readonly dice: Rng;
}

/** What looks on at a match. */
export type Observe = (setting: Setting, attention: Attention) => MatchObserver;
