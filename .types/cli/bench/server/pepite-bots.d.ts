/**
 * Has experts play one match after another at all seats, without a pause: somebody always thinks
 * for as long as experts may. Returns how to ask for the number of choices they have made.
 */
export declare function seatExperts(): Promise<() => number>;
