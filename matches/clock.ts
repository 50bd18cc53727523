import type { Timers } from '@pepite/bots/host';

export type { Cancel } from '@pepite/bots/host';

/** Time as the server knows it: tests bring their own. */
export interface Clock extends Timers {
  /** The date, in milliseconds. The machine's may jump; what is kept is given one that can't. */
  date(): number;
}
