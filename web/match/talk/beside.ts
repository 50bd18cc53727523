/** Where there is so much width, talk has a place beside the board. */
export const BESIDE = '(min-width: 64rem)';
