import { inColumns } from '../../layout.ts';
import type { Plan } from './plan.ts';
import type { Scale, Started } from './run.ts';
import type { ScaleWords } from './words.ts';

/** For people: what each server needed, and what players of live matches waited. */
export function reportTable(plan: Plan, scale: Scale, words: ScaleWords): readonly string[] {
  const { whole, seconds, mebibytes, milliseconds, percent } = words;
  const { empty, stored, idleBytes, live } = scale;
  const row = (name: string, { milliseconds: start, bytes }: Started): readonly string[] => [
    name,
    seconds(start),
    mebibytes(bytes),
  ];
  return [
    ...inColumns(
      [
        words.columns,
        row(words.empty, empty),
        row(words.stored(whole(plan.stored)), stored),
        [words.idle(whole(plan.idle)), '', mebibytes(idleBytes)],
        [words.live(whole(plan.live)), '', mebibytes(live.bytes)],
      ],
      ['left', 'right', 'right'],
    ),
    '',
    ...inColumns(
      [
        [words.live(whole(plan.live)), ...words.liveColumns],
        [
          '',
          whole(live.movesPerSecond),
          milliseconds(live.p50),
          milliseconds(live.p99),
          percent(live.load),
        ],
      ],
      ['left', 'right', 'right', 'right', 'right'],
    ),
  ];
}
