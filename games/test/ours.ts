/**
 * The games that Pépite is about. Tests that leave out some kinds of games, since a new one may be
 * of any kind, say by this list that none of these is left out.
 */
export const OURS: readonly string[] = ['aurum', 'silver-and-gold', 'auruxxx', 'or-etc'];
