import type { Game, Language } from '@pepite/kernel';
import { inColumns, type Side, wrap } from '../layout.ts';
import { tellStandIns } from '../programs/standing-in.ts';
import { textsIn } from '../words/index.ts';
import type { BotSummary, PairSummary, Summary } from './summary.ts';
import { ARENA_TEXTS } from './words.ts';

/** What an arena found, as lines of text. */
export function showSummary(
  game: Game,
  summary: Summary,
  language: Language,
  width: number,
): readonly string[] {
  const texts = ARENA_TEXTS[language];
  const { number } = textsIn(language);
  const { seats, matches, seed, options, milliseconds } = summary;
  return [
    texts.heading(game.words[language].title, seats, number(matches), seed),
    texts.options(JSON.stringify(options)),
    milliseconds === undefined ? texts.byLevel : texts.byTime(number(milliseconds)),
    '',
    ...botLines(summary.perBot, language),
    '',
    ...pairLines(summary.perPair, language),
    '',
    ...programLines(summary.perBot, language),
    ...wrap(texts.about, width),
  ];
}

const numbersAfter = (names: number): readonly Side[] =>
  Array.from({ length: names + 8 }, (_, column) => (column < names ? 'left' : 'right'));

function botLines(bots: readonly BotSummary[], language: Language): readonly string[] {
  const { columns } = ARENA_TEXTS[language];
  const { number } = textsIn(language);
  const { bot, rating, interval, matches, choices, median, percentile99 } = columns;
  const rows = bots.map((line) => [
    line.bot,
    number(line.rating.points),
    `${number(line.rating.low)} – ${number(line.rating.high)}`,
    number(line.matches),
    number(line.thinking.choices),
    number(line.thinking.median, 1),
    number(line.thinking.percentile99, 1),
  ]);
  const head = [bot, rating, interval, matches, choices, median, percentile99];
  return inColumns([head, ...rows], numbersAfter(1));
}

/** How programs have done besides: nothing where there is none. */
function programLines(bots: readonly BotSummary[], language: Language): readonly string[] {
  const lines = bots.flatMap(({ bot, standIns }) =>
    standIns === undefined ? [] : [tellStandIns(bot, standIns, language)],
  );
  return lines.length === 0 ? [] : [...lines, ''];
}

function pairLines(pairs: readonly PairSummary[], language: Language): readonly string[] {
  const { columns } = ARENA_TEXTS[language];
  const { number, percent } = textsIn(language);
  const { bot, against, matches, won, share, interval, fair } = columns;
  const rows = pairs.map((pair) => [
    pair.one,
    pair.other,
    number(pair.matches),
    number(pair.won, 1),
    percent(pair.share.share),
    `${percent(pair.share.low)} – ${percent(pair.share.high)}`,
    percent(pair.fair),
  ]);
  return inColumns([[bot, against, matches, won, share, interval, fair], ...rows], numbersAfter(2));
}
