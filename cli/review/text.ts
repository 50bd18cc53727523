import { itemAt, type Language } from '@pepite/kernel';
import {
  accuracyText,
  costText,
  luckText,
  PHRASES,
  placeText,
  type Report,
  type SeatReport,
  type ShownDecision,
} from '@pepite/review';
import { harmless, inColumns, wrap } from '../layout.ts';
import { textsIn } from '../words/index.ts';
import { sparkline } from './sparkline.ts';
import { REVIEW_TEXTS } from './words.ts';

interface Form {
  /** Where the record was read, for the command that shows a position of it. */
  readonly file: string;
  readonly language: Language;
  readonly width: number;
}

/** The decisions that are told at length. */
const MOST = 3;

/** A report as lines of text. */
export function reportLines(report: Report, form: Form): readonly string[] {
  const { language, width } = form;
  const phrases = PHRASES[language];
  const names = report.names.map(harmless);
  const winners = report.winners.map((seat) => itemAt(names, seat));
  return [
    phrases.title(report.game[language]),
    ...(winners.length === 0 ? [] : [phrases.won(textsIn(language).list(winners))]),
    ...(report.isFinished ? [] : wrap(phrases.unfinished, width)),
    ...report.seats.flatMap((seat) => ['', ...seatLines(report, seat, names, form)]),
    '',
    phrases.luck,
    ...inColumns(report.luck.map((gain, seat) => [`  ${names[seat]}`, luckText(gain, language)])),
    '',
    ...phrases.about.flatMap((paragraph) => wrap(paragraph, width)),
  ];
}

function seatLines(
  report: Report,
  own: SeatReport,
  names: readonly string[],
  form: Form,
): readonly string[] {
  const { language, width } = form;
  const phrases = PHRASES[language];
  const name = itemAt(names, own.seat);
  const indented = (text: string): readonly string[] =>
    wrap(text, width - 2).map((line) => `  ${line}`);
  return [
    REVIEW_TEXTS[language].seat(own.seat, name),
    ...indented(accuracyText(own, language)),
    ...indented(phrases.counts(own)),
    ...curveLines(report, own, form),
    ...(own.worse.length === 0 ? indented(phrases.nothingWorse) : [`  ${phrases.mattered}`]),
    ...own.worse
      .slice(0, MOST)
      .flatMap((decision, index) => decisionLines(decision, index + 1, name, form)),
  ];
}

function decisionLines(
  decision: ShownDecision,
  number: number,
  name: string,
  { file, language, width }: Form,
): readonly string[] {
  const phrases = PHRASES[language];
  const about = decision.about === null ? [] : [harmless(decision.about[language])];
  const texts = [
    `${phrases.chosen(name, harmless(decision.chosen[language]))} ` +
      phrases.best(harmless(decision.best[language])),
    costText(decision, language),
    ...about,
    REVIEW_TEXTS[language].look(file, decision.ply),
  ];
  return [
    `  ${number}. ${placeText(decision, language)}`,
    ...texts.flatMap((text) => wrap(text, width - 5).map((line) => `     ${line}`)),
  ];
}

/** Both curves below each other, from the first move to the last. */
function curveLines(report: Report, own: SeatReport, { language, width }: Form): readonly string[] {
  const phrases = PHRASES[language];
  const labels = [phrases.seen, phrases.open];
  const room = Math.max(10, Math.min(60, width - 6 - Math.max(...labels.map((one) => one.length))));
  const points = (of: 'seen' | 'open') =>
    report.curve.map((point) => ({ ply: point.ply, chance: itemAt(point[of], own.seat) }));
  const rows = [points('seen'), points('open')].map((some, index) => [
    `    ${itemAt(labels, index)}`,
    sparkline(some, report.plies, room),
  ]);
  return [`  ${phrases.curve}`, ...inColumns(rows)];
}
