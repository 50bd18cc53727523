import { describe, expect, it } from 'vitest';
import { itemAt, itemNamed } from '../index.ts';

describe('items that have to be there', () => {
  it('an item is found in a list by its index, even if it is nothing', () => {
    expect(itemAt(['a', 'b'], 1)).toBe('b');
    expect(itemAt(Uint8Array.of(7), 0)).toBe(7);
    expect(itemAt([undefined], 0)).toBeUndefined();
  });

  it.each([-1, 2, 0.5, Number.NaN])('an item is missed in a list of two at %s', (index) => {
    expect(() => itemAt(['a', 'b'], index)).toThrow(RangeError);
  });

  it('an item is found in a record by its name', () => {
    expect(itemNamed({ a: 1 }, 'a')).toBe(1);
  });

  it.each(['b', 'toString', '__proto__'])('an item is missed in a record without %s', (name) => {
    expect(() => itemNamed({ a: 1 }, name)).toThrow(RangeError);
  });
});
