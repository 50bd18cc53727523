import { type UntoldTurn, WEBHOOK } from '../store/kept-notices.ts';
import { isQuiet } from './quiet-hours.ts';

const MINUTE = 60_000;

/** Nobody is told of a turn that they make at once: it has to wait for so many milliseconds. */
export const GRACE = 10_000;

/** After how long a notice that failed is tried again, the first time and so on. */
const RETRIES: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

/** When a notice is tried again that has failed so often by now; nothing if it is given up. */
export function retryDate(attempts: number, date: number): number | undefined {
  const wait = RETRIES[attempts - 1];
  return wait === undefined ? undefined : date + wait;
}

/** One turn of one guest, and the channels on which it is to be told. */
export interface DueTurn {
  readonly match: string;
  readonly guest: string;
  readonly turn: number;
  readonly channels: readonly Pick<UntoldTurn, 'channel' | 'attempts'>[];
}

/** When each turn that waits was first seen to: in memory, so after a start nobody is hurried. */
export type FirstSeen = ReadonlyMap<string, number>;

const keyOf = ({ match, guest, turn }: Omit<DueTurn, 'channels'>): string =>
  `${match} ${guest} ${turn}`;

/** Notes turns that wait, and forgets those that don't any more. */
export const seenNow = (untold: readonly UntoldTurn[], before: FirstSeen, now: number): FirstSeen =>
  new Map(untold.map((one) => [keyOf(one), before.get(keyOf(one)) ?? now]));

/** How it stands when it is looked what is due. */
export interface Moment {
  /** By a clock that only goes on. */
  readonly now: number;
  /** By the machine's clock, which people's clocks agree with. */
  readonly date: number;
  readonly seen: FirstSeen;
}

/** What is to be told now: what has waited for long enough, outside of quiet hours. */
export function dueNow(
  untold: readonly UntoldTurn[],
  { now, date, seen }: Moment,
): readonly DueTurn[] {
  const due = untold.filter(({ quiet, attempts, ...turn }) => {
    const hasWaited = now - (seen.get(keyOf(turn)) ?? now) >= GRACE;
    return (hasWaited || attempts > 0) && (quiet === null || !isQuiet(quiet, date));
  });
  const turns = Map.groupBy(due, keyOf);
  return [...turns.values()].map(([first, ...more]) => ({
    match: first?.match ?? '',
    guest: first?.guest ?? '',
    turn: first?.turn ?? 0,
    channels: [first, ...more].flatMap((one) =>
      one === undefined ? [] : { channel: one.channel, attempts: one.attempts },
    ),
  }));
}

export const isWebhook = (channel: string): boolean => channel === WEBHOOK;
