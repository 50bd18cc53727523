/** Lines in a square of 24, after the signs alchemists wrote, each with a shape of its own. */
export const SIGN_LINES = {
  bismuth: 'M5 2.8c0 4.6 3 7.4 7 7.4s7-2.8 7-7.4M12 10.2a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z',
  copper: 'M12 2.4a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8zM12 13.2v8.6M7.6 17.4h8.8',
  phosphorus: 'M12 2.2l6.6 10.6H5.4zM12 12.8v9M8.2 16.2h7.6M9.4 19.3h5.2',
  silver: 'M15.6 3.1a9.1 9.1 0 1 0 4.9 12.1a7.4 7.4 0 0 1-4.9-12.1z',
  zinc: 'M5.4 6V3.6h13.2L5.4 20.4h13.2V18M7.4 12h9.2',
  gold: 'M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z',
} as const;

/** What is drawn: the five metals and gold. */
export type SignName = keyof typeof SIGN_LINES;

/** What is filled besides. */
export const SIGN_FILLS: Readonly<Partial<Record<SignName, string>>> = {
  silver: SIGN_LINES.silver,
  gold: 'M12 9.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z',
};
