/** With whom somebody wants to play: those who get the link, whoever comes by, or bots. */
export const COMPANIES = ['friends', 'anybody', 'bots'] as const;
export type Company = (typeof COMPANIES)[number];
