import type { Seat } from '@pepite/kernel';
import type {
  ChallengeState,
  ChanceState,
  ClockState,
  MatchSetup,
  PlanState,
  Status,
  TalkState,
} from '@pepite/protocol';
import { unmovedSeats } from './departures.ts';
import { mayHint } from './match-hints.ts';
import type { MatchPlay } from './match-play.ts';
import type { MatchSeats } from './match-seats.ts';
import { isProgram } from './programs.ts';
import type { StateHead } from './state-printer.ts';
import type { Guest } from './store.ts';
import type { WaitingRoom } from './waiting-room.ts';

/** What of a match is told besides what is played. */
export interface Described {
  readonly id: string;
  readonly setup: MatchSetup;
  readonly status: Status;
  readonly seats: MatchSeats;
  readonly waitingRoom: WaitingRoom;
  readonly play: MatchPlay | undefined;
  readonly broadcast: { readonly spectators: number };
  readonly next: string | null;
  readonly time: { readonly shown: ClockState | undefined };
  readonly plans: { shownTo(seat: Seat | undefined): PlanState | undefined };
  readonly talk: { readonly state: TalkState | undefined };
  readonly chance: { readonly state: ChanceState | undefined };
}

/** What a guest may know of a match besides what is played. */
export function headFor(match: Described, guest: Guest): StateHead {
  const { shown } = match.time;
  const { state } = match.talk;
  const { state: chance } = match.chance;
  const plans = match.plans.shownTo(match.seats.seatOf(guest));
  return {
    ...ownHead(match, guest),
    ...challengeFor(match, guest),
    ...(shown && { clock: shown }),
    ...(plans && { plans }),
    ...(state && { talk: state }),
    ...(chance && { chance }),
  };
}

const ownHead = (match: Described, guest: Guest): StateHead => ({
  ...companionsAt(match, guest),
  match: match.id,
  status: match.status,
  seats: match.seats.states(),
  you: match.seats.seatOf(guest) ?? null,
  host: match.waitingRoom.isHost(guest),
  unwelcome: match.waitingRoom.isRemoved(guest),
  hints: mayHint(match),
  spectators: match.broadcast.spectators,
  next: match.next,
  ...(match.status === 'waiting' && match.waitingRoom.inviter),
  ...(match.status === 'playing' && { unmoved: unmovedSeats(match) }),
  ...(match.play?.state.isAborted === true && { aborted: true }),
});

/** Only to a program that is asked to sit down it is told by whom, and until when. */
function challengeFor({ seats }: Described, guest: Guest): Pick<StateHead, 'challenge'> {
  const found = seats.challengeOf(guest);
  if (found === undefined) return {};
  const { seat, challenge } = found;
  const asking = seats.at(challenge.by);
  const from: ChallengeState['from'] =
    asking?.kind === 'guest'
      ? { name: asking.name, ...(isProgram(asking.guest) && { program: true }) }
      : { name: '' };
  const answerWithin = Math.max(0, Math.round(seats.answerTimeOf(challenge)));
  return {
    challenge: { seat, from, answerWithin, ...(challenge.isRematch && { rematch: true }) },
  };
}

/** Only to a player it is told who plays on the same device. */
function companionsAt({ seats }: Described, guest: Guest): Pick<StateHead, 'companions'> {
  const companions = seats.seatOf(guest) === undefined ? [] : seats.companionsOf(guest);
  return companions.length === 0 ? {} : { companions };
}
