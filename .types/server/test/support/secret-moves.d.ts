import type { Seat } from '@pepite/kernel';
/**
 * The seats that may know which card chance has moved; nothing where all may know. It goes by the
 * words of a record: what the rules under test say about it may be what is wrong.
 */
export declare function knowersOf(text: string): readonly Seat[] | undefined;
/** A secret move without its card: what everybody may know of it. */
export declare const withoutCard: (text: string) => string;
export declare const cardIn: (text: string) => string;
