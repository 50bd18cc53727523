import type { ChangeFigure, Figure } from './figure.ts';
import { tellFigure } from './figure.ts';
import type { Told } from './told.ts';

/** What has to be so for a sentence to be true, and what the figures say. */
export interface Condition {
  readonly holds: boolean;
  readonly about: string;
}

const condition = (holds: boolean, figure: Figure, wanted: string): Condition => ({
  holds,
  about: `${tellFigure(figure, 'en')} should be ${wanted}`,
});

/** All of its interval is above a number. */
export const above = (figure: Figure, bound: number): Condition =>
  condition(figure.low > bound, figure, `above ${bound}`);

export const below = (figure: Figure, bound: number): Condition =>
  condition(figure.high < bound, figure, `below ${bound}`);

/** All of its interval lies between two numbers. */
export const between = (figure: Figure, low: number, high: number): Condition =>
  condition(figure.low > low && figure.high < high, figure, `between ${low} and ${high}`);

/** A number without an interval, such as one counted in a table. */
export const exactly = (holds: boolean, about: string): Condition => ({ holds, about });

/** One is more than another, and their intervals do not touch. */
export const more = (one: Figure, other: Figure): Condition =>
  condition(one.low > other.high, one, `above ${tellFigure(other, 'en')}`);

/** More than before, and not by chance. */
export const grows = (change: ChangeFigure): Condition =>
  condition(change.isReal && change.value > 0, change, 'really more than nothing');

export const shrinks = (change: ChangeFigure): Condition =>
  condition(change.isReal && change.value < 0, change, 'really less than nothing');

/** Nothing that an experiment could tell from chance. */
export const stays = (change: ChangeFigure): Condition =>
  condition(!change.isReal, change, 'no real change');

/**
 * A text that is only told while figures show it: whoever plays the experiments again, with other
 * rules or other bots, is told which sentences have become false, and writes them anew.
 */
export function claim(told: Told, ...conditions: readonly Condition[]): Told {
  const broken = conditions.filter(({ holds }) => !holds).map(({ about }) => about);
  if (broken.length > 0) throw new FalseClaim(told, broken);
  return told;
}

export class FalseClaim extends Error {
  constructor({ en }: Told, broken: readonly string[]) {
    super(`The figures no longer show this: “${en}” (${broken.join('; ')})`);
  }
}
