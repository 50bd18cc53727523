import { itemAt } from '@pepite/kernel';
import { inOwnSchema } from '@pepite/server';
import { compareOwn, type Measurement, type Schedule } from './contest.ts';
import { type Group, type Heat, startingPepite } from './entries.ts';

/** Our server as so many processes on one database, and what was seen of it. */
export interface Growth extends Group {
  readonly measurement: Measurement;
}

/** One process, which the others are compared with, then twice as many, and so on. */
export function groupsUpTo(most: number): readonly Group[] {
  const groups: Group[] = [{ processes: 1, isApart: false }];
  for (let processes = 2; processes <= most; processes *= 2) {
    groups.push({ processes, isApart: false }, { processes, isApart: true });
  }
  return groups;
}

/** What is measured, and where: each group has a database of its own on a PostgreSQL. */
interface GrowthBench {
  readonly postgres: string;
  readonly groups: readonly Group[];
  readonly data: string;
  readonly heat: Heat;
  readonly schedule: Schedule;
  readonly signal: AbortSignal;
}

/** Growing needs the least load only: what is compared is processes. */
export const growthSchedule = ({ loads, seconds }: Schedule): Schedule => ({
  loads: loads.slice(0, 1),
  seconds,
});

/** Lets our server take turns with itself, as one process and as several. */
export const measureGrowth = (
  { postgres, groups, data, heat, schedule, signal }: GrowthBench,
  tick: () => void,
): Promise<readonly Growth[]> =>
  inOwnSchemas(postgres, groups.length, async (databases) => {
    const starts = groups.map((group, index) =>
      startingPepite(heat, { data, database: itemAt(databases, index) }, signal, group),
    );
    const measurements = await compareOwn(starts, schedule, tick);
    return measurements.map((measurement, index) => ({ ...itemAt(groups, index), measurement }));
  });

const inOwnSchemas = <R>(
  url: string,
  count: number,
  use: (databases: readonly string[]) => Promise<R>,
): Promise<R> =>
  count === 0
    ? use([])
    : inOwnSchema(url, (own) => inOwnSchemas(url, count - 1, (others) => use([own, ...others])));
