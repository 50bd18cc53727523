/**
 * How much is played where a test plays many matches: 1 for `npm test`, less for `npm run check`,
 * ten for `npm run test:long`. Every such size goes through here.
 */
export const SCALE = readScale(process.env['PEPITE_TEST_SCALE']);

/** A size as it is in `npm test`, for this run; never fewer than what still shows something. */
export const scaled = (size: number, least = 1): number =>
  Math.max(least, Math.round(size * SCALE));

/** The milliseconds that a test may take: more for a longer one, no fewer for a shorter one. */
export const scaledTimeout = (milliseconds: number): number => milliseconds * Math.max(1, SCALE);

/** What is written in PEPITE_TEST_SCALE. */
export function readScale(text = '1'): number {
  const scale = Number(text);
  if (scale > 0 && scale <= 1000) return scale;
  throw new Error(`PEPITE_TEST_SCALE is a number above 0 and up to 1000, not “${text}”`);
}
