/** What a path says about its file. */
/** Whether the TypeScript compiler can read the file, or at least its script. */
export declare function isCode(path: string): boolean;
export declare function isComponent(path: string): boolean;
/** Golden texts and printed data are laid out by what they show, not by our measures. */
export declare function isData(path: string): boolean;
export declare function isTest(path: string): boolean;
/** The game a file belongs to; `games/test/` is about the list of games. */
export declare function gameOf(path: string): string | undefined;
