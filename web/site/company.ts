/** With whom somebody wants to play: those with the link, or beside them, anybody, or bots. */
export const COMPANIES = ['friends', 'here', 'anybody', 'bots'] as const;
export type Company = (typeof COMPANIES)[number];
