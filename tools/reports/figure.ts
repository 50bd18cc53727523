import type { Language } from '../../kernel/index.ts';

/**
 * How a figure is read: a plain number, a share in percent, or something more or less than another,
 * with its sign: of numbers, or of shares (then in points of a hundred).
 */
export type FigureForm = 'number' | 'share' | 'change' | 'gain';

/** What an experiment says: a value, and where it lies in 95 of a hundred such experiments. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly form: FigureForm;
}

/** A change, and whether it is more than chance makes of all that its experiment looks at. */
export interface ChangeFigure extends Figure {
  readonly isReal: boolean;
}

const SCALE: Readonly<Record<FigureForm, number>> = { number: 1, share: 100, change: 1, gain: 100 };
const USUAL_DIGITS = 2;
/** Where two digits would leave nothing of an interval, and where three would not of the value. */
const SMALL = 0.01;
const SMALL_DIGITS = 3;
const TINY_DIGITS = 4;

/** “44.9 ± 0.3”, “24.3 ± 0.8%”; where the interval leans to one side “0.1% (0–0.4)”. */
export function tellFigure({ value, low, high, form }: Figure, language: Language): string {
  const scale = SCALE[form];
  const half = (scale * (high - low)) / 2;
  const isSigned = form === 'change' || form === 'gain';
  const percent = form === 'share' ? PERCENT[language] : '';
  // What is always the same, or at an end of what can be, needs no zeros behind the point.
  const least = half === 0 || isLeaning(value, low, high) ? 0 : digitsFor(half, scale * value);
  const most = half === 0 ? EXACT_DIGITS : digitsFor(half, scale * value);
  const tell = (number: number, signed = isSigned): string =>
    tellNumber(scale * number, { least, most }, language, signed);
  if (half === 0) return `${tell(value)}${percent}`;
  if (isLeaning(value, low, high)) return `${tell(value)}${percent} (${tell(low)}–${tell(high)})`;
  return `${tell(value)} ± ${tell(half / scale, false)}${percent}`;
}

const EXACT_DIGITS = 2;

/** Whether an interval reaches further to one side than to the other. */
const isLeaning = (value: number, low: number, high: number): boolean =>
  Math.abs(high + low - 2 * value) > ((high - low) / 2) * LEANING;

const LEANING = 0.25;
const PERCENT: Readonly<Record<Language, string>> = { en: '%', fr: '\u00A0%' };

/** As many digits behind the point as the interval leaves sense in. */
function digitsFor(half: number, value: number): number {
  if (half === 0 || !Number.isFinite(half)) return 0;
  const exponent = Math.floor(Math.log10(half));
  // ± 0.12 rather than ± 0.1, but ± 0.3 rather than ± 0.31.
  const digits = half / 10 ** exponent < 2 ? 1 - exponent : -exponent;
  const most = Math.abs(value) < SMALL ? TINY_DIGITS : half < SMALL ? SMALL_DIGITS : USUAL_DIGITS;
  return Math.min(most, Math.max(0, digits));
}

/** How many digits stand behind the point, at least and at most. */
interface Digits {
  readonly least: number;
  readonly most: number;
}

export function tellNumber(
  value: number,
  { least, most }: Digits,
  language: Language,
  isSigned = false,
): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  })
    .format(value)
    .replace('-', '−');
}
