import { itemAt, type Language } from '@pepite/kernel';
import { Figures, PHRASES, type Report, type SeatReport } from '@pepite/review/shown';
import type { PlotData, PlotLine } from '../lab/plot/plot.ts';
import type { ReviewWords } from './words.ts';

/** How likely a seat was to win, by what all saw and with all hands open, as a plot shows it. */
export function curveOf(
  report: Report,
  own: SeatReport,
  words: ReviewWords,
  language: Language,
): PlotData {
  const phrases = PHRASES[language];
  const figures = new Figures(language);
  const format = (chance: number): string => figures.percent(chance);
  const { curve } = report;
  const seen = curve.map((point) => itemAt(point.seen, own.seat));
  const open = curve.map((point) => itemAt(point.open, own.seat));
  const course = (values: readonly number[]): string => {
    const [first, last] = [values.at(0), values.at(-1)];
    return first === undefined || last === undefined
      ? '–'
      : words.fromTo(format(first), format(last));
  };
  const line = (name: string, look: number, values: readonly number[]): PlotLine => ({
    name,
    look,
    values,
    low: [],
    high: [],
  });
  return {
    kind: 'curve',
    title: phrases.curve,
    description: words.curveAbout(course(seen), course(open)),
    places: curve.map(({ ply }) => ply),
    names: curve.map(({ ply }) => String(ply)),
    width: 1,
    x: { title: phrases.moveHead, format: String },
    y: { title: '', format, range: [0, 1] },
    lines: [line(phrases.seen, 0, seen), line(phrases.open, 1, open)],
    isContinuous: true,
  };
}
