import { countOf, type Dice, diceOf, endsFrom, facesOf } from './dice.ts';

/** A roll that has a name. */
export type Combination = 'five' | 'four' | 'full' | 'three' | 'straight';

export function combinationOf(dice: Dice): Combination | undefined {
  const faces = facesOf(dice);
  const counts = [...new Set(faces)].map((face) => countOf(dice, face));
  const most = Math.max(0, ...counts);
  if (most === 5) return 'five';
  if (most === 4) return 'four';
  if (most === 3) return counts.length === 2 ? 'full' : 'three';
  return counts.length === 5 && faces[4] - faces[0] === 4 ? 'straight' : undefined;
}

/** The face that a combination is made of: the one there is most of. */
export const mainFace = (dice: Dice): number =>
  [...facesOf(dice)].sort((one, other) => countOf(dice, other) - countOf(dice, one))[0];

/** O12: rolls that may end the game, in the order in which they come to do so. */
const ENDINGS = [
  { combination: 'five', dice: diceOf([2, 2, 2, 2, 2]) },
  { combination: 'four', dice: diceOf([2, 2, 2, 2, 3]) },
  { combination: 'three', dice: diceOf([2, 2, 2, 3, 4]) },
] as const;

/** O12: by which rolls the game may end in a turn. */
export const endingsIn = (turn: number): readonly Combination[] =>
  ENDINGS.filter(({ dice }) => turn >= endsFrom(dice)).map(({ combination }) => combination);

/** O12: the first turn in which a roll ends the game. */
export const FIRST_ENDING = endsFrom(ENDINGS[0].dice);
