import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentTo, ProvenChance } from '../proven-chance.ts';
import { SOURCE } from './played.ts';

/** The algorithm of docs/fair-chance.md once more, by another library and in another manner. */
function drawn(ply: number, n: bigint): bigint {
  const text = SOURCE.contributions.map((one) => one ?? '-').join(' ');
  const digest = createHash('sha256').update(text).digest();
  const limit = (2n ** 48n / n) * n;
  const partsOf = (place: number, block: number): readonly bigint[] => {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(place, 0);
    numbers.writeUInt32BE(block, 4);
    const hmac = createHmac('sha256', Buffer.from(SOURCE.secret, 'hex'));
    const hex = hmac.update(digest).update(numbers).digest('hex');
    return (hex.match(/.{12}/g) ?? []).map((part) => BigInt(`0x${part}`));
  };
  const tried = [partsOf(Math.floor(ply / 5), 0)[ply % 5] ?? limit];
  for (let block = 1; block < 9; block++) tried.push(...partsOf(ply, block));
  const found = tried.find((number) => number < limit);
  if (found === undefined) throw new Error('that is hardly ever so');
  return found % n;
}

it('what is drawn is what the published algorithm says', () => {
  const chance = new ProvenChance(SOURCE);
  for (const n of [2, 3, 48, 252, 7776, 2 ** 31, 2 ** 48 - 1, 2 ** 48]) {
    for (let ply = 0; ply < 40; ply++) {
      expect(BigInt(chance.at(ply).below(n))).toBe(drawn(ply, BigInt(n)));
    }
  }
});

it('parts that would favour some outcomes are passed over', () => {
  // Nearly half of all parts are beyond the only whole multiple.
  const n = 2 ** 47 + 1;
  const chance = new ProvenChance(SOURCE);
  const plies = Array.from({ length: 60 }, (_, ply) => ply);
  const numbers = plies.map((ply) => chance.at(ply).below(n));
  expect(numbers).toEqual(plies.map((ply) => Number(drawn(ply, BigInt(n)))));
  expect(numbers.every((number) => number < n)).toBe(true);
});

it('the same move is drawn alike, whatever was drawn before', () => {
  const one = new ProvenChance(SOURCE);
  const other = new ProvenChance(SOURCE);
  const backwards = [3, 2, 1, 0].map((ply) => other.at(ply).below(1000));
  expect([0, 1, 2, 3].map((ply) => one.at(ply).below(1000))).toEqual(backwards.toReversed());
});

it('another secret and another contribution bring other outcomes, and an absent one counts', () => {
  const sources = [
    SOURCE,
    { ...SOURCE, secret: '5f'.repeat(32) },
    { ...SOURCE, contributions: [null, null] },
    { ...SOURCE, contributions: SOURCE.contributions.toReversed() },
  ];
  const drawings = sources.map((source) => new ProvenChance(source).at(7).below(2 ** 40));
  expect(new Set(drawings).size).toBe(sources.length);
});

it('nothing is drawn below what can’t be drawn fairly', () => {
  const rng = new ProvenChance(SOURCE).at(0);
  expect(() => rng.below(0)).toThrow('no number to draw below');
  expect(() => rng.below(2 ** 48 + 2)).toThrow('no number to draw below');
  expect(rng.below(1)).toBe(0);
});

it('a commitment is the SHA-256 of the bytes of the secret', () => {
  const bytes = Buffer.from(SOURCE.secret, 'hex');
  expect(commitmentTo(SOURCE.secret)).toBe(createHash('sha256').update(bytes).digest('hex'));
});
