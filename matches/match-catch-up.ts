import type { Broadcast } from './broadcast.ts';
import type { HeldTurn } from './held-answers.ts';
import type { MatchContent, MatchOwner } from './match-content.ts';
import type { MatchPlans } from './match-plans.ts';
import type { MatchPlay } from './match-play.ts';
import type { MatchSeats } from './match-seats.ts';
import type { MatchSteps } from './match-steps.ts';
import type { Step } from './play-state.ts';
import type { MatchTail } from './process-store.ts';
import { isSameTable } from './same-table.ts';
import type { Guest } from './store.ts';
import type { Timekeeper } from './timekeeper.ts';

/** A match that another process may have changed. */
export interface ChangedMatch {
  readonly steps: MatchSteps;
  readonly seats: MatchSeats;
  readonly play: MatchPlay | undefined;
  readonly time: Timekeeper;
  readonly plans: MatchPlans;
  readonly broadcast: Broadcast;
  isThere(guest: Guest): boolean;
  /** Everything is as the store has it now, and told; what was held back is still held. */
  replace(content: MatchContent, held: HeldTurn | undefined): void;
  stepMade(step: Step): void;
}

/** Loads a match anew: it is not what the store has. */
export async function loadAnew(match: ChangedMatch, owner: MatchOwner): Promise<void> {
  const held = match.play?.heldTurn;
  match.play?.close();
  const content = await owner.reload();
  if (match.steps.isClosed) return;
  match.steps.revision = content.revision;
  match.seats.replaceAll(content.occupants, (guest) => match.isThere(guest));
  match.replace(content, held);
}

/** Goes on from here, if only play has changed: everybody is told as if it had happened here. */
export function follow(match: ChangedMatch, content: MatchContent, tail: MatchTail): boolean {
  const { play, seats, time, plans, broadcast } = match;
  if (play === undefined || !isSameTable(content, seats.occupants, tail)) return false;
  const step = play.follow(tail.moves, tail.choices);
  if (step === undefined) return false;
  const hasPaused = time.hear(tail.clocks);
  const replanned = plans.take(tail);
  match.stepMade(step);
  broadcast.tellPlans(replanned);
  if (hasPaused) broadcast.tellState();
  return true;
}
