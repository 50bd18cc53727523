import { type AuruxxxWorld } from '../world.ts';
/** A position in the middle of a round, as far as it matters to a test. */
interface Position {
    /** The hands, all of them; who is not mentioned has none. */
    readonly hands: readonly string[];
    readonly top: string;
    readonly player?: number;
    /** The cards of the pile; unless said, all that lie nowhere else. */
    readonly pile?: string;
    /** The talon under its top card. */
    readonly talon?: string;
    /** With this, a pile that is not said is empty: all other cards are in this seat's hand. */
    readonly hoarder?: number;
    readonly debt?: number;
    readonly passes?: readonly number[];
    readonly figure?: number;
    readonly turns?: number;
    readonly round?: number;
    readonly sums?: readonly number[];
    readonly goldens?: readonly number[];
}
/** Builds the world of a position. */
export declare function crafted(position: Position): AuruxxxWorld;
export declare function legalIn(world: AuruxxxWorld, actor?: number): readonly string[];
/** The legal plays, without the word. */
export declare const playsIn: (world: AuruxxxWorld) => readonly string[];
/** What chance may bring, with weights. */
export declare function chancesIn(world: AuruxxxWorld): ReadonlyMap<string, number>;
/** Makes moves that must be legal, chance included; the world stays sound. */
export declare function run(world: AuruxxxWorld, ...lines: readonly string[]): void;
/** Expects a move of the player on turn to have a fault against a clause. */
export declare function expectFault(world: AuruxxxWorld, text: string, fault: string, clause: string): void;
export declare const handOf: (world: AuruxxxWorld, seat: number) => string;
export declare const isOverIn: (world: AuruxxxWorld) => boolean;
export {};
