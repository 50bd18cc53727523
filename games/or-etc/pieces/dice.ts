import { type Bits, type Moves, WORD } from '@pepite/kernel';

/**
 * A handful of at most five dice as a number from 0 to 461, whatever their order: none first, then
 * the six single dice (1 to 6, each its own face), then two dice, and so on. Handfuls of the same
 * size that are equally likely stand together, so that a throw is listed in a few blocks.
 */
export type Dice = number;
/** 1 to 6. */
export type Face = number;

export const FACES = 6;
export const DICE = 5;
export const NO_DICE: Dice = 0;

interface Handful {
  /** Ascending. */
  readonly faces: readonly Face[];
  /** In how many ways a throw comes out like this. */
  readonly weight: number;
}

function throwsOf(size: number): readonly Handful[] {
  let lists: readonly (readonly Face[])[] = [[]];
  for (let die = 0; die < size; die++) {
    lists = lists.flatMap((list) =>
      Array.from({ length: FACES }, (_, index) => index + 1)
        .filter((face) => face >= (list.at(-1) ?? 1))
        .map((face) => [...list, face]),
    );
  }
  return lists
    .map((faces) => ({ faces, weight: waysOf(faces) }))
    .sort((one, other) => one.weight - other.weight);
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

const timesIn = (faces: readonly Face[], face: Face): number =>
  faces.filter((one) => one === face).length;

const waysOf = (faces: readonly Face[]): number =>
  [1, 2, 3, 4, 5, 6].reduce(
    (ways, face) => ways / factorial(timesIn(faces, face)),
    factorial(faces.length),
  );

const HANDFULS: readonly Handful[] = [0, 1, 2, 3, 4, 5].flatMap(throwsOf);
export const HANDFUL_COUNT = HANDFULS.length;

/** How many of each face, eight places a handful; and how many dice. */
const COUNTS = new Uint8Array(HANDFUL_COUNT * 8);
const SIZES = Uint8Array.from(HANDFULS, ({ faces }) => faces.length);
/** The faces in a handful, as a set of face − 1. */
const FACE_SETS = Uint8Array.from(HANDFULS, ({ faces }) =>
  faces.reduce((set, face) => set | (1 << (face - 1)), 0),
);
/** Handfuls as numbers in base six, a digit for each face: they add and subtract. */
const POWERS = [0, 1, 6, 36, 216, 1296, 7776];
const KEYS = Int32Array.from(HANDFULS, ({ faces }) =>
  faces.reduce((sum, face) => sum + POWERS[face], 0),
);
const BY_KEY = new Uint16Array(6 ** FACES);

for (const [dice, { faces }] of HANDFULS.entries()) {
  BY_KEY[KEYS[dice]] = dice;
  for (const face of faces) COUNTS[dice * 8 + face]++;
}

export const facesOf = (dice: Dice): readonly Face[] => HANDFULS[dice].faces;
export const faceSet = (dice: Dice): Bits => FACE_SETS[dice];
export const sizeOf = (dice: Dice): number => SIZES[dice];
export const countOf = (dice: Dice, face: Face): number => COUNTS[dice * 8 + face];

/** One die put in for another. */
export const exchanged = (dice: Dice, out: Face, into: Face): Dice =>
  BY_KEY[KEYS[dice] - POWERS[out] + POWERS[into]];

/** Some dice put in for some others. */
export const replaced = (dice: Dice, out: Dice, into: Dice): Dice =>
  BY_KEY[KEYS[dice] - KEYS[out] + KEYS[into]];

export const withDie = (dice: Dice, face: Face): Dice => BY_KEY[KEYS[dice] + POWERS[face]];

/** The dice of these faces: at most five of them, in any order. */
export const diceOf = (faces: readonly Face[]): Dice =>
  BY_KEY[faces.reduce((sum, face) => sum + POWERS[face], 0)];

export const isWithin = (part: Dice, dice: Dice): boolean =>
  facesOf(part).every((face) => countOf(part, face) <= countOf(dice, face));

/** Runs of handfuls of one size that are equally likely: where they begin, how many, how likely. */
interface Run {
  readonly first: Dice;
  readonly low: Bits;
  readonly high: Bits;
  readonly weight: number;
}

const RUNS: readonly (readonly Run[])[] = [0, 1, 2, 3, 4, 5].map((size) => {
  const dice = [...HANDFULS.keys()].filter((one) => SIZES[one] === size);
  const weights = [...new Set(dice.map((one) => HANDFULS[one].weight))];
  return weights.map((weight) => {
    const alike = dice.filter((one) => HANDFULS[one].weight === weight);
    const [first] = alike;
    return { first, low: firstBits(alike.length), high: firstBits(alike.length - WORD), weight };
  });
});

/** The lowest bits of a word, at most all thirty of them. */
function firstBits(count: number): Bits {
  return 2 ** Math.max(0, Math.min(count, WORD)) - 1;
}

/** Every outcome of throwing so many dice, as `base` + handful. */
export function addThrows(base: number, size: number, into: Moves): void {
  const runs = RUNS[size];
  for (let index = 0; index < runs.length; index++) {
    const { first, low, high, weight } = runs[index];
    into.addEach(base + first, low, high, weight);
  }
}

const WORDS = Math.ceil(HANDFUL_COUNT / WORD / 2) * 2;
/** For every handful the set of its parts, none left out but the empty one. */
const PARTS = new Int32Array(HANDFUL_COUNT * WORDS);

// Smaller handfuls come first: the parts of one are itself and those of all with a die less.
for (let dice = 1; dice < HANDFUL_COUNT; dice++) {
  const start = dice * WORDS;
  PARTS[start + Math.floor(dice / WORD)] |= 1 << (dice % WORD);
  for (const face of HANDFULS[dice].faces) {
    const less = BY_KEY[KEYS[dice] - POWERS[face]] * WORDS;
    for (let word = 0; word < WORDS; word++) PARTS[start + word] |= PARTS[less + word];
  }
}

/** Every part of a handful but the empty one, as `base` + part. */
export function addParts(base: number, dice: Dice, into: Moves): void {
  const start = dice * WORDS;
  for (let word = 0; word < WORDS; word += 2) {
    const low = PARTS[start + word];
    const high = PARTS[start + word + 1];
    if ((low | high) !== 0) into.addEach(base + word * WORD, low, high);
  }
}

/**
 * Two different faces, one given and one taken, as a number from 0 to 29: first the 15 in which the
 * higher die is given, then those in which the taken die is 1 higher, 2 higher, … Equal faces come
 * behind, since one may try them, in vain.
 */
export type Pair = number;

const allFaces = Array.from({ length: FACES }, (_, index) => index + 1);
const PAIRS = allFaces
  .flatMap((give) => allFaces.map((take) => ({ give, take })))
  .map((pair) => ({ ...pair, rise: pair.take - pair.give }))
  .sort((one, other) => placeOf(one.rise) - placeOf(other.rise));

function placeOf(rise: number): number {
  if (rise === 0) return FACES;
  return Math.max(rise, 0);
}

const PAIR_NUMBERS = new Uint8Array(64);
for (const [pair, { give, take }] of PAIRS.entries()) PAIR_NUMBERS[give * 8 + take] = pair;
const GIVES = Uint8Array.from(PAIRS, ({ give }) => give);
const TAKES = Uint8Array.from(PAIRS, ({ take }) => take);

export const pairOf = (give: Face, take: Face): Pair => PAIR_NUMBERS[give * 8 + take];
export const givenIn = (pair: Pair): Face => GIVES[pair];
export const takenIn = (pair: Pair): Face => TAKES[pair];

const UNEQUAL = 30;
/** By the faces of two handfuls: the pairs of one given from the first, taken from the other. */
const POSSIBLE = new Int32Array(1 << (2 * FACES));
for (let faces = 0; faces < POSSIBLE.length; faces++) {
  for (let pair = 0; pair < UNEQUAL; pair++) {
    const gives = (faces >> (FACES + GIVES[pair] - 1)) & 1;
    const takes = (faces >> (TAKES[pair] - 1)) & 1;
    POSSIBLE[faces] |= (gives & takes) << pair;
  }
}

export const possiblePairs = (own: Dice, other: Dice): Bits =>
  POSSIBLE[(FACE_SETS[own] << FACES) | FACE_SETS[other]];

/** The pairs that cost nothing; by the difference those that do; and those with less of one too. */
export const FREE_PAIRS: Bits = setOfPairs((rise) => rise < 0);
export const PAIRS_RISING: readonly Bits[] = [0, 1, 2, 3, 4, 5].map((by) =>
  by === 0 ? 0 : setOfPairs((rise) => rise === by),
);

export const PAIRS_RISING_UP_TO: readonly Bits[] = [0, 1, 2, 3, 4, 5].map((by) =>
  setOfPairs((rise) => rise > 0 && rise <= by),
);

function setOfPairs(fits: (rise: number) => boolean): Bits {
  return PAIRS.reduce((set, { rise }, pair) => (fits(rise) ? set | (1 << pair) : set), 0);
}

/** O12: the turn from which a natural roll ends the game; for most never. */
export const NEVER = 99;
const ENDS_FROM = Uint8Array.from(HANDFULS, ({ faces }) => {
  if (faces.length < DICE) return NEVER;
  const most = Math.max(...allFaces.map((face) => timesIn(faces, face)));
  if (most === DICE) return faces[0] === 1 || faces[0] === FACES ? NEVER : 4;
  return [NEVER, NEVER, NEVER, 6, 5][most];
});
export const endsFrom = (dice: Dice): number => ENDS_FROM[dice];

export const FIVE_ONES: Dice = diceOf([1, 1, 1, 1, 1]);
export const FIVE_SIXES: Dice = diceOf([6, 6, 6, 6, 6]);
