import type { Seat } from '@pepite/kernel';
import type { Truth } from './truth.ts';
/** Whose eyes a message is for. */
export interface Viewer {
    /** Nothing for somebody who only watches. */
    readonly seat: Seat | undefined;
    /** What it said itself last: a refusal may say that again. */
    readonly said: string;
}
/** What a message gives away that its reader may not know. */
export declare function leaksIn(text: string, viewer: Viewer, truth: Truth): readonly string[];
