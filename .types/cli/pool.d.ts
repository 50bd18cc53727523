/** Work that can be shared out: a program for threads, and what every one of them starts with. */
export interface Shared {
    readonly program: URL;
    readonly data: unknown;
}
/**
 * Has all chunks done by `workers` threads and hands over each as it is done, in no particular
 * order. When `stop` is aborted, the threads end at once and what they were at is lost.
 */
export declare function shareOut({ program, data }: Shared, chunks: Iterator<unknown>, workers: number, stop: AbortSignal, take: (done: unknown) => void): Promise<void>;
