import type { Language } from '@pepite/kernel';
import { inColumns, type Side } from '../../layout.ts';
import { spread, type Summary } from '../statistics.ts';
import type { Measured } from './run.ts';
import type { BenchSimulateWords } from './words.ts';

/** For people: a line for each game and number of seats. */
export function reportTable(
  measured: readonly Measured[],
  language: Language,
  words: BenchSimulateWords,
): readonly string[] {
  const { brief, around, times } = words;
  const isCompared = measured.some(({ against }) => against !== undefined);
  const rows = measured.map(({ game, seats, decisions, against }) => [
    game.words[language].title,
    String(seats),
    brief(decisions.median),
    around(spread(decisions)),
    ...(against === undefined
      ? []
      : [
          brief(against.decisions.median),
          around(spread(against.decisions)),
          times(against.ratio.median),
          `${times(against.ratio.least)} – ${times(against.ratio.most)}`,
        ]),
  ]);
  const columns = [...words.columns, ...(isCompared ? words.comparedColumns : [])];
  const sides = columns.map((_, column): Side => (column === 0 ? 'left' : 'right'));
  return inColumns([columns, ...rows], sides);
}

/** For machines. */
export const toJson = ({ game, seats, decisions, against }: Measured): object => ({
  game: game.id,
  seats,
  decisionsPerSecond: rounded(decisions, 0),
  ...(against === undefined
    ? {}
    : {
        against: {
          decisionsPerSecond: rounded(against.decisions, 0),
          ratio: rounded(against.ratio, 3),
        },
      }),
});

const rounded = ({ median, least, most }: Summary, digits: number): Summary => {
  const round = (value: number): number => Number(value.toFixed(digits));
  return { median: round(median), least: round(least), most: round(most) };
};
