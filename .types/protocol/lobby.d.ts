import type { Options } from '@pepite/kernel';
import type { Status } from './state.ts';
/** One match in a list of the lobby. */
export interface LobbyMatch {
    readonly match: string;
    readonly game: string;
    readonly status: Status;
    readonly options: Options;
    /** The name at each seat; nothing where it is open. */
    readonly names: readonly (string | null)[];
}
/** One of the reader's own matches. */
export interface OwnMatch extends LobbyMatch {
    /** Whether the reader has to decide in it. */
    readonly yourTurn: boolean;
}
