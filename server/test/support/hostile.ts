import { itemAt, type Rng } from '@pepite/kernel';

/** Moves that some game has. */
export const MOVES = [
  'keep',
  'end',
  'play B1',
  'play G3',
  'bid Z7',
  'swap G0 1 P2',
  'mark 3 a1 b1',
];

/** What whoever wants to do harm knows: the matches there are, where they stand, and the game. */
export interface Target {
  readonly matches: readonly string[];
  /** Moves that are legal at best by chance. */
  readonly moves: readonly string[];
  readonly ply: number;
  readonly own: number;
}

/** Plans that some game has, and one that none has. */
const PLANS = ['only-move', 'keep', 'pass', 'refuse-offers', 'win'];

const pick = <T>(rng: Rng, items: readonly T[]): T => itemAt(items, rng.below(items.length));

const LONG = 'x'.repeat(900);

/** Values as they stand in a text; some are no JSON at all. */
const VALUES: readonly string[] = [
  ['NaN', 'Infinity', 'undefined', '1e999', '-1', '-0', '0.5', '1.0', '5', '6', '3', '1e3'],
  ['9007199254740993', '-9007199254740993', '1e21', '0x10', '01', '"1"', '""', '" "', 'null'],
  ['true', 'false', '[]', '{}', '[0]', '[[[[[]]]]]', '{"__proto__":{"polluted":1}}'],
  ['"__proto__"', '"constructor"', '"toString"', '"\\ud800"', '"\\u0000"', '"\\u202e"'],
  [`"${LONG}"`, '"../../etc/passwd"', '"<script>alert(1)</script>"', '"\' OR 1=1 --"'],
  ['"heuristic"', '"random"', '"sit"', '"move"', "'x'", '[1,2', '{"a":', '"', '😀'],
].flat();

/** Moves as no game of ours writes them, or another game does. */
const STRANGE_MOVES: readonly string[] = [
  ['', ' ', 'keep ', ' keep', 'KEEP', 'keep keep', 'play', 'play  B1', 'play B01', 'play B11'],
  ['play b1', 'play B-1', 'play G9', 'bid G0', 'swap B1 0 B2', 'swap G0 9 B1', 'swap G0 0 G1'],
  ['first 9', 'deal 4 B1', 'deal 0 B1\n* deal 1 B2', '__proto__', 'constructor B1', 'toString'],
  ['steal 0 1 12', 'mark 3 4', 'roll 1 2 3 4 5', 'offer 0 1 2', 'play Ｂ１', 'play B1\u0000'],
  ['0 play B1', '* deal 0 B1', `play ${'B'.repeat(390)}`, 'play B1 B2 B3 B4', '\ud800'],
].flat();

const KEYS = ['seat', 'id', 'ply', 'own', 'move', 'bot', 'match', 'type', 'name', 'hand', 'you'];
const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0'];

