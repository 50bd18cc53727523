import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import {
  countOf,
  DICE,
  type Dice,
  exchanged,
  type Face,
  FACES,
  HANDFUL_COUNT,
  sizeOf,
} from '@pepite/games/or-etc/pieces/dice';
import type { Card } from '@pepite/games/or-etc/pieces';
import { type Bits, has, itemAt } from '@pepite/kernel';

/** What five dice lack of a card's combination. */
export interface Need {
  /** How many dice would have to change. */
  readonly short: number;
  /** The faces that would do: all of them together, or, if only one is short, each for itself. */
  readonly faces: readonly Face[];
}

const ROLLS: readonly Dice[] = Array.from({ length: HANDFUL_COUNT }, (_, dice) => dice).filter(
  (dice) => sizeOf(dice) === DICE,
);
const ALL: readonly Face[] = Array.from({ length: FACES }, (_, index) => index + 1);

/** The dice of one roll that another has not. */
const beyond = (roll: Dice, own: Dice): readonly Face[] =>
  ALL.flatMap((face) =>
    Array.from({ length: Math.max(0, countOf(roll, face) - countOf(own, face)) }, () => face),
  );

/** What was read off already: a board asks the same at every change, and it takes a while. */
const KNOWN = new WeakMap<Deck, Map<number, Need>>();

export function needOf(deck: Deck, card: Card, dice: Dice): Need {
  const known = KNOWN.get(deck) ?? new Map<number, Need>();
  KNOWN.set(deck, known);
  const key = card * HANDFUL_COUNT + dice;
  const need = known.get(key) ?? readNeed(deck, card, dice);
  known.set(key, need);
  return need;
}

/** How many dice of one roll another has not. */
function countBeyond(roll: Dice, own: Dice): number {
  let count = 0;
  for (const face of ALL) count += Math.max(0, countOf(roll, face) - countOf(own, face));
  return count;
}

/** What is lacking is read off the rolls that show the card: the nearest of them. */
function readNeed(deck: Deck, card: Card, dice: Dice): Need {
  let short = DICE;
  let nearest: Dice[] = [];
  for (const roll of ROLLS) {
    if (!has(itemAt(deck.shown, roll), card)) continue;
    const count = countBeyond(roll, dice);
    if (count < short) nearest = [];
    short = Math.min(short, count);
    if (count === short) nearest.push(roll);
  }
  const lacking = nearest.map((roll) => beyond(roll, dice));
  if (short === 1)
    return { short, faces: ALL.filter((face) => lacking.some(([one]) => one === face)) };
  const ways = new Map(lacking.map((faces) => [faces.join(''), faces]));
  const [only = [], ...others] = ways.values();
  return { short, faces: others.length === 0 ? only : [] };
}

interface Swap {
  readonly give: Face;
  readonly take: Face;
}

const cardsIn = (deck: Deck, kinds: Bits): readonly Card[] =>
  Array.from({ length: deck.kinds }, (_, index) => index + 1).filter((card) => has(kinds, card));

/** The cards among some kinds that the dice would show after a swap, and don't now. */
export const completedBy = (
  deck: Deck,
  kinds: Bits,
  dice: Dice,
  { give, take }: Swap,
): readonly Card[] =>
  cardsIn(
    deck,
    itemAt(deck.shown, exchanged(dice, give, take)) & ~itemAt(deck.shown, dice) & kinds,
  );

/** The cards among some kinds that the dice show now, and would not after a swap. */
export const spoiledBy = (
  deck: Deck,
  kinds: Bits,
  dice: Dice,
  { give, take }: Swap,
): readonly Card[] =>
  cardsIn(
    deck,
    itemAt(deck.shown, dice) & ~itemAt(deck.shown, exchanged(dice, give, take)) & kinds,
  );
