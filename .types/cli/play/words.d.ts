import type { Translated } from '@pepite/kernel';
import type { Reason } from '../words/texts.ts';
/** What is said around a match in the terminal, in one language. */
export interface PlayTexts {
    /** What a player is called who says no name. */
    readonly player: string;
    readonly seated: (name: string, seat: number, others: readonly string[]) => string;
    readonly keys: string;
    readonly happened: string;
    readonly prompt: string;
    readonly times: (line: string, count: number) => string;
    readonly forced: (line: string) => string;
    readonly more: (count: number) => string;
    readonly noSuchNumber: (text: string, count: number, reason: Reason) => string;
    readonly over: string;
    readonly left: string;
    readonly inputEnded: string;
    readonly saved: (file: string) => string;
}
export declare const PLAY_TEXTS: Translated<PlayTexts>;
