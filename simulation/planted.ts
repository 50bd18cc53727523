import type { Position } from '@pepite/protocol';
import { Broadcast } from '../matches/broadcast.ts';
import { HeldAnswers } from '../matches/held-answers.ts';
import { History } from '../matches/history.ts';
import { MatchChance } from '../matches/match-chance.ts';
import { MatchLease } from '../matches/match-lease.ts';
import { MatchPlay } from '../matches/match-play.ts';
import { MatchSteps } from '../matches/match-steps.ts';
import { PlayState } from '../matches/play-state.ts';
import { Sharing } from '../matches/sharing.ts';
import { Timekeeper } from '../matches/timekeeper.ts';
import { TaskQueue } from '../matches/task-queue.ts';
import { SharedMemory } from '../matches/test/support/shared-memory.ts';
import { ReconnectingSocket } from '../web/site/reconnecting-socket.ts';
import { Database } from './database.ts';
import { PLANTED_IN_HABITS } from './planted-habits.ts';
import { replace, replaceReading, type Undo } from './planting.ts';
import { ServerProcess } from './server-process.ts';

type Store = ReturnType<Database['connect']>['store'];

/** Has every process's store keep steps in another way. */
const keepOtherwise = (append: (store: Store) => Store['append']): Undo =>
  replace(
    Database.prototype,
    'connect',
    (real) =>
      function (this: Database, gate) {
        const reached = real.call(this, gate);
        return { ...reached, store: { ...reached.store, append: append(reached.store) } };
      },
  );

/**
 * Bugs that somebody could write, each put into the real program for a while: the simulation has to
 * find every one of them.
 */
export const PLANTED = {
  'tells a step before it is kept': () =>
    replace(
      MatchSteps.prototype,
      'keep',
      (real) =>
        function (this: MatchSteps, { apply, ...rest }, repeat) {
          apply();
          return real.call(this, { ...rest, apply: () => {} }, repeat);
        },
    ),

  'acknowledges a step before it is written': () =>
    keepOtherwise((store) => (...step) => {
      void store.append(...step);
      return Promise.resolve('kept');
    }),

  'takes a conflict for success': () =>
    keepOtherwise((store) => async (...step) => {
      await store.append(...step);
      return 'kept';
    }),

  'overwrites what somebody else has kept': () =>
    replace(
      Database.prototype,
      'connect',
      (real) =>
        function (this: Database, gate) {
          this.store.append = overwriting(this.store);
          return real.call(this, gate);
        },
    ),

  'does several things at a time in one match': () =>
    replace(
      TaskQueue.prototype,
      'run',
      () =>
        async function (task) {
          return task();
        },
    ),

  'makes a move that comes twice once more': () =>
    replace(
      MatchPlay.prototype,
      'decide',
      (real) =>
        function (this: MatchPlay, seat, request) {
          const { journal } = this.state.referee;
          const own = this.state.referee.chosen(seat).length;
          const at: Pick<Position, 'ply' | 'own'> = { ply: journal.length, own };
          return real.call(this, seat, request.type === 'move' ? { ...request, ...at } : request);
        },
    ),

  'tells all what one seat sees': () =>
    replace(
      PlayState.prototype,
      'printMoved',
      (real) =>
        function (this: PlayState, match, _viewer, from) {
          return real.call(this, match, 0, from);
        },
    ),

  'tells all what only some have seen': () =>
    replace(
      History.prototype,
      'printSince',
      (real) =>
        function (this: History, viewer, from) {
          return real.call(this, viewer ?? 0, from);
        },
    ),

  'forgets to tell somebody of a step': () =>
    replace(
      Broadcast.prototype,
      'tellMoved',
      (real) =>
        function (this: Broadcast, state, step) {
          if (state.referee.journal.length % 8 !== 0) real.call(this, state, step);
        },
    ),

  'draws chance from something else than what was settled': () =>
    replace(
      MatchChance.prototype,
      'at',
      (real) =>
        function (this: MatchChance, ply) {
          return real.call(this, ply + 1);
        },
    ),

  'lets a player add to chance after the first card': () =>
    replaceReading(MatchChance.prototype, 'isOpen', () => true),

  'begins anew where a table was to go on from a position': () =>
    replaceReading(PlayState.prototype, 'givenPlies', () => 0),

  'lets a bot play on after its player is back': () =>
    replace(MatchPlay.prototype, 'removeStandIn', () => () => {}),

  'forgets sealed choices when it starts again': () =>
    replace(
      PlayState.prototype,
      'restore',
      (real) =>
        function (this: PlayState, moves) {
          return real.call(this, moves, []);
        },
    ),

  'forgets answers that it holds back': () =>
    replace(HeldAnswers.prototype, 'take', () => () => new Map()),

  'stamps things with the date of the machine': () =>
    replace(ServerProcess.prototype, 'calendar', () => (clock) => clock),

  'does not send a move again that was lost with its socket': () =>
    replaceReading(ReconnectingSocket.prototype, 'session', () => 1),

  'does not ask for the match again when it is back': () =>
    replace(
      ReconnectingSocket.prototype,
      'send',
      (real) =>
        function (this: ReconnectingSocket, request) {
          const isAgain = request.type === 'watch' && this.session > 1;
          return isAgain ? undefined : real.call(this, request);
        },
    ),

  'does not ask a silent socket whether anybody is there': () =>
    replace(
      ReconnectingSocket.prototype,
      'send',
      (real) =>
        function (this: ReconnectingSocket, request) {
          return request.type === 'ping' ? undefined : real.call(this, request);
        },
    ),

  'keeps what is asked for with a lease that somebody else has taken over': () =>
    replace(SharedMemory.prototype, 'isHeld', () => () => true),

  'gives a lease to two at a time': () =>
    replace(SharedMemory.prototype, 'holderOf', () => () => undefined),

  'acts for bots without a lease': () => replaceReading(MatchLease.prototype, 'isHeld', () => true),

  'forgets what others have kept, though it is told': () =>
    replace(MatchSteps.prototype, 'behind', () => () => {}),

  'has time run out before it is up': () =>
    replace(
      Timekeeper.prototype,
      'take',
      (real) =>
        function (this: Timekeeper, clocks) {
          const left = clocks?.left.map((own) => own / 2) ?? [];
          return real.call(this, clocks && { ...clocks, left });
        },
    ),

  'begins with full clocks when it starts again': () =>
    replace(
      Timekeeper.prototype,
      'resume',
      (real) =>
        function (this: Timekeeper) {
          real.call(this, null);
        },
    ),

  'does not look again after notices were missed': () =>
    replace(Sharing.prototype, 'lookUp', () => () => {}),

  ...PLANTED_IN_HABITS,
} satisfies Readonly<Record<string, () => Undo>>;

export type PlantedName = keyof typeof PLANTED;

export const isPlanted = (name: string): name is PlantedName => Object.hasOwn(PLANTED, name);

/** Keeps a step whatever has been kept since it was decided. */
function overwriting({ append, matches }: Database['store']): Database['store']['append'] {
  return (match, revision, change, date) => {
    const kept = matches.get(match);
    if (kept === undefined || kept.revision === revision) {
      return append(match, revision, change, date);
    }
    const moves = kept.moves.slice(0, change.moves?.ply ?? kept.moves.length);
    matches.set(match, { ...kept, moves });
    return append(match, kept.revision, change, date);
  };
}
