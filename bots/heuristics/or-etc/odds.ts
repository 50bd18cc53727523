import { type Bits, has } from '@pepite/kernel';
import { type Deck, missing } from '@pepite/games/or-etc/pieces/deck';
import {
  DICE,
  type Dice,
  facesOf,
  FACES,
  HANDFUL_COUNT,
  replaced,
  sizeOf,
} from '@pepite/games/or-etc/pieces/dice';
import { MALLET, MUG, PICK, SHOVEL, TOOLS, type Tool } from '@pepite/games/or-etc/pieces';
import { HandOdds } from './hand-odds.ts';
import type { Weights } from './weights.ts';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

function chanceOf(dice: Dice): number {
  const faces = facesOf(dice);
  const alike = (face: number): number => faces.filter((one) => one === face).length;
  const ways = [1, 2, 3, 4, 5, 6].reduce((n, face) => n / factorial(alike(face)), 1);
  return (ways * factorial(faces.length)) / FACES ** faces.length;
}

/** By handful of dice, how likely a throw of so many dice comes out like that. */
const CHANCES = Float64Array.from({ length: HANDFUL_COUNT }, (_, dice) => chanceOf(dice));

const ofSize = (size: number): readonly Dice[] =>
  Array.from({ length: HANDFUL_COUNT }, (_, dice) => dice).filter((dice) => sizeOf(dice) === size);
/** By their number, all ways in which dice can fall. */
const THROWS = [0, 1, 2, 3, 4, 5].map((size) => Int32Array.from(ofSize(size)));
const ROLLS = THROWS[DICE];

/** By handful, the different parts of it that could be rolled again, and those of one die. */
const partsOf = (dice: Dice): readonly Dice[] => {
  const faces = facesOf(dice);
  const parts = new Set<Dice>();
  for (const size of THROWS.keys()) {
    for (const part of THROWS[size]) {
      if (size > 0 && isPart(facesOf(part), faces)) parts.add(part);
    }
  }
  return [...parts];
};

function isPart(part: readonly number[], faces: readonly number[]): boolean {
  const left = [...faces];
  return part.every((face) => {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Found when they are first asked for: whoever does not play this game need not wait for it. */
const PARTS: (Int32Array | undefined)[] = Array.from({ length: HANDFUL_COUNT }, () => undefined);

export function partsFor(dice: Dice): Int32Array {
  const parts = PARTS[dice] ?? Int32Array.from(sizeOf(dice) === DICE ? partsOf(dice) : []);
  PARTS[dice] = parts;
  return parts;
}

/** Each throw counts as so many, between which luck with tools and exchanges is shared out. */
const LEVELS = 4;

/** What a throw may come to. */
export interface Reach {
  readonly hands: HandOdds;
  /** By kind, how likely one throw allows to lay it. */
  readonly single: Float64Array;
}

/** By tool, 0 for none. */
export type Odds = readonly Reach[];

const known = new WeakMap<Deck, WeakMap<Weights, Odds>>();

export function oddsOf(deck: Deck, weights: Weights): Odds {
  const ofDeck = known.get(deck) ?? new WeakMap<Weights, Odds>();
  known.set(deck, ofDeck);
  const odds = ofDeck.get(weights) ?? makeOdds(deck, weights);
  ofDeck.set(weights, odds);
  return odds;
}

function makeOdds(deck: Deck, weights: Weights): Odds {
  const short = deck.table.map(({ pattern }) => ROLLS.map((roll) => missing(pattern, roll)));
  const free = rerolled(deck, DICE);
  const one = rerolled(deck, 1);
  const luck = (tool: Tool, place: number, kind: number): number => {
    const lacking = short[kind - 1][place];
    if (lacking === 0) return 1;
    const exchange = lacking === 1 ? weights.exchange : 0;
    return 1 - (1 - exchange) * (1 - byTool(tool, place, kind, lacking));
  };
  const byTool = (tool: Tool, place: number, kind: number, lacking: number): number => {
    const at = place * (deck.kinds + 1) + kind;
    if (tool === PICK) return free[at];
    if (tool === SHOVEL) return free[at] * weights.shovel;
    if (tool === MALLET) return one[at];
    return tool === MUG && lacking === 1 ? weights.mug : 0;
  };
  return [0, ...TOOLS.map((_, index) => index + 1)].map((tool) =>
    makeReach(deck, (place, kind) => luck(tool, place, kind)),
  );
}

/** By roll and kind, the chance to show it after the best choice of dice to roll again. */
function rerolled(deck: Deck, most: number): Float64Array {
  const best = new Float64Array(ROLLS.length * (deck.kinds + 1));
  const sums = new Float64Array(deck.kinds + 1);
  for (const [place, roll] of ROLLS.entries()) {
    for (const part of partsFor(roll)) {
      if (sizeOf(part) > most) continue;
      sums.fill(0);
      for (const fallen of THROWS[sizeOf(part)]) {
        const shown = deck.shown[replaced(roll, part, fallen)];
        for (let left = shown; left !== 0; left &= left - 1) {
          sums[31 - Math.clz32(left & -left)] += CHANCES[fallen];
        }
      }
      for (let kind = 1; kind <= deck.kinds; kind++) {
        const at = place * (deck.kinds + 1) + kind;
        best[at] = Math.max(best[at], sums[kind]);
      }
    }
  }
  return best;
}

/** Luck at its levels: the luckier a throw is followed up, the more can be laid. */
function makeReach(deck: Deck, luck: (place: number, kind: number) => number): Reach {
  const found = new Map<Bits, number>();
  for (const [place, roll] of ROLLS.entries()) {
    for (let level = 0; level < LEVELS; level++) {
      let kinds: Bits = 0;
      for (let kind = 1; kind <= deck.kinds; kind++) {
        if (luck(place, kind) >= (level + 0.5) / LEVELS) kinds |= 1 << kind;
      }
      found.set(kinds, (found.get(kinds) ?? 0) + CHANCES[roll] / LEVELS);
    }
  }
  const single = new Float64Array(deck.kinds + 1);
  for (const [kinds, chance] of found) {
    for (let kind = 1; kind <= deck.kinds; kind++) if (has(kinds, kind)) single[kind] += chance;
  }
  const hands = new HandOdds(Int32Array.from(found.keys()), Float64Array.from(found.values()));
  return { hands, single };
}
