import type { Read } from '@pepite/kernel';
import type { Context } from './command.ts';
export type FileProblem = {
    readonly kind: 'unreadable';
    readonly file: string;
    readonly code: string;
} | {
    readonly kind: 'unwritable';
    readonly file: string;
    readonly code: string;
};
/** The bytes of a file, or of the input when it is called `-`. Ctrl-C ends the waiting. */
export declare function readBytes(file: string, { input, interrupted }: Context): Promise<Read<Buffer, FileProblem>>;
/** Why a file can't be written, asked before the work that would fill it. */
export declare function problemWithWriting(file: string): Promise<FileProblem | undefined>;
/**
 * A file that exists only once it is complete: it is written beside its place and moved there at
 * the end. Thrown errors are those of the disk.
 */
export declare class WholeFile {
    #private;
    constructor(file: string);
    write(content: string | Uint8Array): void;
    keep(): void;
    /** Leaves nothing behind; does nothing to a file that was kept. */
    discard(): void;
}
/** Does something with a whole file; nothing is left of it if that fails. */
export declare function withWholeFile<R>(file: string | undefined, use: (whole: WholeFile | undefined) => Promise<R>): Promise<Read<R, FileProblem>>;
