/**
 * Packages with machine code in them, which a bundle can't hold: they are installed beside it.
 * @type {readonly string[]}
 */
export const NATIVE = ['better-sqlite3'];
