import type { Seat } from '@pepite/kernel';

/** A moment of a match, and through whose eyes it is seen. */
export interface Moment {
  /** After how many moves. */
  readonly at?: number | undefined;
  /** A seat, `all` for all hands open, or nothing where it was not said. */
  readonly as?: Seat | 'all' | undefined;
}

const NUMBER = /^\d{1,6}$/;

const numberIn = (text: string | null): number | undefined =>
  text !== null && NUMBER.test(text) ? Number(text) : undefined;

/** The moment that the question of an address names; what nobody can read is left out. */
export function readMoment(search: string): Moment {
  const asked = new URLSearchParams(search);
  const eyes = asked.get('as');
  return { at: numberIn(asked.get('at')), as: eyes === 'all' ? 'all' : numberIn(eyes) };
}

/** The same the other way round: `?at=123&as=2`, or nothing. */
export function printMoment({ at, as: eyes }: Moment): string {
  const asked = [
    ...(at === undefined ? [] : [`at=${at}`]),
    ...(eyes === undefined ? [] : [`as=${eyes}`]),
  ];
  return asked.length === 0 ? '' : `?${asked.join('&')}`;
}

/** The pages of a match that is over: to look back at it, and to show that within another page. */
export const replayAddress = (match: string): string => `/r/${match}`;
export const embedAddress = (match: string): string => `/r/${match}/embed`;
