/**
 * State is plain data of a fixed shape: small whole numbers and booleans in objects and arrays, and
 * arrays of numbers that may grow. So copying and comparing are written once, here, and no game can
 * forget a field.
 */
type Scalar = number | boolean | string;
type Fields = Record<string, Scalar>;
/** Where the values of some data are: objects with the names of their scalar fields, arrays. */
export interface Leaves {
    readonly objects: readonly Fields[];
    readonly keys: readonly (readonly string[])[];
    readonly arrays: readonly Scalar[][];
}
export declare function leavesOf(data: unknown): Leaves;
/** Copies every value; the two must come from data of the same shape. */
export declare function copyLeaves(from: Leaves, to: Leaves): void;
/** Whether two pieces of data are the same value for value: NaN is not null, nor −0 equal to 0. */
export declare function identical(one: unknown, other: unknown): boolean;
export declare const sameData: (one: unknown, other: unknown) => boolean;
export {};
