import type { Language } from '@pepite/kernel';
import type { PlotData, PlotLine } from '../lab/plot/plot.ts';
import { dayText } from '../words/date.ts';
import { pointsText } from '../words/points.ts';
import type { GameSummary } from './summary.ts';
import type { StatisticsTexts } from './words/texts.ts';

const TENTHS = 10;
const rounded = (value: number): number => Math.round(TENTHS * value) / TENTHS;

/** A mean as it is written, to a tenth. */
export const meanText = (mean: number, language: Language): string =>
  pointsText(rounded(mean), language);

const line = (name: string, look: number, values: PlotLine['values']): PlotLine => ({
  name,
  look,
  values,
  low: [],
  high: [],
});

/** The scores of the reader and of the best of the others, match after match. */
export function courseOf(
  { matches, meanScore }: GameSummary,
  words: StatisticsTexts,
  language: Language,
  now: number,
): PlotData {
  const others = matches.map(({ bestOther }) => bestOther);
  const known = others.filter((score) => score !== undefined);
  const lines = [
    line(
      words.you,
      0,
      matches.map(({ score }) => score),
    ),
  ];
  if (known.length > 0) lines.push(line(words.best, 1, others));
  const meanOther = known.reduce((sum, score) => sum + score, 0) / Math.max(1, known.length);
  return {
    kind: 'curve',
    title: words.course,
    description: words.courseAbout(
      matches.length,
      meanText(meanScore, language),
      known.length === 0 ? '–' : meanText(meanOther, language),
    ),
    places: matches.map((_, index) => index + 1),
    names: matches.map(
      ({ date }, index) =>
        `${index + 1}, ${date === null ? words.undated : dayText(date, now, language)}`,
    ),
    width: 1,
    x: { title: words.match, format: String },
    y: { title: words.score, format: (value) => pointsText(value, language) },
    lines,
  };
}
