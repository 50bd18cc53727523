import { type Game, type Guide, type Translated } from '@pepite/kernel';
/** The rules page of a game: whole, ours where it is ours, and the same in every language. */
export declare function describeGuide(game: Game, guide: Translated<Guide>): void;
