import { type Move } from '@pepite/kernel';
import { type OrEtcView } from '@pepite/games/or-etc/moves';
import type { Weights } from './weights.ts';
/**
 * Bids while the tool at that price is better than what one would be left with: everyone gets a
 * tool in the end, the last one what the others leave.
 */
export declare function bidIn({ table, seat }: OrEtcView, weights: Weights): Move;
export declare function toolFor({ table }: OrEtcView, weights: Weights): Move;
