/** What was done, and what was undone of it: each state whole, since they share their parts. */
export interface History<T> {
  readonly now: T;
  readonly before: readonly T[];
  readonly after: readonly T[];
  /** What the last step changed: more of the same is no step of its own. */
  readonly what: string;
}

const MOST_STEPS = 200;

export const begun = <T>(now: T): History<T> => ({ now, before: [], after: [], what: '' });

/**
 * A step further. Steps with the same name are one, so that a number that is typed is undone at
 * once; a step without a name is always one of its own.
 */
export function stepped<T>(history: History<T>, now: T, what = ''): History<T> {
  const isMore = what !== '' && what === history.what;
  const before = isMore ? history.before : [...history.before, history.now].slice(-MOST_STEPS);
  return { now, before, after: [], what };
}

export function undone<T>(history: History<T>): History<T> {
  const last = history.before.at(-1);
  if (last === undefined) return history;
  const after = [history.now, ...history.after];
  return { now: last, before: history.before.slice(0, -1), after, what: '' };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...after] = history.after;
  if (next === undefined) return history;
  return { now: next, before: [...history.before, history.now], after, what: '' };
}
