/** The version of Pépite: that of every package.json, which `npm test tidy` compares with it. */
export const VERSION = '0.2.0';

/** What this program is called where it leaves its name: in records, and in the store. */
export const PROGRAM = `pepite ${VERSION}`;
