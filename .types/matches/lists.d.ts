import type { LobbyMatch, OwnMatch } from '@pepite/protocol';
import type { Match } from './match.ts';
import type { Guest } from './store.ts';
/**
 * The latest matches for a list that all see, the latest last. However many tables come from one
 * address, those of other addresses go first once each has one there.
 */
export declare function listed(matches: readonly Match[]): readonly Match[];
/** A match as everybody may see it in a list. */
export declare const lobbyEntry: ({ id, game, status, options, seating }: Match) => LobbyMatch;
/** A match as one of its players sees it in a list. */
export declare const ownEntry: (match: Match, guest: Guest) => OwnMatch;
