import type { Weights } from '../../../heuristics/auruxxx/weights.ts';
/**
 * Fitted by the cross-entropy method: drawn at random around a guess, played against the heuristic
 * with 2 and 4 seats, the best quarter being the next guess. What it found above all is that a debt
 * should be accepted: a pass costs more than the cards do.
 */
export declare const FITTED: Weights;
