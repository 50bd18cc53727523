/** The moments at which a screen reader is told how long there is, besides the beginning. */
const MOMENTS = [10_000, 30_000];

/** Which moment has been reached with so much left: the beginning, or one of those after it. */
export const spokenTime = (left: number): 'start' | number =>
  MOMENTS.find((moment) => left <= moment) ?? 'start';
