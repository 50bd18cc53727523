import { describe, expect, it } from 'vitest';
import { adding, size, sizeWide, WORD } from '../bits.ts';
import { MOST_LISTED, Moves } from '../moves.ts';
import { Seeded } from '../rng.ts';
import { fc } from './property.ts';

const bits = fc
  .uniqueArray(fc.integer({ min: 0, max: WORD - 1 }), { maxLength: 12 })
  .map((numbers) => numbers.reduce(adding, 0));

/** Of cards of a pack: every third one is of the same kind. */
const kindsOfThree = Array.from({ length: WORD }, (_, number) => number % 3);

const block = fc.record({ low: bits, high: bits, weight: fc.integer({ min: 1, max: 5 }) });

describe('a list of moves', () => {
  it('a list has what was added, in order, with its weight', () => {
    const moves = new Moves();
    moves.add(7);
    moves.addEach(100, 0b1011, 0b1, 3);
    moves.addRows(1000, 0b101, 8, 0b11, 0);
    expect([...moves.weighted()]).toEqual([
      [7, 1],
      [100, 3],
      [101, 3],
      [103, 3],
      [130, 3],
      [1000, 1],
      [1001, 1],
      [1512, 1],
      [1513, 1],
    ]);
    expect(moves.weight).toBe(1 + 4 * 3 + 4);
    expect([7, 103, 1512, 102, 1256].map((move) => moves.has(move))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('every place covers the move whose weight reaches it', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
        const moves = new Moves();
        blocks.forEach(({ low, high, weight }, index) =>
          moves.addEach(index * 64, low, high, weight),
        );
        const places = [...moves.weighted()].flatMap(([move, weight]) =>
          Array.from({ length: weight }, () => move),
        );
        expect(moves.weight).toBe(places.length);
        expect(places.map((_, k) => moves.at(k))).toEqual(places);
      }),
    );
  });

  it('every place of a rectangle covers one of its moves', () => {
    fc.assert(
      fc.property(bits, bits, bits, (rows, low, high) => {
        const moves = new Moves();
        moves.add(5);
        moves.addRows(64, rows, 6, low, high);
        moves.add(9);
        const listed = [...moves];
        expect(listed.map((_, k) => moves.at(k))).toEqual(listed);
        expect(new Set(listed).size).toBe(listed.length);
      }),
    );
  });

  it('a list has what it lists and nothing else', () => {
    fc.assert(
      fc.property(bits, bits, bits, fc.boolean(), (rows, low, high, hasPack) => {
        const moves = new Moves();
        moves.addRows(64, rows, 7, low, high);
        moves.addEach(40, high, low);
        if (hasPack) moves.addPack(3, kindsOfThree, [low], size(low));
        const listed = new Set(moves);
        const all = Array.from({ length: 64 + (WORD << 7) + 2 * WORD }, (_, move) => move);
        expect(all.filter((move) => moves.has(move) !== listed.has(move))).toEqual([]);
        expect([-1, 64.5, NaN, 2 ** 53].some((move) => moves.has(move))).toBe(false);
      }),
    );
  });

  it('a list has a pack behind its blocks, cards of one kind as one move', () => {
    const moves = new Moves();
    moves.add(7);
    // Numbers 0, 1, 2 and 31, of the kinds 5, 6, 5 and 5.
    const kinds = Array.from({ length: 60 }, (_, number) => (number === 1 ? 6 : 5));
    moves.addPack(100, kinds, [0b111, 0b10], 4);
    expect([...moves.weighted()]).toEqual([
      [7, 1],
      [105, 3],
      [106, 1],
    ]);
    expect(moves.weight).toBe(5);
    expect(Array.from({ length: 5 }, (_, k) => moves.at(k))).toEqual([7, 105, 106, 105, 105]);
    moves.clear();
    moves.addPack(100, kinds, [0b10], 1);
    expect([...moves.weighted()]).toEqual([[106, 1]]);
    moves.clear();
    moves.add(8);
    expect([...moves]).toEqual([8]);
    expect(moves.at(0)).toBe(8);
  });

  it('every card of a pack is at one place', () => {
    fc.assert(
      fc.property(fc.array(bits, { minLength: 1, maxLength: 6 }), (pack) => {
        const moves = new Moves();
        const kinds = Array.from({ length: pack.length * WORD }, (_, number) => number % 7);
        moves.addPack(0, kinds, pack, sizeWide(pack));
        const drawn = Array.from({ length: moves.weight }, (_, k) => moves.at(k));
        for (const [move, weight] of moves.weighted()) {
          expect(drawn.filter((one) => one === move)).toHaveLength(weight);
        }
        expect(drawn).toHaveLength(sizeWide(pack));
      }),
    );
  });

  it('a list takes more blocks than it was made for', () => {
    const moves = new Moves();
    const many = Array.from({ length: 1000 }, (_, move) => move);
    for (const move of many) moves.add(move);
    expect([...moves]).toEqual(many);
    expect(many.map((k) => moves.at(k))).toEqual(many);
  });

  it('a list can be cleared and used again', () => {
    const moves = new Moves();
    moves.addEach(0, 0b111);
    moves.clear();
    expect(moves.isEmpty).toBe(true);
    moves.add(42);
    expect([...moves]).toEqual([42]);
    expect(moves.at(0)).toBe(42);
  });

  it('a list is drawn from by weight', () => {
    const moves = new Moves();
    moves.add(1, 1);
    moves.add(2, 3);
    const rng = new Seeded(5);
    const twos = Array.from({ length: 8000 }, () => moves.draw(rng)).filter((move) => move === 2);
    // 6,000 expected; five standard deviations are 194.
    expect(Math.abs(twos.length - 6000)).toBeLessThan(194);
  });
});

