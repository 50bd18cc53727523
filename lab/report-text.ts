import type { Language, MeasureForm } from '@pepite/kernel';
import type { Report } from './report-shape.ts';

/** A value as people read it: a share in percent, a gain in points of a hundred, signed. */
export function formatValue(value: number, form: MeasureForm, language: Language): string {
  if (!Number.isFinite(value)) return '–';
  if (form === 'mean') return inDigits(value, language);
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: form === 'gain' ? 'exceptZero' : 'negative',
  });
  return percent.format(value);
}

/** Three digits that count; whole numbers from a hundred on. */
function inDigits(value: number, language: Language): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  }).format(value);
}

const COLUMNS = [
  'arm',
  'seats',
  'matches',
  'group',
  'measure',
  'title',
  'item',
  'value',
  'low',
  'high',
  'fair',
  'difference',
  'difference_low',
  'difference_high',
  'p',
  'is_real',
] as const;

/** The whole report as a table for other programs: a line for each measure of each arm. */
export function csvOf(report: Report, language: Language): string {
  const lines = report.groups.flatMap(({ id, rows }) =>
    rows.flatMap((row) =>
      row.cells.flatMap((cell, index) => {
        const arm = report.arms[index];
        if (cell === undefined || arm === undefined) return [];
        const { estimate, difference, fair } = cell;
        return [
          [
            arm.name,
            arm.seats,
            estimate.matches,
            id,
            row.key,
            row.words[language].title,
            row.item?.[language],
            estimate.value,
            estimate.low,
            estimate.high,
            fair?.value,
            difference?.value,
            difference?.low,
            difference?.high,
            difference?.p,
            difference?.isReal,
          ],
        ];
      }),
    ),
  );
  return [COLUMNS, ...lines].map((line) => `${line.map(cellText).join(',')}\r\n`).join('');
}

/** What has a comma, a quote or a line break in it stands in quotes (RFC 4180). */
function cellText(value: string | number | boolean | undefined): string {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return '';
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
