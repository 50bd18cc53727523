import type { Language } from '@pepite/kernel';
import { formatValue, type Report, type ReportCell, type ReportRow } from '@pepite/lab';
import { inColumns, wrap } from '../layout.ts';
import { tellStandIns } from '../programs/standing-in.ts';
import { textsIn } from '../words/index.ts';
import { LAB_TEXTS } from './words.ts';

/** A report as lines of text: a table for each number of seats, with variants side by side. */
export function reportLines(report: Report, language: Language, width: number): readonly string[] {
  const texts = LAB_TEXTS[language];
  const counts = [...new Set(report.arms.map(({ seats }) => seats))];
  const tables = counts.flatMap((seats) => [
    '',
    texts.withSeats(seats),
    ...tableFor(report, seats, language),
  ]);
  return [
    ...wrap(report.title ?? report.game[language], width),
    ...(report.isFinished ? [] : wrap(texts.unfinished, width)),
    ...tables,
    '',
    ...programLines(report, language),
    ...wrap(texts.legend, width),
  ];
}

/** Which programs have played, and how: nothing where there is none. Commands stay whole. */
function programLines({ arms }: Report, language: Language): readonly string[] {
  const texts = LAB_TEXTS[language];
  const lines = arms.flatMap(({ name, seats, programs }) =>
    programs.map(({ seat, program, ...standIns }) =>
      tellStandIns(`${texts.seated(name, seats, seat + 1)}, ${program}`, standIns, language),
    ),
  );
  return lines.length === 0 ? [] : [...lines, ''];
}

function tableFor(report: Report, seats: number, language: Language): readonly string[] {
  const columns = [...report.arms.keys()].filter((index) => report.arms[index]?.seats === seats);
  const { number } = textsIn(language);
  const head = columns.map((index) => report.arms[index]?.name ?? '');
  const matches = columns.map((index) => number(report.arms[index]?.matches ?? 0));
  const groups = report.groups.flatMap(({ title, rows }) => {
    const shown = rows.filter(({ cells }) => columns.some((index) => cells[index] !== undefined));
    if (shown.length === 0) return [];
    return [[], [title[language]], ...shown.map((row) => lineOf(row, columns, language))];
  });
  const rows = [['', ...head], [LAB_TEXTS[language].matches, ...matches], ...groups];
  return inColumns(rows, ['left', ...columns.map(() => 'right' as const)]);
}

function lineOf(row: ReportRow, columns: readonly number[], language: Language): readonly string[] {
  const { title, unit } = row.words[language];
  const item = row.item === undefined ? '' : ` · ${row.item[language]}`;
  const name = `  ${title}${item}${unit === undefined ? '' : ` (${unit})`}`;
  return [name, ...columns.map((index) => cellText(row, row.cells[index], language))];
}

/** A value, half the width of its interval, and whether it stands out. */
function cellText({ form }: ReportRow, cell: ReportCell | undefined, language: Language): string {
  if (cell === undefined) return '';
  const { value, low, high } = cell.estimate;
  const half = Math.max(high - value, value - low);
  // Too few matches tell of it to say anything.
  if (!Number.isFinite(half)) return '–  ';
  const spread = formatValue(half, form === 'gain' ? 'share' : form, language);
  return `${formatValue(value, form, language)} ±${spread} ${markOf(cell)}`;
}

/** Every mark has the same width, so that numbers stand below each other. */
function markOf({ difference, fair }: ReportCell): string {
  if (difference?.isReal === true) return difference.value > 0 ? '▲' : '▼';
  return fair?.isOff === true ? '!' : ' ';
}
