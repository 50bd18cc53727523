import type { MatchState } from '@pepite/protocol';
import type { Match } from '@pepite/matches';
/** What a guest would be told of a match now. */
export declare function stateFor(match: Match | undefined, guest: string): MatchState;
