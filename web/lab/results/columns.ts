import type { Report, ReportGroup, ReportRow } from '@pepite/lab/shown';

/** A column of what is shown: an arm of the report. */
export interface ShownArm {
  /** Which one of the report's. */
  readonly arm: number;
  readonly name: string;
  /** Which of the lines it is drawn as. */
  readonly look: number;
  readonly matches: number;
}

/** The numbers of seats that were played with, each once. */
export const seatsIn = ({ arms }: Report): readonly number[] => [
  ...new Set(arms.map(({ seats }) => seats)),
];

/** The variants with so many seats, side by side. */
export const columnsOf = ({ arms }: Report, seats: number): readonly ShownArm[] =>
  arms
    .map(({ name, matches, seats: own }, arm) => ({ arm, name, matches, own }))
    .filter(({ own }) => own === seats)
    .map(({ arm, name, matches }, look) => ({ arm, name, look, matches }));

/** Who plays in the columns: bots by seat, and the names of the columns they play in. */
export function lineupsOf(
  report: Report,
  arms: readonly ShownArm[],
): readonly { readonly names: string; readonly bots: readonly string[] }[] {
  const botsOf = ({ arm }: ShownArm): readonly string[] => report.arms[arm]?.bots ?? [];
  const alike = Map.groupBy(arms, (arm) => JSON.stringify(botsOf(arm)));
  return [...alike.values()].map((some) => ({
    names: some.map(({ name }) => name).join(', '),
    bots: some.slice(0, 1).flatMap(botsOf),
  }));
}

const isReal = ({ cells }: ReportRow, arms: readonly ShownArm[]): boolean =>
  arms.some(({ arm }) => cells[arm]?.difference?.isReal === true);

/** How many differences between the columns are real. */
export const countReal = ({ groups }: Report, arms: readonly ShownArm[]): number =>
  groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ cells }) => arms.filter(({ arm }) => cells[arm]?.difference?.isReal === true))
    .length;

/** What is shown of a group: some of its rows. */
export interface ShownGroup {
  readonly group: ReportGroup;
  readonly rows: readonly ReportRow[];
}

/** The rows that the columns tell anything of; if asked, only those in which they differ. */
export function shownGroups(
  { groups }: Report,
  arms: readonly ShownArm[],
  onlyReal: boolean,
): readonly ShownGroup[] {
  const isShown = (row: ReportRow): boolean =>
    onlyReal ? isReal(row, arms) : arms.some(({ arm }) => row.cells[arm] !== undefined);
  return groups
    .map((group) => ({ group, rows: group.rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Rows of the same measure, one below the other. */
export function measuresIn(rows: readonly ReportRow[]): readonly (readonly ReportRow[])[] {
  return [...Map.groupBy(rows, ({ measure }) => measure).values()];
}
