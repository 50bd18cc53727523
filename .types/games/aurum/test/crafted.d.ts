import { type AurumWorld, type AurumOptions } from '../world.ts';
/** A position in the middle of a trick, as far as it matters to a test. */
export interface Position {
    readonly hands?: readonly string[];
    readonly bids: readonly string[];
    readonly tricks?: readonly number[];
    /** Gold levels held, by seat. */
    readonly stocks?: readonly (readonly number[])[];
    /** Cards laid so far; seat 0 opened. */
    readonly trick?: readonly string[];
    readonly round?: number;
    /** By side. */
    readonly nuggets?: readonly number[];
    readonly sums?: readonly number[];
    readonly options?: Partial<AurumOptions>;
}
/** Builds the world of a position: cards not mentioned are out of the round. */
export declare function crafted(seats: number, position: Position): AurumWorld;
export declare function legalIn(world: AurumWorld, seat: number): readonly string[];
export declare const turnOf: (world: AurumWorld) => readonly number[];
export declare function applyText(world: AurumWorld, seat: number, text: string): void;
/** The fault found in a move by the seat whose turn it is. */
export declare function faultOf(world: AurumWorld, seat: number, text: string): string | undefined;
