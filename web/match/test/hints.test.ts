import { describe, expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { asOrder, reasonOf } from '../hints.ts';

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

describe('a hint as an order', () => {
  it('what one does to oneself is ordered as French does it, all else as it is told', () => {
    expect(asOrder('vous retirez', 'fr')).toBe('retirez-vous');
    expect(asOrder('misez 4', 'fr')).toBe('misez 4');
    expect(asOrder('fold', 'en')).toBe('fold');
  });
});
