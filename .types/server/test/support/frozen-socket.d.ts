import { type Socket } from 'node:net';
/** A socket whose owner answers nothing: no pings, and not even that it is closed. */
export declare function openRawSocket(base: string, cookie?: string): Promise<Socket>;
/** A short text in a frame of its own; its mask is all zeros. */
export declare const rawText: (text: string) => Buffer;
