import type { ToolName } from '@pepite/games/or-etc/pieces';
interface Accident {
    readonly title: string;
    readonly effect: string;
}
/** What stands on the cards, in one language. */
export interface CardWords {
    readonly filon: string;
    readonly accident: string;
    readonly tool: string;
    readonly tools: Readonly<Record<ToolName, string>>;
    readonly uses: Readonly<Record<ToolName, string>>;
    /** What brings an accident on. */
    readonly strikes: string;
    readonly accidents: Readonly<Record<string, Accident>>;
    readonly entrance: string;
    readonly entranceUse: string;
    /** So many dice of a printed value. */
    readonly printed: (count: number, face: string) => string;
    /** So many dice of any one value; `isOther`: it differs from what was said before. */
    readonly alike: (count: number, isOther: boolean) => string;
    readonly anything: string;
    readonly joined: (parts: readonly string[]) => string;
}
/** A combination in words (O1, O24). */
export declare function combination(pattern: string, words: CardWords): string;
export {};
