import { type Game, itemAt, type Language } from '@pepite/kernel';
import { type Finding, findingsOf, type Goal, type SearchState } from '@pepite/lab';
import type { Context } from '../../command.ts';
import { helpWidth } from '../../help.ts';
import { inColumns, type Side, wrap } from '../../layout.ts';
import { textsIn } from '../../words/index.ts';
import { SEARCH_TEXTS } from './words.ts';

/** For machines: the findings with all their evidence. */
export const jsonOf = (state: SearchState): string =>
  JSON.stringify(
    {
      search: state.search,
      generations: state.generations,
      tried: state.tried.length,
      findings: findingsOf(state),
    },
    undefined,
    2,
  );

/** For people: what was asked for, and a column for each variant. */
export function tableOf(context: Context, game: Game, state: SearchState): readonly string[] {
  const { language, out } = context;
  const texts = SEARCH_TEXTS[language];
  const { search, tried } = state;
  const findings = findingsOf(state);
  const rows = [
    [texts.variant, ...findings.map(nameIn(language))],
    ...search.numbers.map(({ name }, place) => [
      name,
      ...findings.map(({ values }) => briefIn(language)(itemAt(values, place))),
    ]),
    ...search.goals.flatMap((_, goal) => goalRows(context, findings, goal)),
  ];
  const sides = [texts.variant, ...findings].map((_, place): Side =>
    place > 0 ? 'right' : 'left',
  );
  return [
    texts.heading(
      search.title ?? game.words[language].title,
      textsIn(language).number(tried.length),
    ),
    '',
    texts.goals,
    ...search.goals.map((goal, place) => `  ${place + 1}. ${goalLine(context, goal)}`),
    '',
    ...inColumns(rows, sides),
    '',
    ...wrap(texts.about, helpWidth(out.columns)),
  ];
}

/** Those that none is better than in everything have a star. */
const nameIn =
  (language: Language) =>
  ({ isStart, isDominated }: Finding, place: number): string => {
    const name = isStart ? SEARCH_TEXTS[language].start : String(place + 1);
    return isDominated ? name : `${name} *`;
  };

function goalRows(
  { language }: Context,
  findings: readonly Finding[],
  goal: number,
): readonly (readonly string[])[] {
  const texts = SEARCH_TEXTS[language];
  const brief = briefIn(language);
  const found = findings.map(({ goals }) => itemAt(goals, goal));
  return [
    [
      texts.goal(goal + 1),
      ...found.map(
        ({ evidence, verdict }) => `${brief(evidence.value)} ${texts.verdicts[verdict]}`,
      ),
    ],
    ['', ...found.map(({ evidence: { low, high } }) => `[${brief(low)}; ${brief(high)}]`)],
  ];
}

function goalLine({ language }: Context, goal: Goal): string {
  const texts = SEARCH_TEXTS[language];
  const brief = briefIn(language);
  const { measure, seats, target, least, most, tolerance } = goal;
  const aims = [
    ...(target === undefined ? [] : [texts.target(brief(target), brief(tolerance))]),
    ...(least === undefined ? [] : [texts.least(brief(least))]),
    ...(most === undefined ? [] : [texts.most(brief(most))]),
  ];
  const where = seats === undefined ? [] : [texts.seats(seats)];
  return [measure, ...where, ...aims].join(', ');
}

/** Three digits or so, as many as there are. */
const briefIn =
  (language: Language) =>
  (value: number): string => {
    if (!Number.isFinite(value)) return '–';
    const size = Math.abs(value);
    const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
    return value.toLocaleString(language, { maximumFractionDigits: digits });
  };
