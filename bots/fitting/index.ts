import type { Bot } from '../bot.ts';
import { Weigher } from '../heuristics/auruxxx/weigher.ts';
import { WEIGHTS as AURUXXX } from '../heuristics/auruxxx/weights.ts';
import { entriesOf, withValues } from './entries.ts';

export { CrossEntropy, type CrossEntropyState } from './cross-entropy.ts';

/** A bot that goes by weights which may be chosen otherwise. */
export interface Fittable {
  readonly names: readonly string[];
  /** The weights of the heuristic. */
  readonly values: readonly number[];
  botOf(values: readonly number[]): Bot;
  /** The weights as they are written in the code. */
  weightsOf(values: readonly number[]): object;
}

const FITTABLES: Readonly<Record<string, Fittable>> = {
  auruxxx: {
    ...entriesOf(AURUXXX),
    botOf: (values) => new Weigher(withValues(AURUXXX, values)),
    weightsOf: (values) => withValues(AURUXXX, values),
  },
};

/** The games whose bots can be fitted. */
export const FITTABLE_GAMES: readonly string[] = Object.keys(FITTABLES);

export const fittableOf = (game: string): Fittable | undefined =>
  Object.hasOwn(FITTABLES, game) ? FITTABLES[game] : undefined;
