import type { MessageType } from '@pepite/protocol';
/**
 * What a message costs its sender, in units of the cheapest: what it makes the server print, and
 * tell to others. People send a few a second at most; whoever asks for dear ones again and again
 * runs out first.
 */
export declare const COSTS: Readonly<Record<MessageType, number>>;
/** What it costs on top of that to tell a match of so many moves anew. */
export declare const costOfTelling: (plies: number) => number;
