import { type Seat } from '@pepite/kernel';
import type { BotName } from '@pepite/bots';
import type { HintedMove, Pace, Position, Problem } from '@pepite/protocol';
import type { Holder } from './holder.ts';
import type { Viewer } from './memory.ts';
import type { Play } from './play.ts';
import type { Surroundings } from './surroundings.ts';
/** What the match does with what happens. */
export interface Listener {
    /** Something has happened: each viewer, or only that one, is to be told in its own words. */
    readonly moved: (print: (viewer: Viewer) => string, only?: Seat) => void;
    /** A round or the match has ended: everybody is to be told everything anew. */
    readonly turned: () => void;
    /** What the lobby shows of the match may have changed. */
    readonly lobbyChanged: () => void;
    /** How quickly bots move while somebody looks on, or is about to. */
    readonly pace: Pace;
    readonly isFollowed: () => boolean;
    /** Whether there is somebody to play for; else bots wait. */
    readonly isAttended: () => boolean;
    /** Where those come from for whom the match is played: thinking is shared by that. */
    readonly origin: () => string;
}
/** Which position a player saw. */
type Stand = Pick<Position, 'ply' | 'own'>;
/** A match being played: every step is kept on disk, told, and answered by the bots. */
export declare class Course {
    #private;
    readonly play: Play;
    constructor(match: string, play: Play, around: Surroundings, holders: readonly Holder[], listener: Listener);
    /** Goes on with what is up to the bots and to the server, if there is somebody to play for. */
    wake(): void;
    /** A player's choice, made at the position where so many moves and own choices were settled. */
    choose(seat: Seat, at: Stand, text: string): Problem | undefined;
    /** What the best bot would do in place of a seat; it is told later, through `answer`. */
    hint(seat: Seat, at: Stand, answer: (hint: readonly HintedMove[] | Problem) => void): Problem | undefined;
    takeBack(seat: Seat, ply: number): Problem | undefined;
    standIn(seat: Seat, bot: BotName): void;
    standDown(seat: Seat): void;
    get isBusy(): boolean;
    close(): void;
}
export {};
