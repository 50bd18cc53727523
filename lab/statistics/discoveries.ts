/** Of what is marked as real, so much may be chance, in the mean. */
const FALSE_DISCOVERIES = 0.05;

/**
 * Which of many differences are real (Benjamini and Hochberg 1995): where a hundred are looked at,
 * five would seem to be by chance alone. By the place of each, whether it is marked.
 */
export function realAmong(
  chances: readonly number[],
  rate: number = FALSE_DISCOVERIES,
): readonly boolean[] {
  const sorted = chances.toSorted((one, other) => one - other);
  const last = sorted.findLastIndex((p, index) => p <= (rate * (index + 1)) / sorted.length);
  const threshold = sorted[last];
  return chances.map((p) => threshold !== undefined && p <= threshold);
}
