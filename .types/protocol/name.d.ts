/** A name is text of some letters, never markup: pages show it as it is. */
export declare const LONGEST_NAME = 24;
/** The longest text that may be a name, in UTF-16 units: emoji are made of many. */
export declare const LONGEST_NAME_TEXT: number;
/** The name as it will be shown, or nothing if it can't be one. */
export declare function readName(input: string): string | undefined;
