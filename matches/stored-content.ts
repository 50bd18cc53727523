import type { MatchContent } from './match-content.ts';
import { isAborted } from './ending.ts';
import { fromStored } from './occupant.ts';
import type { PlayState } from './play-state.ts';
import { playOf } from './rules.ts';
import type { StoredMatch } from './store.ts';

/** A match as it comes into memory from the store; it throws if its rules can't have led there. */
export function contentOf(stored: StoredMatch, now: number): MatchContent {
  const { revision, host, removed, next, seats, status } = stored;
  const { clocks, plans, planDue, chance } = stored;
  const occupants = seats.map((seat) => fromStored(seat, now));
  const kept = { revision, host, occupants, removed, next, chance, clocks, plans, planDue };
  if (status === 'waiting') {
    const { setup, opening } = stored;
    // What can't be played here is not opened here.
    playOf(setup, seats.length, opening);
    return { ...kept, setup, opening, play: undefined };
  }
  return { ...kept, ...begunContent(stored) };
}

/**
 * What has been played. A process of a version before may have begun a table that was to go on from
 * a position, as if it were any other: then it is any other.
 */
function begunContent(stored: StoredMatch): Pick<MatchContent, 'setup' | 'opening' | 'play'> {
  const { branch, ...setup } = stored.setup;
  const asBegun = [stored, { ...stored, setup, opening: null }].slice(0, branch ? 2 : 1);
  for (const one of asBegun) {
    const play = restored(one);
    if (play === undefined) continue;
    play.isAborted = isAborted(stored.ending);
    return { setup: one.setup, opening: one.opening, play };
  }
  throw new Error('these rules do not lead to what was stored');
}

function restored({ setup, seats, moves, choices, opening }: StoredMatch): PlayState | undefined {
  const given = opening?.moves ?? [];
  const isGivenFirst = moves.length === 0 || given.every((move, ply) => move === moves[ply]);
  const play = playOf(setup, seats.length, opening);
  return isGivenFirst && play.restore(moves, choices) ? play : undefined;
}
