import { type Bits, type Game, type View, type World } from '../index.ts';
/**
 * A small game for the kernel's own tests. Everybody is dealt one of six cards; all guess at once,
 * high or low; then in turn everybody shows their card or folds. A right guess that is shown
 * scores a point.
 *
 * Moves: 0 low, 1 high, 2 show, 3 fold, 10 + 6 × seat + card: deal.
 */
export interface Table {
    seats: number;
    bonus: boolean;
    phase: 'deal' | 'guess' | 'show' | 'over';
    held: Bits;
    guessed: Bits;
    actor: number;
    guesses: number[];
    shown: number[];
    scores: number[];
}
export interface Hand {
    /** 0 is no card; 1 to 6 are cards. */
    card: number;
    guess: number;
}
export interface Box {
    deck: Bits;
}
export type ToyOptions = {
    readonly bonus: boolean;
};
export type Toy = Game<Table, Hand, Box, ToyOptions>;
export type ToyWorld = World<Table, Hand, Box>;
export type ToyView = View<Table, Hand>;
export declare const toy: Toy;
