import { describe, expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { reasonOf } from '../hints.ts';

const { hint: words } = english;
const hinted = (...worths: readonly (number | null)[]) =>
  worths.map((worth, index) => ({ move: `move ${index}`, worth }));

describe('why a hint names a move', () => {
  it('a hint says what its move promises, and what the next best one does', () => {
    expect(reasonOf(hinted(0.612, 0.5, 0.4), words)).toBe(`${words.worth(61)} ${words.next(50)}`);
  });

  it('a hint says when other moves are just as good', () => {
    expect(reasonOf(hinted(0.61, 0.604), words)).toBe(`${words.worth(61)} ${words.level}`);
  });

  it('a hint says when its move is the only one', () => {
    expect(reasonOf(hinted(null), words)).toBe(words.only);
    expect(reasonOf(hinted(0.4), words)).toBe(words.worth(40));
  });
});
