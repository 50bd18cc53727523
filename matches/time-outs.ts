import { type Decided, refused } from './decision.ts';
import type { PlayedMatch } from './played-match.ts';
import { seatedPlay } from './match-moves.ts';
import { handOver } from './stand-ins.ts';
import type { Guest, KeptClocks } from './store.ts';

/**
 * Time is up for somebody: a bot of the table's level makes this one choice or, where the table
 * wants it so or it has happened too often in a row, takes the seat.
 */
export function decideTimeOut(match: PlayedMatch): Decided {
  const { play, time } = match;
  for (const seat of time.outOfTime) {
    const occupant = match.seats.at(seat);
    if (play === undefined || occupant?.kind !== 'guest') continue;
    // What the player has planned is made first; without a clock to wait for, at once.
    if (play.isPlanned(seat)) continue;
    if (time.handsOver(seat)) return handOver(match, seat, occupant);
    play.seatForChoice(seat, match.setup.standIn);
  }
  return { value: undefined };
}

/** A player wants the clocks stopped, or to go on. */
export function decidePause(match: PlayedMatch, guest: Guest, on: boolean): Decided {
  if (match.status !== 'playing') return refused({ kind: 'not-playing' });
  if (match.setup.clock.kind === 'none') return refused({ kind: 'no-clock' });
  const found = seatedPlay(match, guest);
  if ('problem' in found) return found;
  const clocks = match.time.withPause(found.value.seat, on);
  // Whoever asks for what is so already is told how it stands.
  if (clocks === undefined) match.broadcast.tellStateTo(guest);
  return decideClocks(match, clocks);
}

/** Nobody could play for so many milliseconds: they have passed for nobody. */
export const decideGivingBack = (match: PlayedMatch, milliseconds: number): Decided =>
  decideClocks(match, match.time.givingBack(milliseconds));

function decideClocks(match: PlayedMatch, clocks: KeptClocks | undefined): Decided {
  if (clocks === undefined) return { value: undefined };
  const change = { clocks, ...match.plans.where({ isPaused: clocks.isPaused }) };
  const apply = (): void => {
    match.time.take(clocks);
    match.plans.take(change);
    match.broadcast.tellState();
    match.play?.wake();
  };
  return { value: { change, apply } };
}
