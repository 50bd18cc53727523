import { type MatchRecord, printRecord } from '@pepite/kernel';
import type { MatchFigures } from './figures.ts';

const dateText = (date: number | null): string =>
  date === null ? '' : new Date(date).toISOString();

const rivalText = ({ name, bot }: MatchFigures['rivals'][number]): string =>
  bot === undefined ? name : `${name} (${bot})`;

/** A field of a table that other programs read: quoted where it has to be, and never a formula. */
function field(value: string | number | boolean): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** All matches as a table, one to a line, with a column for each measure of any of them. */
export function csvOf(matches: readonly MatchFigures[]): string {
  const measures = [...new Set(matches.flatMap(({ own }) => [...own.keys()]))].sort();
  const head = [
    'date',
    'game',
    'match',
    'players',
    'score',
    'place',
    'won',
    'rivals',
    'accuracy',
    ...measures,
  ];
  const rows = matches.map(({ own, ...one }) => [
    dateText(one.date),
    one.game,
    one.match,
    one.players,
    one.score,
    one.place,
    one.hasWon,
    one.rivals.map(rivalText).join('; '),
    one.accuracy?.mean ?? '',
    ...measures.map((measure) => own.get(measure)?.value ?? ''),
  ]);
  return [head, ...rows].map((row) => `${row.map(field).join(',')}\n`).join('');
}

/** The same as data for programs. */
export const jsonOf = (matches: readonly MatchFigures[]): string =>
  `${JSON.stringify(
    matches.map(({ own, date, ...one }) => ({
      ...one,
      date: dateText(date),
      own: Object.fromEntries(own),
    })),
    null,
    2,
  )}\n`;

/** The records themselves, one to a line. */
export const recordsOf = (records: readonly MatchRecord[]): string =>
  records.map((record) => `${printRecord(record)}\n`).join('');
