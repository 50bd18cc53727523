import { itemAt } from '@pepite/kernel';
import type { Edit, Experiment, Variant } from '../experiment.ts';
import type { MovingNumber, Search } from './search.ts';

/** A value for each number that may move. */
export type Values = readonly number[];

/** The variant that a search begins with. */
export const startOf = ({ numbers }: Search): Values =>
  numbers.map((number) => rounded(number, number.start ?? (number.from + number.to) / 2));

/** The nearest value that a number may have. */
function rounded({ from, to, step }: MovingNumber, value: number): number {
  const steps = Math.round((Math.min(to, Math.max(from, value)) - from) / step);
  const nearest = from + steps * step;
  // Steps of a tenth do not add up exactly.
  return Number((nearest > to ? nearest - step : nearest).toPrecision(12));
}

/** How far from the ends a number is kept: odds of 0 or of all to nothing could not be learnt. */
const MARGIN = 0.02;

/**
 * The numbers as the cross-entropy search sees them, above zero and without an upper end: the odds
 * of being in the upper part of the range.
 */
export const oddsOf = ({ numbers }: Search, values: Values): readonly number[] =>
  numbers.map(({ from, to }, place) => {
    const part = (itemAt(values, place) - from) / (to - from);
    const inside = Math.min(1 - MARGIN, Math.max(MARGIN, part));
    return inside / (1 - inside);
  });

export const valuesOf = ({ numbers }: Search, odds: readonly number[]): Values =>
  numbers.map((number, place) => {
    const share = itemAt(odds, place) / (1 + itemAt(odds, place));
    // The ends of the range can be reached, too.
    const part = (share - MARGIN) / (1 - 2 * MARGIN);
    return rounded(number, number.from + part * (number.to - number.from));
  });

export const nameOf = ({ numbers }: Search, values: Values): string =>
  numbers.map(({ name }, place) => `${name} ${itemAt(values, place)}`).join(', ');

function editOf(number: MovingNumber, value: number): Edit {
  const { option, where, field, way } = number;
  const change = field === undefined ? value : { [field]: value };
  const edited = { option, ...(where !== undefined && { where }) };
  if (way === 'set') return { ...edited, set: change };
  return way === 'add' ? { ...edited, add: change } : { ...edited, times: change };
}

export function variantOf(search: Search, values: Values): Variant {
  const { options, edits = [], numbers } = search;
  const moved = numbers.map((number, place) => editOf(number, itemAt(values, place)));
  return {
    name: nameOf(search, values),
    ...(options !== undefined && { options }),
    edits: [...edits, ...moved],
  };
}

/** The experiment that plays some variants of a search. */
export const experimentOf = (
  search: Search,
  all: readonly Values[],
  matches = search.matches,
): Experiment => ({
  ...(search.title !== undefined && { title: search.title }),
  game: search.game,
  seats: search.seats,
  variants: all.map((values) => variantOf(search, values)),
  bots: search.bots,
  matches,
  seed: search.seed,
});

/** The same for the search itself: dear measures are left out. */
export const searchedWith = (search: Search, all: readonly Values[]): Experiment => ({
  ...experimentOf(search, all, ENOUGH_MATCHES),
  closely: ENOUGH_MATCHES,
});

/** More than any variant plays. */
const ENOUGH_MATCHES = 10_000_000;