/** A message of the right shape, whether or not its sender may say it now. */
function shaped(rng: Rng, { matches, moves, ply, own }: Target): Readonly<Record<string, unknown>> {
  const seat = rng.below(6);
  const at = { ply: rng.below(4) === 0 ? rng.below(400) : ply, own: pick(rng, [own, own, 0, 1]) };
  const move = rng.below(4) === 0 ? pick(rng, STRANGE_MOVES) : pick(rng, moves);
  return pick<Readonly<Record<string, unknown>>>(rng, [
    { type: 'lobby' },
    { type: 'watch', match: rng.below(3) === 0 ? 'nosuchmatch' : pick(rng, matches) },
    { type: 'sit', seat },
    { type: 'stand' },
    { type: 'seat-companion', seat, name: pick(rng, ['Zoé', 'Camille', '', 'Ann', LONG]) },
    { type: 'seat-bot', seat, bot: pick(rng, ['random', 'heuristic', 'perfect']) },
    { type: 'unseat', seat },
    { type: 'start' },
    { type: 'contribute', contributions: [{ seat, value: pick(rng, ['0a'.repeat(16), 'x']) }] },
    { type: 'move', ...at, move },
    { type: 'move', ...at, move },
    { type: 'move', ...at, move },
    { type: 'take-back', ply: at.ply },
    { type: 'replace', seat },
    { type: 'hint', ...at },
    { type: 'look-back' },
    { type: 'look-back', before: rng.below(400) },
    { type: 'reclaim' },
    { type: 'pace', pace: pick(rng, ['human', 'quick', 'slow']) },
    { type: 'pause', on: pick(rng, [true, true, false]) },
    { type: 'plan', plan: pick(rng, PLANS), on: rng.below(3) > 0 },
    { type: 'plan-moves', ply: at.ply, moves: pick(rng, [[], [move], [move, pick(rng, moves)]]) },
    { type: 'say', text: pick(rng, ['Hi', '<b>1</b>', ' ', '\u202eolleh', 'x'.repeat(400), LONG]) },
    { type: 'say-phrase', phrase: pick(rng, ['hello', 'bad-cards', 'toString']) },
    { type: 'react', ply: at.ply - rng.below(9), sign: pick(rng, ['bravo', 'sad', null, 'boo']) },
    { type: 'hear', after: pick(rng, [0, 3, 1_000_000]) },
    { type: 'allow-talk', on: rng.below(3) > 0 },
    // Whoever leaves may come back; what ends a match, or a seat, is rare, or nothing is played.
    { type: 'leave' },
    { type: 'unlist', match: pick(rng, matches), on: pick(rng, [true, false]) },
    rng.below(50) === 0 ? { type: 'resign' } : { type: 'reclaim' },
    {
      type: 'abort',
      on: rng.below(50) === 0,
      ...(rng.below(2) === 0 && { match: pick(rng, matches) }),
    },
    { type: 'rematch' },
    { type: 'ping' },
  ]);
}

/** The same with one value, or one field more, that has no business there. */
function bent(rng: Rng, message: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(message).map(([key, value]) => [key, JSON.stringify(value)]);
  const value = pick(rng, VALUES);
  if (rng.below(2) === 0) itemAt(fields, rng.below(fields.length))[1] = value;
  else fields.push([pick(rng, rng.below(2) === 0 ? KEYS : ODD_KEYS), value]);
  if (rng.below(4) === 0) fields.reverse();
  return `{${fields.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join()}}`;
}

/** The same with a letter or two lost, doubled, changed or put elsewhere. */
function mangled(rng: Rng, text: string): string {
  const from = rng.below(text.length + 1);
  const to = Math.min(text.length, from + 1 + rng.below(5));
  const letter = String.fromCharCode(rng.below(3) === 0 ? rng.below(65_536) : 32 + rng.below(95));
  return pick(rng, [
    text.slice(0, from),
    text.slice(0, from) + text.slice(to),
    text.slice(0, from) + letter + text.slice(from),
    text.slice(0, from) + letter + text.slice(from + 1),
    text.slice(0, to) + text.slice(from),
    text.slice(from) + text.slice(0, from),
    text + text,
  ]);
}

/** Something that is no message at all. */
function junk(rng: Rng): string {
  const depth = 1 + rng.below(500);
  const letters = Array.from({ length: rng.below(60) }, () => rng.below(65_536));
  return pick(rng, [
    '',
    pick(rng, VALUES),
    String.fromCharCode(...letters),
    '['.repeat(depth) + ']'.repeat(depth),
    '{"type":'.repeat(depth % 100) + '1' + '}'.repeat(depth % 100),
    'x'.repeat(1024 + rng.below(3)),
    `{"type":"ping","pad":"${'x'.repeat(rng.below(5000))}"}`,
    `[${'{"type":"ping"},'.repeat(depth % 60)}{}]`,
    '{"type":"ping","type":"start"}',
    `{"type":"move","type":"lobby","ply":0}`,
  ]);
}

/** One message of somebody who wants to do harm, or does not know any better. */
export function hostileText(rng: Rng, target: Target): string {
  const message = shaped(rng, target);
  const text = JSON.stringify(rng.below(2) === 0 ? { ...message, id: rng.below(1000) } : message);
  switch (rng.below(6)) {
    case 0:
    case 1:
      return text;
    case 2:
    case 3:
      return bent(rng, message);
    case 4:
      return mangled(rng, text);
    default:
      return junk(rng);
  }
}
