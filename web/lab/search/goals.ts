import { defaultOptions, type Game, type Language, type MeasureGroup } from '@pepite/kernel';
import type { Goal } from '@pepite/lab';
import { formatValue } from '@pepite/lab/shown';

/** A measure that a search can aim at. */
export interface GoalChoice {
  /** As goals name it: `wins/0`, or `wins/*` for every item of it. */
  readonly measure: string;
  readonly name: string;
  /** Shares are typed in as hundredths. */
  readonly isShare: boolean;
}

/** All measures that every match tells: a search reads no others. */
export const goalChoices = (
  groups: readonly MeasureGroup[],
  game: Game,
  seats: number,
  { language, every }: { readonly language: Language; readonly every: string },
): readonly GoalChoice[] =>
  groups
    .flatMap(({ specs }) => specs)
    .filter(({ isClose }) => isClose !== true)
    .flatMap((spec) => {
      const isShare = spec.form !== 'mean';
      const { title } = spec.words[language];
      const items = spec.items?.(seats, defaultOptions(game.options, seats));
      if (items === undefined) return [{ measure: spec.id, name: title, isShare }];
      return [
        { measure: `${spec.id}/*`, name: `${title} – ${every}`, isShare },
        ...items.map(({ id, name }) => ({
          measure: `${spec.id}/${id}`,
          name: `${title} – ${name[language]}`,
          isShare,
        })),
      ];
    });

/** What a goal asks of a measure. */
export const AIMS = ['about', 'least', 'most', 'between'] as const;
export type Aim = (typeof AIMS)[number];

/** What was typed in, as a person sees it: hundredths of a share. */
export interface TypedGoal {
  readonly aim: Aim;
  readonly value: number;
  /** The upper end, of what lies between. */
  readonly upper: number;
  readonly tolerance: number;
  /** Only with so many players; with all numbers of them, unless said. */
  readonly seats?: number;
}

export function goalOf({ measure, isShare }: GoalChoice, typed: TypedGoal): Goal {
  const size = (number: number): number =>
    isShare ? Number((number / 100).toPrecision(12)) : number;
  const value = size(typed.value);
  const { seats } = typed;
  const common = {
    measure,
    ...(seats !== undefined && { seats }),
    tolerance: size(typed.tolerance),
  };
  if (typed.aim === 'about') return { ...common, target: value };
  if (typed.aim === 'least') return { ...common, least: value };
  if (typed.aim === 'most') return { ...common, most: value };
  return { ...common, least: value, most: size(typed.upper) };
}

export interface GoalWords {
  readonly about: (value: string, tolerance: string) => string;
  readonly least: (value: string) => string;
  readonly most: (value: string) => string;
  readonly players: (seats: number) => string;
  readonly told: (name: string, what: string) => string;
}

/** A goal in short. */
export function tellGoal(
  goal: Goal,
  choice: GoalChoice | undefined,
  language: Language,
  words: GoalWords,
): string {
  const { measure, seats, target, least, most, tolerance } = goal;
  const told = (value: number): string => tellValue(value, choice, language);
  const aims = [
    ...(target === undefined ? [] : [words.about(told(target), told(tolerance))]),
    ...(least === undefined ? [] : [words.least(told(least))]),
    ...(most === undefined ? [] : [words.most(told(most))]),
    ...(seats === undefined ? [] : [words.players(seats)]),
  ];
  return words.told(choice?.name ?? measure, aims.join(', '));
}

export const tellValue = (
  value: number,
  choice: GoalChoice | undefined,
  language: Language,
): string => formatValue(value, choice?.isShare === true ? 'share' : 'mean', language);
