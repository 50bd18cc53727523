import type { AurumView } from '@pepite/games/aurum/moves';
import { type Card } from '@pepite/games/aurum/pieces';
import type { Notes } from './notes.ts';
import type { Stakes } from './outlook.ts';
/** How the trick under way may end once a card is added to it. */
export declare class Forecast {
    #private;
    /** By side: how likely it wins the trick. */
    readonly wins: number[];
    /** By side and class: gold it may expect to gain or spend. */
    readonly gold: Float64Array<ArrayBuffer>;
    /** By seat: how likely it plays the low card. */
    readonly lows: number[];
    /** How likely the round ends before the trick is complete. */
    breaks: number;
    take({ table, seat }: AurumView, notes: Notes, stakes: Stakes, leader: number): void;
    /** What may come of the trick when the own seat adds this card. */
    make(card: Card): void;
}
