import type { Read, Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { type Decided, refused } from './decision.ts';
import type { Lease } from './lease.ts';
import type { PlayedMatch } from './played-match.ts';
import type { MatchPlay, PlayRequest } from './match-play.ts';
import type { GuestOccupant } from './occupant.ts';
import type { PlayDecision } from './play-context.ts';
import type { Guest } from './store.ts';

interface SeatedPlay {
  readonly play: MatchPlay;
  readonly seat: Seat;
  readonly occupant: GuestOccupant;
}

/** The play and the seat of a player who may act in it. */
export function seatedPlay({ play, seats }: PlayedMatch, guest: Guest): Read<SeatedPlay, Problem> {
  const seat = seats.seatOf(guest);
  const occupant = seats.occupantOf(guest);
  if (play === undefined) return refused({ kind: 'not-playing' });
  if (play.state.isAborted) return refused({ kind: 'aborted' });
  if (seat === undefined || occupant === undefined) return refused({ kind: 'not-seated' });
  if (occupant.marks.resigned === true) return refused({ kind: 'resigned' });
  if (occupant.standIn !== undefined) return refused({ kind: 'replaced' });
  return { value: { play, seat, occupant } };
}

/** A player chooses, or takes back what was chosen. */
export function decideMove(match: PlayedMatch, guest: Guest, request: PlayRequest): Decided {
  const found = seatedPlay(match, guest);
  if ('problem' in found) return found;
  if (match.time.isPaused) return refused({ kind: 'paused' });
  const { play, seat } = found.value;
  return decideStep(match, play.decide(seat, request), { player: seat });
}

/** A step of the play: once it is kept, with the clocks after it, all are told who may know. */
export function decideStep(
  match: PlayedMatch,
  decided: PlayDecision,
  { player, lease }: { readonly player?: Seat; readonly lease?: Lease | undefined },
): Decided {
  if ('problem' in decided) return decided;
  const step = decided.value;
  const { play } = match;
  if (step === undefined || play === undefined) return { value: undefined };
  const change = {
    ...match.time.after(play.state, step, player ?? step.planned?.[0]),
    ...match.plans.after(play.state, step, player),
  };
  const apply = (): void => {
    match.time.take(change.clocks);
    const replanned = match.plans.take(change);
    play.countMoves(step);
    match.stepMade(step);
    match.broadcast.tellPlans(replanned);
  };
  return { value: { change, lease, apply } };
}
