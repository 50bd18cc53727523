import { type Gain, pointsGained } from '@pepite/games/silver-and-gold/report/gain';

/** The points that a cell gives, short enough to be written on it; empty where it gives none. */
export function badgeOf(gain: Gain): string {
  const points = pointsGained(gain);
  return points > 0 ? `+${points}` : '';
}
