/** A fresh folder for every test of a file; returns the way to a file in it. */
export declare function useFolder(): (name?: string) => string;
