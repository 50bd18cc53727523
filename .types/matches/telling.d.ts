import type { ServerMessage } from '@pepite/protocol';
import type { Viewer } from './memory.ts';
import { Play } from './play.ts';
export declare const printMessage: (message: ServerMessage) => string;
/**
 * The latest positions before the one with so many moves, or up to the present one, as far back as
 * the viewer may look. They are told from the start anew: few ask for it.
 */
export declare function printPast(match: string, play: Play, viewer: Viewer, before: number | undefined): string;
/** What has happened since `from`, ready to be sent to each viewer. */
export declare function movedPrinter(match: string, play: Play, from: number): (viewer: Viewer) => string;
/** What of a match's state depends on the play: the last fields of a `MatchState`. */
export declare function printPlay(play: Play | undefined, viewer: Viewer): string;
