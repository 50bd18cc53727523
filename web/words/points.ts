import type { Language, Translated } from '@pepite/kernel';

/** To make one takes longer than to draw most things that are written with it. */
const FORMATS: Translated<Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en'),
  fr: new Intl.NumberFormat('fr'),
};

/** Points as they are written: with a true minus, and halves as the language has them. */
export const pointsText = (points: number, language: Language): string =>
  FORMATS[language].format(points).replace('-', '−');
