/** A folder of its own for one test, gone when the test is. */
export declare function temporaryFolder(): string;
