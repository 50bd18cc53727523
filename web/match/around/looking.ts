import type { Seat } from '@pepite/kernel';

/** What is known of those who play on one device. */
export interface Moment {
  /** Those of them who have to decide, in the order of their seats. */
  readonly awaited: readonly Seat[];
  /** How many rounds have ended: what they came to is for all to see. */
  readonly ended: number;
}

/** Whose hand is shown on a device that several play on, and how things stood then. */
export interface Look extends Moment {
  readonly seat: Seat | undefined;
}

/** Nobody's hand is shown: so it is when a page is opened. */
export const HIDDEN: Look = { seat: undefined, awaited: [], ended: 0 };

/**
 * Whose hand is shown once things stand otherwise. It is hidden when its player has decided, when
 * the device is somebody else's turn to have, and when a round has ended. Whoever only looks while
 * others decide may go on.
 */
export function lookAfter({ seat, awaited, ended }: Look, now: Moment): Look {
  const hidden = { ...now, seat: undefined };
  if (seat === undefined || now.ended !== ended) return hidden;
  const isAwaited = now.awaited.includes(seat);
  if (awaited.includes(seat) && !isAwaited) return hidden;
  const isAnotherCalled = now.awaited.some((one) => one !== seat && !awaited.includes(one));
  return isAnotherCalled && !isAwaited ? hidden : { ...now, seat };
}

/**
 * Whose hand is shown where one person plays all of them: of whoever has to decide. Another one may
 * be looked at until somebody else has to.
 */
export function openLookAfter({ seat, awaited }: Look, now: Moment): Look {
  const isSame = now.awaited.join(' ') === awaited.join(' ');
  const isGoingOn = seat !== undefined && now.awaited.includes(seat);
  return { ...now, seat: isSame || isGoingOn ? (seat ?? calledBy(now)) : (calledBy(now) ?? seat) };
}

/** Who is to get the device now; nobody while the match waits for others. */
export const calledBy = ({ awaited }: Moment): Seat | undefined => awaited[0];
