/** How the bot sees the rest of a match; tuned in matches of the bot against itself. */
export const WEIGHTS = {
  /** What a turn is worth that no card at hand needs. */
  rate: 3.8,
  /** How many of the turns a card needs alone it needs beside another: either may fit. */
  beside: 0.85,
  /** How sharply the chance to finish a card falls when turns run out. */
  sharpness: 1.4,
  /** How many turns more or less than needed leave an even chance. */
  margin: -0.4,
  /** What a palm is worth that is not marked yet. */
  palm: 2,
  /** How many cards of one colour are finished in a turn. */
  pace: 0.09,
  /** What a bonus cell still to be marked is worth. */
  bonus: 1.5,
  /** What a card is taken for that nobody has seen yet. */
  unseen: { points: 12.6, turns: 4.15 },
} as const;