describe('a list of large moves', () => {
  it('a list has large moves exactly, whatever safe integer they are', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 40 }), (numbers) => {
        const moves = new Moves();
        const bases = numbers.map((number) => Math.min(number, Number.MAX_SAFE_INTEGER - WORD));
        for (const base of bases) moves.addEach(base, 0b101);
        const expected = bases.flatMap((base) => [base, base + 2]);
        expect([...moves]).toEqual(expected);
        expect(moves.first(Infinity)).toEqual(expected);
      }),
    );
  });

  it('a list says where a row is shifted out of its block', () => {
    const moves = new Moves();
    moves.addRows(0, adding(0, 3), 29, 0b1, 0);
    expect(moves.fits).toBe(true);
    moves.addRows(0, adding(0, 4), 29, 0b1, 0);
    expect(moves.fits).toBe(false);
  });
});

describe('a list of all parts of a hand', () => {
  /** Up to three cards of each kind, as digits. */
  const numberOf = (taken: ArrayLike<number>): number =>
    Array.from(taken).reduce((sum, count) => 10 * sum + count, 0);

  it('the parts of a hand are listed, the last kind changing first', () => {
    const moves = new Moves();
    moves.add(7);
    moves.addParts(1000, [0, 1, 0, 2], numberOf);
    expect([...moves]).toEqual([7, 1000, 1001, 1002, 1100, 1101, 1102]);
    expect(moves.weight).toBe(7);
    expect(moves.has(1102)).toBe(true);
    expect(moves.isLong).toBe(false);
  });

  it('the parts do not change with the hand, and are gone with the next list', () => {
    const moves = new Moves();
    const hand = [0, 1];
    moves.addParts(0, hand, numberOf);
    hand[1] = 3;
    expect([...moves]).toEqual([0, 1]);
    moves.clear();
    moves.add(5);
    expect([...moves]).toEqual([5]);
  });

  it('a million parts are drawn from and found, but not written out', () => {
    const moves = new Moves();
    const hand = Array.from({ length: 20 }, () => 1);
    moves.addParts(0, hand, (taken) => Array.from(taken).reduce((sum, one) => 2 * sum + one, 0));
    expect(moves.weight).toBe(2 ** 20);
    expect(moves.isLong).toBe(true);
    expect(moves.at(2 ** 20 - 1)).toBe(2 ** 20 - 1);
    const rng = new Seeded(1);
    for (let draw = 0; draw < 50; draw++) expect(moves.draw(rng)).toBeLessThan(2 ** 20);
    expect(moves.first(3)).toEqual([0, 1, 2]);
    expect(() => [...moves]).toThrow('too many');
    expect(MOST_LISTED).toBe(100_000);
  });

  it('a list has the parts of one hand only', () => {
    const moves = new Moves();
    moves.addParts(0, [1], numberOf);
    expect(() => moves.addParts(0, [1], numberOf)).toThrow('one hand');
  });
});
