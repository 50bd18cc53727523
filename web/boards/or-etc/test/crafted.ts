import { STANDARD_DECK } from '@pepite/games/or-etc/pieces/deck';
import { type Dice, diceOf } from '@pepite/games/or-etc/pieces/dice';
import type { Card } from '@pepite/games/or-etc/pieces';
import { create, type Table } from '@pepite/games/or-etc/world';

export const deck = STANDARD_DECK;

/** "11234" as dice. */
export const dice = (faces: string): Dice => diceOf(faces.split('').map(Number));

/** "XX-66:2" as a card. */
export function card(name: string): Card {
  const found = deck.byName.get(name);
  if (found === undefined) throw new Error(`there is no card ${name}`);
  return found;
}

/** A table for so many, before anything has happened. */
export const tableFor = (seats: number): Table =>
  create(deck, seats, { sheets: seats, accidents: 3 }).table;
