/** Values that are there, as they are said: "6, 4", or a dash. */
export const listOf = (values: readonly number[]): string => {
  const there = values.filter((value) => value > 0);
  return there.length === 0 ? '–' : there.join(', ');
};
