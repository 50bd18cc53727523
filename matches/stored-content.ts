import type { MatchContent } from './match-content.ts';
import { isAborted } from './ending.ts';
import { fromStored } from './occupant.ts';
import { playOf } from './rules.ts';
import type { StoredMatch } from './store.ts';

/** A match as it comes into memory from the store; it throws if its rules can't have led there. */
export function contentOf(stored: StoredMatch, now: number): MatchContent {
  const { revision, setup, host, removed, next, seats, status, moves, choices } = stored;
  const { clocks, plans, planDue, ending, chance, start } = stored;
  const occupants = seats.map((seat) => fromStored(seat, now));
  const play = playOf(setup, seats.length, start);
  if (status !== 'waiting' && !play.restore(moves, choices)) {
    throw new Error('these rules do not lead to what was stored');
  }
  play.isAborted = isAborted(ending);
  const begun = status === 'waiting' ? undefined : play;
  const kept = { chance, clocks, plans, planDue };
  return { revision, setup, host, occupants, removed, next, ...kept, play: begun };
}
