import type { Game, Language, RecordProblem, Refusal, ReplayProblem } from '@pepite/kernel';
/** Why the rules refuse a move: the clause and, in the game's own words, what is wrong. */
export declare function tellRefusal(game: Game, refusal: Refusal, language: Language): string;
/** What is wrong with one record of a file; `due` is what the rules waited for at that point. */
export type BadRecord = {
    readonly record: number;
    readonly problem: RecordProblem;
} | {
    readonly record: number;
    readonly problem: ReplayProblem;
    readonly game: Game;
    readonly due: string;
};
export declare function tellBadRecord(bad: BadRecord, language: Language): string;
