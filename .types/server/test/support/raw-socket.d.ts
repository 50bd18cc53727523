/** A socket without a library: it sends any frames it likes, and answers none. */
export declare class RawSocket {
    #private;
    readonly closed: Promise<unknown>;
    received: string;
    private constructor();
    static open(base: string, cookie: string): Promise<RawSocket>;
    /** Stops reading, and with that answering anything, as a laptop that is shut. */
    freeze(): void;
    /** Waits until something has been said to it. */
    hears(text: string): Promise<void>;
    text(...texts: readonly string[]): void;
    pings(count: number): void;
    pongs(count: number): void;
    destroy(): void;
}
