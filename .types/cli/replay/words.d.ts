import type { Translated } from '@pepite/kernel';
/** What the replay command says, in one language. */
export interface ReplayTexts {
    readonly noRecord: (file: string) => string;
    readonly noSuchRecord: (count: number) => string;
    readonly outside: (record: number, moves: number) => string;
    readonly unfinished: string;
    readonly summary: (about: {
        readonly number: number;
        readonly title: string;
        readonly seats: number;
        readonly names: string;
        readonly moves: number;
        readonly outcome: string;
    }) => string;
    readonly position: (ply: number, moves: number, next: string | undefined) => string;
    readonly seat: (seat: number, name: string) => string;
    readonly allCorrect: (count: number) => string;
}
export declare const REPLAY_TEXTS: Translated<ReplayTexts>;
