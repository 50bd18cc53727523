import type { Guest } from '@pepite/matches';

/** A match that the host has ended, and when, by the machine's clock. */
export interface EndedMatch {
  readonly match: string;
  readonly date: number;
}

/** A guest whom the host has given another name. */
export interface RenamedGuest {
  readonly guest: Guest;
  readonly name: string;
  readonly date: number;
}

/** What the host has decided beside the servers: they find it here, and carry it out. */
export interface HostOrders {
  readonly ended: readonly EndedMatch[];
  readonly renamed: readonly RenamedGuest[];
}

const DAY = 24 * 60 * 60 * 1000;
/** For so long whoever has the link of an ended match is told what has become of it. */
export const ENDED_LAST = 30 * DAY;
/** After so long every server has carried out a new name. */
export const RENAMED_LAST = DAY;
