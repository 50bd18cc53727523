/** Who sits where: for every seat a place in the list of bots. */
export type Lineup = readonly number[];
/** Two bots of the list that meet, and all ways they sit at the same deal. */
export interface Pairing {
    readonly one: number;
    readonly other: number;
    readonly lineups: readonly Lineup[];
}
/** How two bots share the seats: every other one each, or one bot alone against the rest. */
export declare const SEATINGS: readonly ["alternate", "alone"];
export type Seating = (typeof SEATINGS)[number];
/** Opposite seats are partners where there are teams; an odd table can only be one against all. */
export declare const standardSeating: (seats: number) => Seating;
/** Every two bots of a list of so many, the first of them alone where one is. */
export declare function pairings(bots: number, seats: number, seating: Seating): readonly Pairing[];
