import type { MeasureItem } from '@pepite/kernel';

/** A match is looked at ten times, at equal distances. */
export const TENTHS = 10;

/** Their ids, from the first on. */
export const LATER_TENTHS: readonly string[] = Array.from({ length: TENTHS - 1 }, (_, index) =>
  String(index + 1),
);

/** The tenths of a match, from its start or from a later one on. */
export const tenthItems = (from: number): readonly MeasureItem[] =>
  Array.from({ length: TENTHS - from }, (_, index) => {
    const percent = (index + from) * TENTHS;
    return { id: String(index + from), name: { en: `${percent} %`, fr: `${percent} %` } };
  });
