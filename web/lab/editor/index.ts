/** The games whose cards can be edited on a page. */
export const EDITED_GAMES: readonly string[] = ['or-etc'];
