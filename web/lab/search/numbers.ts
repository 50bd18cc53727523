import type { Game } from '@pepite/kernel';
import type { MovingNumber, Search } from '@pepite/lab';
import { numericOptions } from '../form/chosen-number.svelte.ts';

const SIGNS = { set: '', add: '+', times: '×' } as const;

/** A number that may move, in short: `tools pick: 0 – 5`. All is called as files call it. */
export function tellNumber(
  { name, way, from, to, start }: MovingNumber,
  { told }: { readonly told: (name: string, what: string) => string },
): string {
  const sign = SIGNS[way];
  return told(name, `${sign}${from} – ${sign}${to}${start === undefined ? '' : ` (${start})`}`);
}

/** What a number is called unless somebody says otherwise: by where it is. */
export function nameOf(number: Omit<MovingNumber, 'name'>): string {
  const where = Object.entries(number.where ?? {}).map(
    ([mark, value]) => `${mark} ${String(value)}`,
  );
  return [number.option, number.field, ...where].filter((part) => part !== undefined).join(' ');
}

/** The games that have a number to move. */
export const isSearchable = (game: Game): boolean => numericOptions(game).length > 0;

/** A first search: how many cards make a match of about half an hour? */
export function freshSearch(game: Game, seats: number): Search {
  const counts = numericOptions(game).flatMap((option): MovingNumber[] => {
    const spec = game.options[option];
    if (spec?.kind !== 'count') return [];
    const { least: from, most: to } = spec;
    return [{ name: option, option, way: 'set', from, to, step: 1, start: spec.default(seats) }];
  });
  return {
    game: game.id,
    seats: [seats],
    bots: ['heuristic'],
    numbers: counts.slice(0, 1),
    goals: [{ measure: 'minutes', target: 30, tolerance: 3 }],
    generations: 4,
    population: 12,
    matches: 40,
    seed: 1,
  };
}
