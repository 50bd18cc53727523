import { type Card } from '../pieces.ts';
import { type SilverWorld } from '../world.ts';
/** What lies in front of a seat, as far as it matters to a test. */
interface Side {
    readonly cards: readonly Card[];
    /** Cells of each card that are still free; all of them unless said. */
    readonly free?: readonly string[];
    readonly coins?: number;
    readonly cups?: readonly number[];
    readonly palms?: readonly number[];
    readonly full?: readonly Card[];
}
export interface Position {
    readonly sides: readonly Side[];
    readonly market?: readonly Card[];
    readonly expedition?: string;
    readonly turns?: number;
    readonly first?: number;
    readonly cupsTaken?: number;
    /** The cards of the pile; all that lie nowhere else unless said, else seat 0 has filled those. */
    readonly pile?: readonly Card[];
}
export declare const cells: (text: string) => number;
/** A position in which everyone is about to mark. */
export declare function crafted(position: Position): SilverWorld;
export declare function legalIn(world: SilverWorld, seat: number): readonly string[];
/** Who has to decide. */
export declare const turnOf: (world: SilverWorld) => readonly number[];
/** Makes moves that must be legal: `<actor> <text>`. */
export declare function play(world: SilverWorld, ...lines: readonly string[]): void;
/** What chance may bring now, with weights. */
export declare function outcomes(world: SilverWorld): readonly (readonly [text: string, weight: number])[];
/** The fault found in a move by a seat that has to decide. */
export declare function faultOf(world: SilverWorld, seat: number, text: string): string | undefined;
/** The same position again. */
export declare function copied(world: SilverWorld): SilverWorld;
export {};
