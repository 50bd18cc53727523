import type { Clock } from './clock.ts';
import type { Surroundings } from './surroundings.ts';
import type { Mind, Thinking } from './thinking.ts';

type Fail = (error: unknown) => void;

/**
 * What one match needs, given so that whatever it throws when it is called back, by a timer or by a
 * bot, is that match's own fault and nobody else's.
 */
export const guarded = (around: Surroundings, fail: Fail): Surroundings => ({
  ...around,
  clock: guardClock(around.clock, fail),
  thinking: guardThinking(around.thinking, fail),
});

const guardClock = (clock: Clock, fail: Fail): Clock => ({
  now: () => clock.now(),
  date: () => clock.date(),
  after: (milliseconds, call) => clock.after(milliseconds, () => attempt(call, fail)),
});

const guardThinking = (thinking: Thinking, fail: Fail): Thinking => ({
  seat: (seating, owner) => guardMind(thinking.seat(seating, owner), fail),
  hasRoom: (origin, bots) => thinking.hasRoom(origin, bots),
  mayAdvise: (origin) => thinking.mayAdvise(origin),
});

const guardMind = (mind: Mind, fail: Fail): Mind => ({
  get isStale() {
    return mind.isStale;
  },
  see: (view) => mind.see(view),
  choose: (view, answer, milliseconds) =>
    mind.choose(view, (choice) => attempt(() => answer(choice), fail), milliseconds),
  advise: (view, answer) => mind.advise(view, (advice) => attempt(() => answer(advice), fail)),
  close: () => mind.close(),
});

function attempt(call: () => void, fail: Fail): void {
  try {
    call();
  } catch (error) {
    fail(error);
  }
}
