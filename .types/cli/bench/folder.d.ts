/** The folder is gone in the end, even if who reads our output has read enough and we exit. */
export declare function withTemporaryFolder<R>(use: (folder: string) => Promise<R>): Promise<R>;
