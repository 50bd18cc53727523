interface Table {
    left: number;
    actor: number;
}
/** Take one to three matches; who takes the last one wins. Solved: leave a multiple of four. */
export declare const nim: import("@pepite/kernel").Game<Table, object, object, Readonly<Record<string, import("@pepite/kernel").OptionValue>>>;
export {};
