/** Says something that whoever runs the server should look at. */
export type Warn = (sentence: string) => void;
/**
 * The path of the database of a folder. If there is none, and nothing is left of one, `build` makes
 * it under another name, and it appears under its own once it is whole.
 */
export declare function findFile(folder: string, build: (path: string) => void, warn: Warn): string;
