/** So many matches are told at a time of which a clock runs out: the others come next. */
export const MOST_DUE = 100;
