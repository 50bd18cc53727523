import { facesOf } from '@pepite/games/or-etc/pieces/dice';
import { centreMove, offerMove } from '@pepite/games/or-etc/moves';
import { type Card, NO_CARD } from '@pepite/games/or-etc/pieces';
import { Step } from '@pepite/games/or-etc/world';
import { has, itemAt, type Move } from '@pepite/kernel';
import {
  isRollable,
  priceFor,
  rerollOf,
  type Source,
  type Trade,
  tradesFor,
  type Wanted,
} from '../choices.ts';
import { completedWith } from './completing.ts';
import type { Picking } from './picking.svelte.ts';
import type { Scene } from '../scene.ts';

/** Whether this seat is to exchange dice: as its action, or for a contest it has won. */
export const isTrading = ({ asked, table }: Scene): boolean =>
  asked && (table.step === Step.act || table.step === Step.settle);

export const ownFaces = ({ table, seat }: Scene): readonly number[] =>
  facesOf(itemAt(table.players, seat).dice);

/** The die that is wanted: what was picked, or the one that was won. */
export function wantedIn(scene: Scene, picking: Picking): Wanted | undefined {
  const { step, deal } = scene.table;
  return step === Step.settle ? { from: 'centre', take: deal.take } : picking.wanted;
}

/** Whether dice may be picked there: those that can't be had may be tried. */
export const isOpen = (scene: Scene, picking: Picking, from: Source): boolean =>
  isTrading(scene) &&
  scene.table.step === Step.act &&
  !picking.isRerolling &&
  (from === 'centre' || has(scene.table.participants, from));

/** Whether some die can be had there. */
export const hasTrades = (scene: Scene, picking: Picking, from: Source): boolean =>
  isOpen(scene, picking, from) && scene.choices.trades.some((trade) => trade.from === from);

/**
 * The ways to make the exchange that is picked, the cheapest first; of equal ones, first what
 * leaves the cards in hand that the exchange completes.
 */
export function tradesIn(scene: Scene, picking: Picking): readonly Trade[] {
  const wanted = wantedIn(scene, picking);
  const give = picking.faceIn(ownFaces(scene));
  if (wanted === undefined || give === undefined) return [];
  const { values } = scene.deck;
  const trades = tradesFor(scene.choices, wanted, give);
  if (trades.length < 2) return trades;
  const kept = new Map(trades.map((trade) => [trade, completedWith(scene, trade).length]));
  return [...trades].sort(
    (one, other) =>
      itemAt(values, one.card) - itemAt(values, other.card) ||
      (kept.get(other) ?? 0) - (kept.get(one) ?? 0),
  );
}

/** The move that stands for an exchange that may not be made: tried, the page says why not. */
function refusedMove(give: number, { from, take }: Wanted): Move {
  return from === 'centre' ? centreMove(give, take, NO_CARD) : offerMove(from, give, take, NO_CARD);
}

/** What to try a die with that can't be had for any: one of another face, if there is one. */
function triedWith(scene: Scene, { take }: Wanted): number {
  const faces = ownFaces(scene);
  return faces.find((face) => face !== take) ?? itemAt(faces, 0);
}

/** Picks a die to have; one that can't be had for the die picked is explained by the page. */
export function pickWanted(scene: Scene, picking: Picking, wanted: Wanted): void {
  if (picking.wanted?.from === wanted.from && picking.wanted.take === wanted.take) {
    picking.wanted = undefined;
    return;
  }
  picking.card = undefined;
  const give = picking.faceIn(ownFaces(scene));
  if (tradesFor(scene.choices, wanted, give).length === 0) {
    scene.attempt(refusedMove(give ?? triedWith(scene, wanted), wanted));
    return;
  }
  picking.wanted = wanted;
}

/** Picks an own die: to be given, or to be rolled again. */
export function pickOwn(scene: Scene, picking: Picking, place: number): void {
  if (picking.isRerolling) {
    const faces = ownFaces(scene);
    const both = [...picking.rolled, place].map((one) => itemAt(faces, one));
    picking.toggleRolled(place, !isRollable(scene.choices, both));
    return;
  }
  const give = itemAt(ownFaces(scene), place);
  const wanted = wantedIn(scene, picking);
  const isRefused = wanted !== undefined && tradesFor(scene.choices, wanted, give).length === 0;
  if (isRefused && picking.give !== place) scene.attempt(refusedMove(give, wanted));
  else picking.toggleGive(place);
}

/** Whether an own die may be picked for what is going on. */
export function isOwnLit(scene: Scene, picking: Picking, place: number): boolean {
  if (!isTrading(scene)) return false;
  const face = ownFaces(scene)[place];
  if (face === undefined) return false;
  if (picking.isRerolling) return scene.choices.moves.has(rerollOf([face]));
  const wanted = wantedIn(scene, picking);
  if (wanted === undefined) return scene.choices.trades.some(({ give }) => give === face);
  return tradesFor(scene.choices, wanted, face).length > 0;
}

/** What a wanted die costs with the one picked (`priceFor`); nothing while none is. */
export function priceIn(scene: Scene, picking: Picking, wanted: Wanted): number | undefined {
  const give = picking.faceIn(ownFaces(scene));
  return give === undefined ? undefined : priceFor(scene.choices, wanted, give);
}

/** The cards that may pay: one will be lost. */
export function payments(scene: Scene, picking: Picking): readonly Card[] {
  return tradesIn(scene, picking)
    .map(({ card }) => card)
    .filter((card) => card !== NO_CARD);
}
