import type { Language } from '@pepite/kernel';

const UNITS = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
  { unit: 'second', milliseconds: 1000 },
] as const;

/** A unit is told alone from so many of it on: two days and three hours, but five days. */
const ALONE_FROM = 5;

/** A time in its largest unit, with the next one where there are few of it. */
export function durationText(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000)) * 1000;
  const place = UNITS.findIndex((one) => seconds >= one.milliseconds);
  const [first, second] = place < 0 ? UNITS.slice(-1) : UNITS.slice(place, place + 2);
  if (first === undefined) return '';
  const whole = Math.floor(seconds / first.milliseconds);
  const rest = second ? Math.floor((seconds % first.milliseconds) / second.milliseconds) : 0;
  const parts = [numberText(whole, first.unit, language)];
  if (second !== undefined && rest > 0 && whole < ALONE_FROM) {
    parts.push(numberText(rest, second.unit, language));
  }
  return parts.join(' ');
}

/** The same where there is little room: the largest unit alone, in short. */
export function shortDurationText(milliseconds: number, language: Language): string {
  const { unit, milliseconds: one } = UNITS.find((some) => milliseconds >= some.milliseconds) ?? {
    unit: 'second',
    milliseconds: 1000,
  };
  return numberText(Math.floor(Math.max(0, milliseconds) / one), unit, language, 'short');
}

const numberText = (
  count: number,
  unit: string,
  language: Language,
  unitDisplay: 'long' | 'short' = 'long',
): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count);
