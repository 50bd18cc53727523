import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import {
  DICE,
  type Dice,
  diceOf,
  FACES,
  facesOf,
  HANDFUL_COUNT,
  sizeOf,
} from '@pepite/games/or-etc/pieces/dice';
import { itemAt } from '@pepite/kernel';

/** How likely dice show what a card asks for, with what may be rolled again. */
export interface Odds {
  readonly oneRoll: number;
  /** One die again, the best one if any: the mallet (O23). */
  readonly oneDie: number;
  /** Any dice again, the best ones if any: the pick and the shovel (O23). */
  readonly anyDice: number;
}

const HANDFULS: readonly Dice[] = Array.from({ length: HANDFUL_COUNT }, (_, dice) => dice);
const ofSize = (size: number): readonly Dice[] => HANDFULS.filter((dice) => sizeOf(dice) === size);
const WHOLE = ofSize(DICE);

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** By handful, the share of all throws of its size that come out like it. */
const SHARES = Float64Array.from(HANDFULS, (dice) => {
  const faces = facesOf(dice);
  const alike = [...new Set(faces)].map((face) => faces.filter((one) => one === face).length);
  const ways = alike.reduce((left, times) => left / factorial(times), factorial(faces.length));
  return ways / FACES ** faces.length;
});

/** For every handful of five, its parts: what may be kept when others are rolled again. */
const PARTS: ReadonlyMap<Dice, readonly Dice[]> = new Map(
  WHOLE.map((dice) => [dice, partsOf(facesOf(dice))]),
);

function partsOf(faces: readonly number[]): readonly Dice[] {
  const parts = new Set<Dice>();
  for (let set = 0; set < 1 << DICE; set++) {
    parts.add(diceOf(faces.filter((_, place) => ((set >> place) & 1) === 1)));
  }
  return [...parts];
}

/** For every handful that may be kept, each throw of the others: what comes of it, how likely. */
const ENDS: readonly (readonly { readonly dice: Dice; readonly share: number }[])[] = HANDFULS.map(
  (kept) =>
    ofSize(DICE - sizeOf(kept)).map((thrown) => ({
      dice: diceOf([...facesOf(kept), ...facesOf(thrown)]),
      share: SHARES[thrown] ?? 0,
    })),
);

/** By card, from 1 on as in the deck: exactly, over all rolls and all that may be kept of them. */
export function oddsOf({ shown, kinds }: Deck): readonly Odds[] {
  const cards = Array.from({ length: kinds + 1 }, (_, card) => card);
  return cards.map((card) => cardOdds((dice) => ((itemIn(shown, dice) >> card) & 1) === 1));
}

const itemIn = (list: Int32Array, place: number): number => list[place] ?? 0;

function cardOdds(isShown: (dice: Dice) => boolean): Odds {
  const kept = ENDS.map((ends) =>
    ends.reduce((sum, { dice, share }) => (isShown(dice) ? sum + share : sum), 0),
  );
  const best = (dice: Dice, least: number): number =>
    Math.max(
      ...(PARTS.get(dice) ?? [])
        .filter((part) => sizeOf(part) >= least)
        .map((part) => itemAt(kept, part)),
    );
  const over = (least: number): number =>
    WHOLE.reduce((sum, dice) => sum + (SHARES[dice] ?? 0) * best(dice, least), 0);
  return { oneRoll: over(DICE), oneDie: over(DICE - 1), anyDice: over(0) };
}
