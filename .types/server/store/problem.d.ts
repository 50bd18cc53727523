/** Why a data folder can't be used. */
export type StoreProblemKind = 
/** Another Pépite is running on it. */
'locked' | 'read-only' | 'full'
/** Something that should be there is not, or not as it was written. */
 | 'damaged'
/** A file, but no database. */
 | 'not-a-database'
/** A database of another program. */
 | 'foreign'
/** Made by a later Pépite. */
 | 'later'
/** A file with nothing in it: whatever was there is gone. */
 | 'empty' | 'unusable';
/** A data folder that can't be used; the message is for the log, the kind for words. */
export declare class StoreProblem extends Error {
    readonly kind: StoreProblemKind;
    constructor(kind: StoreProblemKind, message: string);
}
/** What an error met while opening a data folder means for whoever starts the server. */
export declare function storeProblemOf(error: unknown): StoreProblem;
