interface Table {
    chosen: number;
    shown: number[];
}
/** Both show a side of a coin at once: seat 0 wins if they match, seat 1 if not. */
export declare const pennies: import("@pepite/kernel").Game<Table, {
    side: number;
}, object, Readonly<Record<string, import("@pepite/kernel").OptionValue>>>;
export {};
