interface Table {
    phase: 'choose' | 'draw' | 'over';
    bet: number;
    drawn: number;
}
/** Seat 0 bets on one of four colours; of the sixteen balls there are 1, 7, 3 and 5 of them. */
export declare const BALLS: readonly [1, 7, 3, 5];
export declare const wager: import("@pepite/kernel").Game<Table, object, object, Readonly<Record<string, import("@pepite/kernel").OptionValue>>>;
export {};
