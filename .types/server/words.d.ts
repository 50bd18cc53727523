import type { Language, Translated } from '@pepite/kernel';
import type { ConfigProblem } from './config.ts';
import type { StoreProblemKind } from './store/problem.ts';
/** What the server says in the terminal it is started from. */
export interface Texts {
    readonly open: (here: string, elsewhere: readonly string[]) => string;
    readonly closed: string;
    readonly portTaken: (port: number, other: number) => string;
    readonly portForbidden: (port: number) => string;
    readonly hostUnknown: (host: string) => string;
    readonly dataUnusable: (folder: string, kind: StoreProblemKind, reason: string) => string;
    readonly nodeTooOld: (version: string) => string;
    readonly wrong: (problem: ConfigProblem) => string;
}
export declare const TEXTS: Translated<Texts>;
export declare const languageOf: (locale: string) => Language;
