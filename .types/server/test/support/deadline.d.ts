/** A promise that is kept in time, or an error that says what was waited for. */
export declare function within<T>(seconds: number, what: string, promise: Promise<T>): Promise<T>;
/** Something that others wait for: each time it rings, they look whether it is what they want. */
export declare class Bell {
    #private;
    ring(): void;
    until(seconds: number, what: string, isSo: () => boolean): Promise<void>;
}
