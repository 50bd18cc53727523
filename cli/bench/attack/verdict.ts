import { median } from '../statistics.ts';
import type { Noticed } from './bystanders.ts';
import type { Result } from './result.ts';
import type { Waits } from './waits.ts';

/** What others may notice of an attack, and no more. */
export const BAR = {
  /** The p99 of moves during the attack over that before, and 1.5 times it afterwards. */
  times: 3,
  timesAfter: 1.5,
  /** Below so many milliseconds a p99 says more about the machine than about the server. */
  floor: 10,
  /** Nobody waits for longer than this, in milliseconds: medians hide a freeze. */
  freeze: 1000,
  /** Milliseconds an expert may take beyond its pause. */
  answer: 2000,
  memory: 100 * 2 ** 20,
  /** What each page may take besides, where thousands of them are all that the attack is. */
  page: 24 * 2 ** 10,
  /** Milliseconds from SIGTERM to the end. */
  end: 3000,
} as const;

export type Miss = 'slow' | 'frozen' | 'bots' | 'memory' | 'lasting' | 'ending';

/** In which ways an attack was noticed more than it may be. */
export function missesOf(result: Result): readonly Miss[] {
  const { before, during, after, memory, ended } = result;
  const isLasting =
    isStillSlow(before, after) || isFrozen(before.told, after.told) || areBotsLate(before, after);
  const found: readonly (readonly [Miss, boolean])[] = [
    ['slow', isSlow(before, during)],
    ['frozen', isFrozen(before.told, during.told)],
    ['bots', areBotsLate(before, during)],
    ['memory', memory.peak - memory.before > mostMemory(result)],
    ['lasting', isLasting],
    ['ending', ended === undefined || ended > BAR.end],
  ];
  return found.filter(([, isMissed]) => isMissed).map(([miss]) => miss);
}

const mostMemory = ({ scenario, load }: Result): number =>
  BAR.memory + (scenario === 'idle' ? load.opened * BAR.page : 0);

/** The median of what was seen second by second; nothing if nobody was told anything. */
export const middle = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : median(values);

/**
 * Medians of seconds are compared, so that a moment in which the machine is busy is no matter; and
 * where it is busy all the time, so that even timers are late, that is not the server's doing.
 */
function isSlow(before: Noticed, during: Noticed): boolean {
  const usual = Math.max(middle(before.told.p99) ?? 0, middle(during.late.p99) ?? 0);
  return (middle(during.told.p99) ?? Infinity) > Math.max(BAR.floor, BAR.times * usual);
}

/** What else the machine does slows some seconds; an attack that is not over slows them all. */
function isStillSlow(before: Noticed, after: Noticed): boolean {
  const usual = Math.max(middle(before.told.p99) ?? 0, middle(after.late.p99) ?? 0);
  return Math.min(...after.told.p99) > Math.max(BAR.floor, BAR.timesAfter * usual);
}

const isFrozen = (before: Waits, then: Waits): boolean =>
  then.longest > Math.max(BAR.freeze, BAR.times * before.longest);

const longestOf = (values: readonly number[]): number => Math.max(0, ...values);

const areBotsLate = (before: Noticed, then: Noticed): boolean =>
  longestOf(then.answers) > Math.max(BAR.answer, longestOf(before.answers));
