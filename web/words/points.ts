import type { Language } from '@pepite/kernel';

/** Points as they are written: with a true minus, and halves as the language has them. */
export const pointsText = (points: number, language: Language): string =>
  points.toLocaleString(language).replace('-', '−');
