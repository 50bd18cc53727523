import type { ClientMessage, MatchState } from '@pepite/protocol';
/**
 * Whether somebody may ask that of a match in that state, in which time stands still. Written from
 * what the protocol says, not from what the server does.
 */
export declare function mayAsk(message: ClientMessage, state: MatchState, name: string | undefined): boolean;
