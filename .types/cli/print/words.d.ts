import type { Translated } from '@pepite/kernel';
/** What the print command says, in one language. */
interface PrintTexts {
    readonly nothing: (game: string, known: readonly string[]) => string;
    readonly footer: (title: string, page: number, pages: number) => string;
    readonly done: (cards: number, pages: number, file: string) => string;
}
export declare const PRINT_TEXTS: Translated<PrintTexts>;
export {};
