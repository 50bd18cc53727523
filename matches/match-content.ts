import type { ChanceSource } from '@pepite/chance';
import type { MatchSetup } from '@pepite/protocol';
import type { Opening } from './branch.ts';
import type { Leases } from './leases.ts';
import type { Occupant } from './occupant.ts';
import type { PlayState } from './play-state.ts';
import type { MatchTail } from './process-store.ts';
import type { ChanceKey } from './services.ts';
import type { KeptPlans } from './kept-plans.ts';
import type { Guest, KeptClocks } from './store.ts';
import type { SeatChange } from './waiting-room.ts';

/** A match as it comes into memory: new, from the store, or from there once more. */
export interface MatchContent {
  readonly revision: number;
  readonly setup: MatchSetup;
  readonly host: Guest;
  readonly occupants: readonly Occupant[];
  /** Those whom the host has removed from the table. */
  readonly removed: readonly Guest[];
  /** The rematch, once somebody has asked for it. */
  readonly next: string | null;
  /** What has been played; nothing while the match waits for players. */
  readonly play: PlayState | undefined;
  /** What its chance follows from, and nobody may know; nothing at matches of earlier versions. */
  readonly chance: ChanceSource | null;
  /** The position of another match that it goes on from, if it does. */
  readonly opening: Opening | null;
  /** The clocks as they were last kept, where time is. */
  readonly clocks: KeptClocks | null;
  /** What the seats have planned. */
  readonly plans: KeptPlans | null;
  readonly planDue: number | null;
}

/** What a match has to do with other processes that may have it in memory, too. */
export interface MatchSharing {
  readonly leases: Leases;
  /** The match as it is in the store, if it is at another revision. */
  readonly loadSince: (revision: number, ply: number) => Promise<MatchTail | undefined>;
  /** Somebody has come to the match here, or gone from it. */
  readonly attendanceChanged: () => void;
}

/** What a match may need of whoever has it in memory. */
export interface MatchOwner {
  /** The match as the store has it now; it fails if it can't be had. */
  readonly reload: () => Promise<MatchContent>;
  /** What processes that share the store say to each other; nothing where there is one alone. */
  readonly sharing: MatchSharing | undefined;
  /** Something was thrown: the match can't go on. */
  readonly fail: (error: unknown) => void;
}

type AccessChange = Pick<SeatChange, 'host' | 'removed' | 'chance'>;

/** The same with another host, or with one more who is removed. */
export const withAccess = (
  content: MatchContent,
  { host = content.host, removed, chance }: AccessChange,
): MatchContent => ({
  ...content,
  chance: chance ?? content.chance,
  host,
  removed: removed === undefined ? content.removed : [...content.removed, removed],
});

/** What a match is known by where it draws from a chance of its own. */
export function chanceKeyOf({
  setup,
  occupants,
  host,
  play,
}: Pick<MatchContent, 'setup' | 'occupants' | 'host' | 'play'>): ChanceKey {
  const opener = occupants.find((one) => one.kind === 'guest' && one.guest === host);
  return {
    setup,
    seats: occupants.length,
    host: opener?.kind === 'guest' ? opener.name : '',
    plies: play?.referee.journal.length ?? 0,
  };
}
