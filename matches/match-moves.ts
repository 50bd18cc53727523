import type { Read, Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { type Decided, refused } from './decision.ts';
import type { Lease } from './lease.ts';
import type { PlayedMatch } from './played-match.ts';
import type { MatchPlay, PlayRequest } from './match-play.ts';
import type { PlayDecision } from './play-context.ts';
import type { Guest } from './store.ts';

/** The play and the seat of a player who may act in it. */
export function seatedPlay(
  { play, seats }: PlayedMatch,
  guest: Guest,
): Read<{ readonly play: MatchPlay; readonly seat: Seat }, Problem> {
  const seat = seats.seatOf(guest);
  if (play === undefined) return refused({ kind: 'not-playing' });
  if (seat === undefined) return refused({ kind: 'not-seated' });
  if (seats.occupantOf(guest)?.standIn !== undefined) return refused({ kind: 'replaced' });
  return { value: { play, seat } };
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
  const change = match.time.after(play.state, step, player);
  const apply = (): void => {
    match.time.take(change.clocks);
    play.countMoves(step);
    match.stepMade(step);
  };
  return { value: { change, lease, apply } };
}
