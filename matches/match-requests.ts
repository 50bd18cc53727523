import type { ClientMessage } from '@pepite/protocol';
import { accept, challenge, type ChallengeRequest, decline, withdraw } from './challenges.ts';
import { decideContribution } from './contribution-requests.ts';
import { type Decided, refused } from './decision.ts';
import { decideAbort, decideLeaving, decideListing, decideResignation } from './departures.ts';
import type { Match } from './match.ts';
import { withoutSeats } from './match-chance.ts';
import { storedSeats } from './occupant.ts';
import { decidePlan, type PlanRequest } from './plan-requests.ts';
import { playOf } from './rules.ts';
import type { Guest } from './store.ts';
import { decideReturn, decideStandIn } from './stand-ins.ts';
import { decidePause } from './time-outs.ts';
import type { SeatChange } from './waiting-room.ts';

/** What a guest may ask of a match that changes it, apart from playing. */
export type ChangeRequest =
  | PlanRequest
  | ChallengeRequest
  | Extract<
      ClientMessage,
      {
        readonly type:
          | 'sit'
          | 'stand'
          | 'seat-companion'
          | 'seat-bot'
          | 'unseat'
          | 'start'
          | 'contribute'
          | 'replace'
          | 'reclaim'
          | 'pace'
          | 'pause'
          | 'allow-talk'
          | 'leave'
          | 'resign'
          | 'abort'
          | 'unlist';
      }
    >;

/** Decides what comes of a guest's request; `name` is what the guest is called, if anything. */
export function decideRequest(
  match: Match,
  guest: Guest,
  name: string | undefined,
  request: ChangeRequest,
): Decided {
  switch (request.type) {
    case 'sit': {
      const { clock } = match.services;
      return decideSeats(match, (room) => room.sit(guest, name, request.seat, clock.now()));
    }
    case 'stand':
      return decideSeats(match, (room) => room.stand(guest));
    case 'seat-companion': {
      const { seat, name: text } = request;
      const now = match.services.clock.now();
      return decideSeats(match, (room) => room.seatCompanion(guest, text, seat, now));
    }
    case 'seat-bot':
      return decideSeats(match, (room) => room.seatBot(guest, request.seat, request.bot));
    case 'unseat':
      return decideSeats(match, (room) => room.unseat(guest, request.seat));
    case 'challenge':
      return decideSeats(match, () => challenge(match, guest, request, match.services.clock.now()));
    case 'withdraw':
      return decideSeats(match, () => withdraw(match, guest, request.seat));
    case 'accept':
      return decideSeats(match, () => accept(match, guest, name, match.services.clock.now()));
    case 'decline':
      return decideSeats(match, () => decline(match, guest, request.reason));
    case 'start':
      return decideStart(match, guest);
    case 'contribute':
      return decideContribution(match, guest, request);
    case 'replace':
      return decideStandIn(match, guest, request.seat);
    case 'reclaim':
      return decideReturn(match, guest);
    case 'leave':
      return decideLeaving(match, guest);
    case 'resign':
      return decideResignation(match, guest);
    case 'abort':
      return decideAbort(match, guest, request.on);
    case 'unlist':
      return decideListing(match, guest, request.on);
    case 'pause':
      return decidePause(match, guest, request.on);
    case 'plan':
    case 'plan-moves':
      return decidePlan(match, guest, request);
    case 'pace':
      return decidePace(match, guest, request.pace);
    case 'allow-talk':
      return decideTalkAllowed(match, guest, request.on);
  }
}

/** Somebody sits down or gets up before the match begins. */
function decideSeats(
  match: Match,
  decide: (room: Match['waitingRoom']) => ReturnType<Match['waitingRoom']['stand']>,
): Decided {
  if (match.status !== 'waiting') return refused({ kind: 'not-waiting' });
  const decided = decide(match.waitingRoom);
  if ('problem' in decided) return decided;
  const { seats, host, removed } = decided.value;
  const { source } = match.chance;
  const access = {
    ...(host !== undefined && { host }),
    ...(removed !== undefined && { removed }),
    ...(source !== null && { chance: withoutSeats(source, seats.keys()) }),
  };
  const change = { seats: storedSeats(seats), ...access };
  return { value: { change, apply: () => applySeats(match, { ...decided.value, ...access }) } };
}

function applySeats(match: Match, change: SeatChange): void {
  for (const [seat, occupant] of change.seats) {
    match.seats.put(seat, occupant);
    if (occupant.kind === 'guest') match.visits.arrive(occupant.guest);
  }
  match.accessChanged(change);
  const isWanted = match.setup.startsWhenFull || change.isReady === true;
  if (isWanted && match.seats.isFull) void match.carryOut(() => decideStart(match, match.host));
}

function decideStart(match: Match, guest: Guest): Decided {
  if (match.status !== 'waiting') return refused({ kind: 'not-waiting' });
  if (!match.waitingRoom.isHost(guest)) return refused({ kind: 'not-host' });
  if (!match.seats.isFull) return refused({ kind: 'not-full' });
  const { bots } = match.services;
  if (!bots.hasRoom(match.origin, match.seats.bots)) return refused({ kind: 'busy' });
  const state = playOf(match.setup, match.seats.occupants.length, match.opening);
  // Where somebody is about to add to chance the first card waits for that.
  const begun = match.chance.isAwaiting
    ? { deciding: 0 }
    : state.begin((ply) => match.chance.at(ply)).change;
  const change = { status: 'playing', ...begun, ...match.time.start(state) } as const;
  return { value: { change, apply: () => match.begin(state, change.clocks) } };
}

/** The host lets the table talk as it was agreed, or not for a while. */
function decideTalkAllowed(match: Match, guest: Guest, isOn: boolean): Decided {
  if (match.talk.state === undefined) return refused({ kind: 'talk-off' });
  if (!match.waitingRoom.isHost(guest)) return refused({ kind: 'not-host' });
  const setup = { ...match.setup, talkOff: !isOn };
  return { value: { change: { setup }, apply: () => match.update({ setup }) } };
}

function decidePace(
  match: Match,
  guest: Guest,
  pace: Extract<ChangeRequest, { readonly type: 'pace' }>['pace'],
): Decided {
  if (match.status !== 'playing') return refused({ kind: 'not-playing' });
  if (match.seats.seatOf(guest) === undefined) return refused({ kind: 'not-seated' });
  const setup = { ...match.setup, pace };
  return { value: { change: { setup }, apply: () => match.update({ setup }) } };
}
