import {
  accidentOf,
  countOf,
  type Dice,
  endsFrom,
  facesOf,
} from '@pepite/games/or-etc/pieces/dice';
import { type Accident, NO_TOOL, type Tool } from '@pepite/games/or-etc/pieces';
import { Step, type Table } from '@pepite/games/or-etc/world';
import { has, type Immutable, itemAt, type Seat } from '@pepite/kernel';

/** A natural roll worth a word. */
export type Combination = 'five' | 'four' | 'full' | 'three' | 'straight';

/** What has come about between two looks at the table. */
export type Happening =
  | {
      readonly kind: 'natural';
      readonly seat: Seat;
      readonly combination: Combination;
      readonly dice: Dice;
      /** From which turn on it ends the game, if it ever does. */
      readonly ends: number | undefined;
    }
  | { readonly kind: 'struck'; readonly seat: Seat; readonly accident: Accident }
  | { readonly kind: 'broken'; readonly seat: Seat; readonly tool: Tool }
  | { readonly kind: 'shielded'; readonly seat: Seat; readonly accident: Accident }
  | { readonly kind: 'aside'; readonly seat: Seat }
  | { readonly kind: 'agreed' | 'refused'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'contested'; readonly seat: Seat }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly tool: Tool };

const NEVER = 99;

export function combinationOf(dice: Dice): Combination | undefined {
  const faces = facesOf(dice);
  const counts = [...new Set(faces)].map((face) => countOf(dice, face));
  const most = Math.max(0, ...counts);
  if (most === 5) return 'five';
  if (most === 4) return 'four';
  if (most === 3) return counts.length === 2 ? 'full' : 'three';
  return counts.length === 5 && itemAt(faces, 4) - itemAt(faces, 0) === 4 ? 'straight' : undefined;
}

type Look = Immutable<Table>;

export const isSamePhase = (one: Look, other: Look): boolean =>
  one.turn === other.turn && one.phase === other.phase;

const everyone = ({ seats }: Look): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

export const happeningsSince = (before: Look, after: Look): readonly Happening[] => [
  ...sales(before, after),
  ...deals(before, after),
  ...naturals(before, after),
  ...accidents(before, after),
  ...asides(before, after),
];

/** What a phase begins with (O12–O17): everyone rolls before anybody does anything. */
function naturals(before: Look, after: Look): readonly Happening[] {
  if (isSamePhase(before, after) || after.participants === 0) return [];
  return everyone(after).flatMap((seat) => {
    if (!has(after.participants, seat)) return [];
    const { dice } = itemAt(after.players, seat);
    const combination = combinationOf(dice);
    if (combination === undefined) return [];
    const ends = endsFrom(dice) === NEVER ? undefined : endsFrom(dice);
    return [{ kind: 'natural', seat, combination, dice, ends }];
  });
}

/** O13, O14: an accident that lay open is gone, and a roll has brought it on. */
function accidents(before: Look, after: Look): readonly Happening[] {
  return everyone(after).flatMap((seat): readonly Happening[] => {
    const tool = itemAt(before.players, seat).tool;
    const isLost = tool !== NO_TOOL && itemAt(after.players, seat).tool === NO_TOOL;
    const accident = accidentOf(itemAt(after.players, seat).dice) - 1;
    const lay = before.step === Step.shield && before.player === seat ? before : undefined;
    if (lay !== undefined) {
      return [{ kind: isLost ? 'shielded' : 'struck', seat, accident: strikes(before, seat) }];
    }
    const isAsked = after.step === Step.shield && after.player === seat;
    const isStruck = accident >= 0 && has(before.open & ~after.open, accident) && !isAsked;
    const struck: Happening[] = isStruck ? [{ kind: 'struck', seat, accident }] : [];
    return isLost ? [...struck, { kind: 'broken', seat, tool }] : struck;
  });
}

const strikes = ({ players }: Look, seat: Seat): Accident =>
  accidentOf(itemAt(players, seat).dice) - 1;

/** O18. */
const asides = (before: Look, after: Look): readonly Happening[] =>
  everyone(after).flatMap((seat) =>
    itemAt(after.players, seat).aside > itemAt(before.players, seat).aside
      ? [{ kind: 'aside', seat }]
      : [],
  );

/** O21, O22: what has come of an offer or a contest; dice tell it as long as none was rolled. */
function deals(before: Look, after: Look): readonly Happening[] {
  const { target } = before.deal;
  if (before.step === Step.answer && isSamePhase(before, after)) {
    const isAgreed = itemAt(before.players, target).dice !== itemAt(after.players, target).dice;
    return [{ kind: isAgreed ? 'agreed' : 'refused', seat: target, from: before.player }];
  }
  if (before.step !== Step.stake || after.step === Step.stake) return [];
  if (after.step === Step.settle) return [{ kind: 'contested', seat: after.actor }];
  return isSamePhase(before, after) ? [{ kind: 'contested', seat: before.player }] : [];
}

/** O5, O6. */
const sales = (before: Look, after: Look): readonly Happening[] =>
  everyone(after).flatMap((seat) => {
    const { tool } = itemAt(after.players, seat);
    const isNew = tool !== NO_TOOL && itemAt(before.players, seat).tool === NO_TOOL;
    return isNew ? [{ kind: 'sold', seat, tool }] : [];
  });
