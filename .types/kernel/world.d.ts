import type { Seat } from './seats.ts';
/** Plain data that may be read but not changed. */
export type Immutable<T> = T extends readonly (infer E)[] ? readonly Immutable<E>[] : T extends object ? {
    readonly [K in keyof T]: Immutable<T[K]>;
} : T;
/**
 * What one seat sees: the table and its own hand. A live window on a world, not a snapshot.
 * The class is not exported, so that nothing but `look` (and the far end of a wire, `parseView`)
 * can make one: a function that asks for a View can't be handed anything else.
 */
declare class SeatView<T, H> {
    #private;
    readonly table: Immutable<T>;
    readonly seat: Seat;
    readonly hand: Immutable<H>;
    constructor(table: Immutable<T>, seat: Seat, hand: Immutable<H>);
    static isGenuine(value: object): boolean;
    static copy<T, H>(from: SeatView<T, H>, to: SeatView<T, H>): void;
}
export type View<T, H> = SeatView<T, H>;
/** The parts a game makes its world from, placed by who may see them. */
export interface Parts<T, H, B> {
    /** What all see. */
    readonly table: T;
    /** What each seat sees besides. */
    readonly hands: readonly H[];
    /** What nobody sees. */
    readonly box: B;
}
/** Everything that exists in a match. It never leaves the referee. */
export declare class World<T, H, B> implements Parts<T, H, B> {
    #private;
    readonly table: T;
    readonly hands: readonly H[];
    readonly box: B;
    constructor({ table, hands, box }: Parts<T, H, B>);
    static look<T, H, B>(world: World<T, H, B>, seat: Seat): View<T, H>;
    static copy<T, H, B>(from: World<T, H, B>, to: World<T, H, B>): void;
}
/** What `seat` sees of a world. The only way to a View. */
export declare const look: <T, H, B>(world: World<T, H, B>, seat: Seat) => View<T, H>;
/** Makes `to` equal to `from`; the two share nothing. Both are worlds of the same make of match. */
export declare const copy: <T, H, B>(from: World<T, H, B>, to: World<T, H, B>) => void;
/** Makes the table and the seat's own hand of a world look as in a view; the rest stays. */
export declare const copySeen: <T, H, B>(view: View<T, H>, into: World<T, H, B>) => void;
/** The table of a world, for reading: what a spectator sees. */
export declare const tableOf: <T, H, B>(world: World<T, H, B>) => Immutable<T>;
export declare const isView: (value: object) => boolean;
/** A view as text, for a wire. */
export declare const printView: <T, H>(view: View<T, H>) => string;
/**
 * The view at the far end of the wire. It takes text, not an object, so that a world or a home-made
 * object can't slip in; it trusts its sender, as a browser trusts the server that serves it.
 */
export declare function parseView<T, H>(text: string): View<T, H>;
export {};
