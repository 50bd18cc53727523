import type { ServerMessage } from '@pepite/protocol';
/** Reads what a server said; it says nothing that the protocol does not know. */
export declare function readAnswer(text: string): ServerMessage;
