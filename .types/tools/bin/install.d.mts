/**
 * Installs what is missing, and returns the path of the Node that everything else runs on.
 * @returns {string}
 */
export function install(): string;
/**
 * Ends the program: bad input or a bad machine, not a failed check.
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence: string): never;
/**
 * Whether a tree of packages is what a lock file asks for. Optional packages may be absent: they
 * are made for other machines.
 * @param {Lock} lock the committed lock file
 * @param {Lock} tree the one npm keeps inside node_modules
 */
export function fits(lock: Lock, tree: Lock): boolean;
/**
 * One entry of a lock file: where a package lies, and which one it is.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Entry
 * @typedef {{ packages?: Record<string, Entry> }} Lock
 */
export const root: string;
/**
 * One entry of a lock file: where a package lies, and which one it is.
 */
export type Entry = {
    version?: string;
    integrity?: string;
    optional?: boolean;
};
/**
 * One entry of a lock file: where a package lies, and which one it is.
 */
export type Lock = {
    packages?: Record<string, Entry>;
};
