import type { Options } from '@pepite/kernel';
import { type OrEtcView } from '@pepite/games/or-etc/moves';
import { type Hand, type Table } from '@pepite/games/or-etc/world';
import { type Heuristic } from '../../bot.ts';
import { type Weights } from './weights.ts';
/**
 * Reckons what the rest of a turn is worth with the dice, the hand and the exits as they are
 * (`Outlook`), and does what makes the most of it. It draws nothing at random.
 */
export declare const orEtcHeuristic: (options: Options, weights?: Weights, kept?: number) => Reckoner;
interface Reckoner extends Heuristic<Table, Hand> {
    /** What the view's seat may still expect of the match, before its dice are thrown. */
    ahead(view: OrEtcView): number;
}
export {};
