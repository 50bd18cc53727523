/** What the bot believes things to be worth, in points. Found by trying: see the tests. */
export const WEIGHTS = {
  /** How much of the points in hand will be written down, by the cards of the smallest hand. */
  risk: [0.9, 0.85, 0.7, 0.55, 0.45, 0.4],
  /** Each turn that it takes to get rid of a hand. */
  turn: 6,
  /** An action fits everywhere, and so does a 2: they cost less than a turn. */
  easyTurn: 2,
  /** The first golden twelve, and each further one. */
  golden: 25,
  moreGolden: 5,
  /** A card of unknown kind that comes to the hand: points, turns, hope. */
  unknownPoints: 8,
  unknownTurns: 0.8,
  /** Chance that a card of the pile is golden, and what small hands add to it. */
  goldenInPile: 0.04,
  goldenInHand: 0.05,
  goldenInSmallHand: 0.45,
  /** A card that somebody else has to take, more so if they are about to finish. */
  othersCard: 1.5,
  finishersCard: 8,
  figure: 6,
  /** A pass costs its points, and is then missing against a debt. */
  pass: 5,
  lackOfPass: 2,
  /** Each card left that fits on the new top card. */
  fitting: 0.2,
} as const;
