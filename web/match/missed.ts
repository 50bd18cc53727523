import type { MatchState } from '@pepite/protocol';
import type { ClockTexts } from '../words/clock.ts';

/**
 * What is to be said of a seat for which a bot has chosen, as its time was up: until its player
 * chooses in time again. After the third time in a row the bot has the seat. Where answers are
 * hidden the server does not tell it.
 */
export function tellMissed(
  { seats, clock, you }: MatchState,
  seat: number,
  words: ClockTexts,
): string | undefined {
  const missed = clock?.seats[seat]?.missed ?? 0;
  const occupant = seats[seat];
  if (missed === 0 || occupant?.kind !== 'guest' || occupant.replaced) return undefined;
  const isOften = missed > 1;
  if (seat === you) return isOften ? words.youMissedOften : words.youMissed;
  return (isOften ? words.missedOften : words.missed)(occupant.name);
}
