/**
 * Looks at how much memory a process has, from outside: one that is frozen could not say. Linux
 * only, as are the many addresses of loopback.
 */
export declare class ResidentMeter {
    #private;
    constructor(pid: number);
    /** Bytes held now; none if the process is gone. */
    bytes(): number;
    /** The most that was seen since the last time this was asked. */
    takePeak(): number;
    stop(): void;
}
