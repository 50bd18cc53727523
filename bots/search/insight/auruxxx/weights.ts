import type { Weights } from '../../../heuristics/auruxxx/weights.ts';

/**
 * Fitted by the cross-entropy method: drawn at random around a guess, played against the heuristic
 * with 2 and 4 seats, the best quarter being the next guess. What it found above all is that a debt
 * should be accepted: a pass costs more than the cards do.
 */
export const FITTED: Weights = {
  risk: [0.8, 0.8, 0.8, 0.55, 0.5, 0.3],
  turn: 3,
  easyTurn: 1.4,
  golden: 50,
  moreGolden: 11,
  unknownPoints: 9,
  unknownTurns: 0.6,
  goldenInPile: 0.04,
  goldenInHand: 0.025,
  goldenInSmallHand: 0.4,
  owed: 0.1,
  othersCard: 1.5,
  finishersCard: 4.5,
  figure: 5.5,
  pass: 14,
  lackOfPass: 5,
  fitting: 0.3,
};
