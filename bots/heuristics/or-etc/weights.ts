/** What the bot believes about the game. Found by trying: see the tests. */
export const WEIGHTS = {
  /** The chance that one missing die is got by an exchange, and with the mug. */
  exchange: 0.4,
  mug: 0.6,
  /** How often the shovel, good for one throw of a turn, is there when it is needed. */
  shovel: 0.5,
  /** How much of the future counts: others get in the way of it. */
  future: 0.85,
  /** What a card left over is worth, where it is better than one drawn. */
  keep: 0.7,
  /** How likely somebody agrees to an offer, with a card for it and without. */
  agreed: 0.5,
  agreedForNothing: 0.3,
  /** The least an action must bring. */
  action: 0.02,
  offer: 0.1,
  contest: 0.15,
  /** What an offer accepted costs the one who accepts: more if the other one leads. */
  help: 0.4,
  helpLeader: 1.6,
  /** What the shovel must bring while throws are left. */
  spare: 0.8,
  /** What an accident must cost for the helmet to be given up. */
  shield: 0.3,
  /** Points that each tool brings, in the order of the auction; and each hand size. */
  tools: [0, 5, 1.5, 3.7, 1.9, 0.3, 1.7],
  hands: [1, 8, 15, 22, 28.5, 34.5],
} as const;

/** The same with other numbers, to try them. */
export type Weights = {
  readonly [K in keyof typeof WEIGHTS]: (typeof WEIGHTS)[K] extends number
    ? number
    : readonly number[];
};
