import { each, type Seat, size } from '@pepite/kernel';
import type { Attendance } from './attendance.ts';
import type { Broadcast, Subject } from './broadcast.ts';
import type { Decided } from './decision.ts';
import type { LeaseHolder } from './leases.ts';
import { type ChangedMatch, follow, loadAnew } from './match-catch-up.ts';
import type { ChancedMatch, MatchChance } from './match-chance.ts';
import type { MatchContent, MatchOwner } from './match-content.ts';
import type { MatchLease } from './match-lease.ts';
import { decideStep } from './match-moves.ts';
import type { MatchPlans, PlannedMatch } from './match-plans.ts';
import type { MatchSteps, SteppedMatch } from './match-steps.ts';
import type { VisitedMatch } from './match-visits.ts';
import { planWait } from './pace.ts';
import type { PlayContext, PlayDecision } from './play-context.ts';
import type { PlayedMatch } from './played-match.ts';
import { showPlans } from './seat-plans.ts';
import type { MatchServices } from './services.ts';
import { type Described, headFor } from './state-head.ts';
import { decideVanished } from './stand-ins.ts';
import { decideGivingBack, decideTimeOut } from './time-outs.ts';
import type { TimedMatch, Timekeeper } from './timekeeper.ts';
import type { Usage } from './usage.ts';

// What each part of a match is given to know of the rest, and no more.

/** The whole match. */
interface Match extends PlayedMatch, ChangedMatch, Described {
  readonly plans: MatchPlans;
  readonly chance: MatchChance;
  readonly broadcast: Broadcast;
  readonly time: Timekeeper;
  readonly steps: MatchSteps;
  readonly usage: Usage;
  readonly services: MatchServices;
  /** The address of the people for whom it is played. */
  readonly origin: string;
  readonly isWatched: boolean;
  readonly plies: number;
  carryOut(decide: () => Decided): Promise<unknown>;
  wake(): void;
  lobbyChanged(): void;
}

/** What steps are made in. */
export const steppedMatch = (
  match: Match,
  owner: MatchOwner,
  content: () => MatchContent,
  lease: () => MatchLease,
): SteppedMatch => ({
  id: match.id,
  plies: () => match.plies,
  reload: () => loadAnew(match, owner),
  follow: (tail) => follow(match, content(), tail),
  leaseLost: () => lease().refused(),
});

/** What those are told about who watch. */
export const subjectOf = (match: Match, attendance: () => Attendance): Subject => ({
  match: match.id,
  setup: () => match.setup,
  seatOf: (guest) => match.seats.seatOf(guest),
  isChallenged: (guest) => match.seats.challengeOf(guest) !== undefined,
  seats: () => match.seats.states(),
  headFor: (guest) => headFor(match, guest),
  state: () => match.play?.state,
  clock: () => match.time.shown,
  plansOf: (seat) => showPlans(match.plans.of(seat)),
  spectatorsElsewhere: () => attendance().spectatorsElsewhere,
});

/** What pages come to. */
export const visitedMatch = (
  match: Match,
  { sharing }: MatchOwner,
  attendance: Attendance,
  lease: MatchLease,
): VisitedMatch => ({
  steps: match.steps,
  usage: match.usage,
  attendance,
  sharing,
  match: match.id,
  isPublic: () => match.setup.access === 'public',
  isWatched: () => match.isWatched,
  lobbyChanged: () => match.lobbyChanged(),
  wake: () => match.play?.wake(),
  rest: () => lease.drop(),
});

/** What the clocks need. */
export const timedMatch = (match: Match, lease: () => MatchLease): TimedMatch => ({
  setup: () => match.setup,
  state: () => match.play?.state,
  people: () => match.seats.people,
  programs: () => match.seats.programs,
  claimLease: () => void lease().isHeld,
  ring: () => carryOutLeased(match, lease(), () => decideTimeOut(match)),
});

/** What plans are made for. */
export const plannedMatch = (match: Match): PlannedMatch => ({
  state: () => match.play?.state,
  people: () => match.seats.people,
  isPaused: () => match.time.isPaused,
  date: () => match.services.clock.date(),
});

/** What chance follows from. */
export const chancedMatch = (match: Match, content: () => MatchContent): ChancedMatch => ({
  source: () => content().chance,
  isShared: () => match.setup.sharedChance,
  seats: match.seats,
  plies: () => match.play?.state.referee.journal.length ?? 0,
});

/** What is done when the lease comes and goes. */
export const leaseHolder = (match: Match, lease: () => MatchLease): LeaseHolder => ({
  gained: () => {
    // The time that nobody had it has passed for nobody.
    const { idle = 0 } = lease().lease ?? {};
    if (idle > 0) carryOutLeased(match, lease(), () => decideGivingBack(match, idle));
    standInForVanished(match, lease());
    match.wake();
  },
  lost: () => match.play?.rest(),
});

/** What playing needs. */
export const playContext = (
  match: Match,
  attendance: Attendance,
  lease: MatchLease,
): PlayContext => ({
  match: match.id,
  pace: () => match.setup.pace,
  chanceAt: (ply) => match.chance.at(ply),
  awaitsContributions: () => match.chance.isAwaiting,
  // Where time is kept it goes on though nobody looks on.
  isAttended: () => attendance.isAttended || (match.time.isKept && match.seats.hasPlayer),
  isPaused: () => match.time.isPaused,
  guest: () => attendance.person.guest,
  origin: () => match.origin,
  mayAct: () => lease.isHeld,
  mayRest: () => lease.drop(),
  plannedMove: (seat: Seat) => match.plans.moveFor(seat),
  planWait: (seat: Seat) => drawPlanWait(match, seat),
  presenceOf: (seat: Seat) => attendance.presenceAt(seat),
  carryOut: (decide: () => PlayDecision) => {
    void match.carryOut(() => decideStep(match, decide(), { lease: lease.lease }));
  },
});

/**
 * Bots play for programs that have been away for long, one after the other: what is decided for one
 * has to be kept before the next is looked at.
 */
export function standInForVanished(match: Match, lease: MatchLease): void {
  const { people, programs } = match.seats;
  for (const _ of each(people & programs))
    carryOutLeased(match, lease, () => decideVanished(match));
}

/** How long a planned move of a seat waits: no longer than its clock allows. */
function drawPlanWait({ services, seats, time }: Match, seat: Seat): number {
  const wait = planWait(services.botPause, services.jitter(), size(seats.people) === 1);
  return Math.min(wait, (time.leftOf(seat) ?? Infinity) / 2);
}

/** Has something done that nobody has asked for, and only who has the lease may do. */
function carryOutLeased(match: Match, lease: MatchLease, decide: () => Decided): void {
  void match.carryOut(() => {
    const decided = lease.isHeld ? decide() : { value: undefined };
    if ('problem' in decided || decided.value === undefined) return decided;
    return { value: { ...decided.value, lease: lease.lease } };
  });
}
