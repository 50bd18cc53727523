import { LEVELS } from '@pepite/bots/levels';
import type { Language, Seat } from '@pepite/kernel';
import type { MatchState } from '@pepite/protocol';

/** How the one who reads may go away from a match. */
export interface Departure {
  /** Whether people on other devices play, or may come back to do so. */
  readonly hasOthers: boolean;
  /** Whether several people play on this device: none of them goes without the others. */
  readonly isShared: boolean;
  /** Whether anybody may still end it, as somebody has not made a move yet. */
  readonly isEarly: boolean;
  /** Whether a bot plays in place of the reader. */
  readonly isReplaced: boolean;
  /** Those who want to end it, and whether the reader does. */
  readonly wantEnd: readonly Seat[];
  readonly wantsEnd: boolean;
}

/** Nothing for those who only look on, and where nothing is played. */
export function departureOf(state: MatchState): Departure | undefined {
  const { status, seats, you, unmoved = [], log } = state;
  const own = you === null ? undefined : seats[you];
  if (status !== 'playing' || own?.kind !== 'guest' || own.resigned === true) return undefined;
  const moved = new Set(log.map(({ actor }) => actor));
  const wantEnd = seats.flatMap((seat, index) =>
    seat.kind === 'guest' && seat.wantsAbort === true ? [index] : [],
  );
  const companions = (state.companions ?? []).map(({ seat }) => seat);
  return {
    isShared: companions.length > 0,
    hasOthers: seats.some(
      (seat, index) =>
        seat.kind === 'guest' &&
        seat.resigned !== true &&
        index !== you &&
        !companions.includes(index),
    ),
    isEarly: unmoved.some((seat) => !moved.has(String(seat))),
    isReplaced: own.replaced,
    wantEnd,
    wantsEnd: own.wantsAbort === true,
  };
}

/** What the stand-ins of a table are called; bots of tests have no name. */
export function standInLevel({ setup }: MatchState, language: Language): string {
  const level = Object.entries(LEVELS).find(([name]) => name === setup.standIn)?.[1];
  return level?.words[language].name ?? setup.standIn;
}
