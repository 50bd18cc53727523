import { Moves } from '@pepite/kernel';
import type { MatchState } from '@pepite/protocol';
/** Whether the reader of a state has to decide. */
export declare function hasToDecide({ status, game, rules, position, you }: MatchState): boolean;
/** The legal moves of the reader of a state, found as a page finds them. */
export declare function legalMoves(state: MatchState): Moves;
export declare const legalTexts: (state: MatchState) => readonly string[];
