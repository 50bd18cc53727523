import { type Game } from '@pepite/kernel';
type Rules<T, H, B> = Pick<Game<T, H, B>, 'create' | 'turn' | 'moves' | 'apply' | 'result' | 'imagine'> & Partial<Pick<Game<T, H, B>, 'chances' | 'learns'>>;
/** A game for two that is small enough to be solved; what the search does not ask is left out. */
export declare const toyGame: <T, H, B>(rules: Rules<T, H, B>) => Game<T, H, B>;
export {};
