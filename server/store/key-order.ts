/**
 * Keys of cookies that several processes share. A new one counts as soon as a process has read it,
 * but signs only once all have: a cookie that another process can't verify yet would make somebody
 * a stranger there.
 */

/** Names of keys; those that have taken the place of the first have their date at the end. */
export const FIRST_KEY = 'cookies';
const DAY = 24 * 60 * 60 * 1000;
/** A cookie lives for a year in a browser; a day more, for clocks that differ. */
const LONGEST_COOKIE = 366 * DAY;
/** Every process has read all keys by then, in milliseconds. */
export const SIGNS_AFTER = 10 * 60 * 1000;

export interface NamedKey {
  readonly name: string;
  readonly value: Buffer;
}

/** Since when a key is there; the first one always has been. */
export const dateOfKey = ({ name }: Pick<NamedKey, 'name'>): number =>
  Number(name.slice(FIRST_KEY.length + 1) || '0');

/** Names are in the order of time. */
export const keyName = (date: number): string =>
  `${FIRST_KEY}-${String(Math.floor(date)).padStart(13, '0')}`;

const signs = (key: Pick<NamedKey, 'name'>, now: number): boolean =>
  dateOfKey(key) + SIGNS_AFTER <= now || dateOfKey(key) === 0;

/** Keys, the latest first, as they are used: the one that signs, then all others. */
export function inUseOrder<K extends Pick<NamedKey, 'name'>>(
  latestFirst: readonly K[],
  now: number,
): readonly K[] {
  const signing = latestFirst.find((key) => signs(key, now)) ?? latestFirst.at(-1);
  return signing === undefined ? [] : [signing, ...latestFirst.filter((key) => key !== signing)];
}

/** Keys whose last cookie has died: another has signed for longer than cookies live. */
export const expiredKeys = <K extends Pick<NamedKey, 'name'>>(
  latestFirst: readonly K[],
  now: number,
): readonly K[] =>
  latestFirst.filter((_key, place) => {
    const next = latestFirst[place - 1];
    return next !== undefined && dateOfKey(next) + SIGNS_AFTER + LONGEST_COOKIE <= now;
  });

/** Keys older than the one that signs now. */
export function supersededKeys<K extends Pick<NamedKey, 'name'>>(
  latestFirst: readonly K[],
  now: number,
): readonly K[] {
  const [signing] = inUseOrder(latestFirst, now);
  return signing === undefined ? [] : latestFirst.slice(latestFirst.indexOf(signing) + 1);
}
