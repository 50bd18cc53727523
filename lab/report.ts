import { isProgram } from '@pepite/bots';
import {
  type Game,
  itemAt,
  LANGUAGES,
  type Language,
  type MeasureGroup,
  type MeasureItem,
  type MeasureSpec,
  type Translated,
} from '@pepite/kernel';
import type { Arm } from './arm.ts';
import { measureGroups } from './measures/index.ts';
import { programs, standInsOf } from './measures/programs.ts';
import { plotOf } from './report-plots.ts';
import type { Column, Report, ReportCell, ReportProgram, ReportRow } from './report-shape.ts';
import type { LabResult } from './result.ts';
import { chanceOfOffset, differenceOf } from './statistics/difference.ts';
import { realAmong } from './statistics/discoveries.ts';
import { estimateOf } from './statistics/estimate.ts';
import type { ArmTally } from './tally.ts';

/** An experiment that was read, with the game it is about. */
interface Read {
  readonly game: Game;
  readonly arms: readonly Arm[];
}

/** Games tell their own measures when they are asked for them. */
export async function reportOf(read: Read, result: LabResult): Promise<Report> {
  const groups = measureGroups(read.game, await read.game.loadMeasures?.());
  // How programs have done is asked for by nobody, and told wherever one has played.
  return reportFrom(read, result, [...groups, programs]);
}

function reportFrom(
  { game, arms }: Read,
  { experiment, tally, isFinished }: LabResult,
  groups: readonly MeasureGroup[],
): Report {
  const columns = arms.map((arm, index) => ({ arm, tally: itemAt(tally, index) }));
  const drafts = groups.map((group) => ({ group, rows: rowsOf(group, columns) }));
  const marked = marker(drafts.flatMap(({ rows }) => rows));
  return {
    title: experiment.title,
    game: translated((language) => game.words[language].title),
    isFinished,
    arms: columns.map(({ arm: { name, seats, bots, base }, tally: { matches, measures } }) => ({
      name,
      seats,
      bots,
      matches,
      base,
      programs: programsAmong(bots, measures),
    })),
    groups: drafts
      .filter(({ rows }) => rows.length > 0)
      .map(({ group: { id, title, specs }, rows }) => ({
        id,
        title,
        rows: rows.map(marked),
        plots: specs.flatMap((spec) => plotOf(spec, rows, columns) ?? []),
      })),
  };
}

const programsAmong = (
  bots: Arm['bots'],
  measures: ArmTally['measures'],
): readonly ReportProgram[] =>
  [...bots.entries()]
    .filter(([, bot]) => isProgram(bot))
    .map(([seat, program]) => ({ seat, program, ...standInsOf(seat, measures) }));

const translated = <T>(of: (language: Language) => T): Translated<T> => {
  const [en, fr] = LANGUAGES.map(of);
  if (en === undefined || fr === undefined) throw new Error('a language is missing');
  return { en, fr };
};

function rowsOf({ specs }: MeasureGroup, columns: readonly Column[]): readonly ReportRow[] {
  return specs.flatMap((spec) =>
    itemsIn(spec, columns)
      .map((item) => rowOf(spec, item, columns))
      .filter(({ cells }) => cells.some((cell) => cell !== undefined)),
  );
}

/** The items of all columns, each once, in the order in which they come up. */
function itemsIn(
  spec: MeasureSpec,
  columns: readonly Column[],
): readonly (MeasureItem | undefined)[] {
  if (spec.items === undefined) return [undefined];
  const items = new Map<string, MeasureItem>();
  for (const { arm } of columns) {
    for (const item of spec.items(arm.seats, arm.options)) {
      if (!items.has(item.id)) items.set(item.id, item);
    }
  }
  return [...items.values()];
}

function rowOf(
  spec: MeasureSpec,
  item: MeasureItem | undefined,
  columns: readonly Column[],
): ReportRow {
  const key = item === undefined ? spec.id : `${spec.id}/${item.id}`;
  return {
    key,
    measure: spec.id,
    form: spec.form,
    words: spec.words,
    item: item?.name,
    isClose: spec.isClose ?? false,
    cells: columns.map((column) => cellOf(spec, key, column, columns)),
  };
}

function cellOf(
  spec: MeasureSpec,
  key: string,
  { arm, tally }: Column,
  columns: readonly Column[],
): ReportCell | undefined {
  const sums = tally.measures[key];
  if (sums === undefined || sums.n === 0) return undefined;
  const fair = spec.fair?.(arm.seats);
  const base = arm.base === undefined ? undefined : itemAt(columns, arm.base).tally.measures[key];
  const difference =
    base === undefined || base.n === 0 ? undefined : differenceOf(sums, base, tally.cross[key]);
  return {
    estimate: estimateOf(sums, spec.form),
    fair:
      fair === undefined ? undefined : { value: fair, p: chanceOfOffset(sums, fair), isOff: false },
    difference: difference === undefined ? undefined : { ...difference, isReal: false },
  };
}

/** Marks what is real among all differences that are shown, and among all offsets from fair. */
function marker(rows: readonly ReportRow[]): (row: ReportRow) => ReportRow {
  const cells = rows.flatMap(({ cells: all }) => all.filter((cell) => cell !== undefined));
  const real = markedBy(cells, ({ difference }) => difference?.p);
  const off = markedBy(cells, ({ fair }) => fair?.p);
  const marked = (cell: ReportCell): ReportCell => ({
    ...cell,
    fair: cell.fair && { ...cell.fair, isOff: off.has(cell) },
    difference: cell.difference && { ...cell.difference, isReal: real.has(cell) },
  });
  return (row) => ({ ...row, cells: row.cells.map((cell) => cell && marked(cell)) });
}

function markedBy(
  cells: readonly ReportCell[],
  pOf: (cell: ReportCell) => number | undefined,
): ReadonlySet<ReportCell> {
  const asked = cells.flatMap((cell) => {
    const p = pOf(cell);
    return p === undefined ? [] : [{ cell, p }];
  });
  const real = realAmong(asked.map(({ p }) => p));
  return new Set(asked.filter((_, index) => real[index] === true).map(({ cell }) => cell));
}
