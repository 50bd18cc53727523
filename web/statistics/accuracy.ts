import type { Language } from '@pepite/kernel';
import { Figures } from '@pepite/review/shown';
import type { PlotData } from '../lab/plot/plot.ts';
import { dayText } from '../words/date.ts';
import type { GameSummary } from './summary.ts';
import type { StatisticsTexts } from './words/texts.ts';

/** Half a 95% interval, in standard errors. */
const INTERVAL = 1.96;
const within = (share: number): number => Math.min(1, Math.max(0, share));

/** How accurate the reader was in matches that were reviewed, one after the other. */
export function accuracyOf(
  { matches, meanAccuracy }: GameSummary,
  words: StatisticsTexts,
  language: Language,
  now: number,
): PlotData {
  const figures = new Figures(language);
  const told = matches.flatMap(({ accuracy, date }, index) =>
    accuracy === undefined ? [] : [{ ...accuracy, date, number: index + 1 }],
  );
  return {
    kind: 'curve',
    title: words.accuracyCourse,
    description: words.accuracyAbout(told.length, figures.percent(within(meanAccuracy ?? 0))),
    places: told.map(({ number }) => number),
    names: told.map(
      ({ number, date }) =>
        `${number}, ${date === null ? words.undated : dayText(date, now, language)}`,
    ),
    width: 1,
    x: { title: words.match, format: String },
    y: { title: '', format: (share) => figures.percent(share), range: [0, 1] },
    lines: [
      {
        name: words.you,
        look: 0,
        values: told.map(({ mean }) => within(mean)),
        low: told.map(({ mean, error }) => within(mean - INTERVAL * error)),
        high: told.map(({ mean, error }) => within(mean + INTERVAL * error)),
      },
    ],
  };
}
