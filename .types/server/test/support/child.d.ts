/** The program itself, as `npm start` runs it, on a data folder. */
export declare class ServerProcess {
    #private;
    /** `cache` is a folder where compiled modules are kept from one start to the next. */
    constructor(data: string, cache: string);
    /** Where it serves, once it does. */
    open(): Promise<string>;
    /** Ends it without a warning, in the middle of whatever it does. */
    kill(): Promise<void>;
    /** Asks it to end, as Ctrl-C does; what it returns is its exit code. */
    stop(): Promise<number | null>;
}
