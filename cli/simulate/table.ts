import { type Game, itemNamed, type Language } from '@pepite/kernel';
import { inColumns, type Side, wrap } from '../layout.ts';
import { textsIn } from '../words/index.ts';
import type { Spread } from './statistics.ts';
import type { BotSummary, SeatSummary, Summary } from './summary.ts';
import { SIMULATE_TEXTS } from './words.ts';

/** What a simulation found, as lines of text. */
export function showSummary(
  game: Game,
  summary: Summary,
  language: Language,
  width: number,
): readonly string[] {
  const texts = SIMULATE_TEXTS[language];
  const { number } = textsIn(language);
  const { matches, drawn } = summary;
  const title = game.words[language].title;
  return [
    texts.heading(title, summary.seats, number(matches), summary.seed),
    texts.options(JSON.stringify(summary.options)),
    '',
    ...seatLines(summary.perSeat, language),
    '',
    // One bot on all seats wins every match, which tells nothing.
    ...(summary.perBot.length === 1 ? [] : [...botLines(summary.perBot, language), '']),
    ...wrap(texts.aboutWins, width),
    ...(drawn === 0 ? [] : [texts.drawn(number(drawn))]),
    '',
    ...lengthLines(summary, language),
    '',
    ...endingLines(game, summary, language),
  ];
}

const numbersAfter = (names: number): readonly Side[] =>
  Array.from({ length: names + 12 }, (_, column) => (column < names ? 'left' : 'right'));

function seatLines(seats: readonly SeatSummary[], language: Language): readonly string[] {
  const { columns } = SIMULATE_TEXTS[language];
  const rows = seats.map((seat) => [String(seat.seat), seat.bot, ...sideCells(seat, language)]);
  return inColumns([[columns.seat, columns.bot, ...sideHead(language)], ...rows], numbersAfter(2));
}

function botLines(bots: readonly BotSummary[], language: Language): readonly string[] {
  const { columns } = SIMULATE_TEXTS[language];
  const rows = bots.map((bot) => [bot.bot, bot.seats.join(' '), ...sideCells(bot, language)]);
  return inColumns([[columns.bot, columns.seats, ...sideHead(language)], ...rows], numbersAfter(2));
}

function sideHead(language: Language): readonly string[] {
  const { columns } = SIMULATE_TEXTS[language];
  const { won, share, interval, score, deviation, low, median, high } = columns;
  return [won, share, interval, score, deviation, low, median, high];
}

function sideCells(
  { won, winShare, scores }: Pick<SeatSummary, 'won' | 'winShare' | 'scores'>,
  language: Language,
): readonly string[] {
  const { number, percent } = textsIn(language);
  return [
    number(won),
    percent(winShare.share),
    `${percent(winShare.low)} – ${percent(winShare.high)}`,
    number(scores.mean, 2),
    number(scores.deviation, 2),
    number(scores.percentile5),
    number(scores.median),
    number(scores.percentile95),
  ];
}

function lengthLines(summary: Summary, language: Language): readonly string[] {
  const texts = SIMULATE_TEXTS[language];
  const { number } = textsIn(language);
  const { least, low, median, mean, high, most } = texts.columns;
  const row = (name: string, spread: Spread): readonly string[] => [
    name,
    number(spread.least),
    number(spread.percentile5),
    number(spread.median),
    number(spread.mean, 1),
    number(spread.percentile95),
    number(spread.most),
  ];
  return inColumns(
    [
      [texts.length, least, low, median, mean, high, most],
      row(texts.decisions, summary.decisions),
      row(texts.moves, summary.moves),
      row(texts.rounds, summary.rounds),
    ],
    numbersAfter(1),
  );
}

function endingLines(game: Game, { endings }: Summary, language: Language): readonly string[] {
  const { number, percent } = textsIn(language);
  const total = Object.values(endings).reduce((sum, count) => sum + count, 0);
  const rows = Object.entries(endings).map(([ending, count]) => [
    itemNamed(game.words[language].endings, ending),
    number(count),
    percent(count / total),
  ]);
  return inColumns([[SIMULATE_TEXTS[language].endings, '', ''], ...rows], numbersAfter(1));
}
