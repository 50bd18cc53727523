/** A committed text file, or one that would be committed; the path is seen from the root. */
export interface Source {
    readonly path: string;
    readonly text: string;
}
/** Something to put right; lines count from 1. */
export interface Finding {
    readonly path: string;
    readonly line: number;
    readonly message: string;
}
/** A rule sees all files at once, since some compare one file with another. */
export type Rule = (sources: readonly Source[]) => Iterable<Finding>;
