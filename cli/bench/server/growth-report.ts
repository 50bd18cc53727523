import { itemAt } from '@pepite/kernel';
import { inColumns } from '../../layout.ts';
import { median, spread, summarise } from '../statistics.ts';
import type { Growth } from './growth.ts';
import type { GrowthWords } from './growth-words.ts';
import { numbersOf, ratioOf } from './report.ts';
import type { ServerWords } from './words.ts';

/** For people: a row for every number of processes, compared with the first. */
export function growthTable(
  growth: readonly Growth[],
  words: GrowthWords,
  { whole, brief, around, times, milliseconds }: ServerWords,
): readonly string[] {
  const single = itemAt(itemAt(growth, 0).measurement.loads, 0);
  const rows = growth.map(({ measurement: { loads, pace }, ...group }, index) => {
    const load = itemAt(loads, 0);
    const efficiency = summarise(load.efficiencies);
    return [
      whole(group.processes),
      words.players(group),
      brief(median(load.speeds)),
      brief(efficiency.median),
      around(spread(efficiency)),
      index === 0 ? '' : times(ratioOf(load, single)),
      milliseconds(median(pace.p50)),
      milliseconds(median(pace.p99)),
    ];
  });
  const right = Array.from({ length: 6 }, () => 'right' as const);
  return inColumns([words.columns, ...rows], ['right', 'left', ...right]);
}

/** For machines: each ratio is to the first. */
export const growthToJson = (growth: readonly Growth[]): readonly object[] => {
  const single = itemAt(growth, 0).measurement;
  return growth.map(({ processes, isApart, measurement }) => ({
    processes,
    isApart,
    ...numbersOf(measurement, (own) => ratioOf(own, itemAt(single.loads, 0))),
  }));
};
