import { describe, expect, it } from 'vitest';
import { english } from '../../../words/en.ts';
import { asOrder, chanceOf } from '../hints.ts';

const { hint: words } = english;
const hinted = (...worths: readonly (number | null)[]) =>
  worths.map((worth, index) => ({ move: `move ${index}`, worth }));

/** Nobody sits anywhere, so that moves are told as records do. */
const match = { game: undefined, names: [], seat: undefined };
const chance = (...worths: readonly (number | null)[]) =>
  chanceOf(match, hinted(...worths), words, 'en');

describe('how good a hinted move is', () => {
  it('a hint says what its move promises, and what the next best one does', () => {
    expect(chance(0.612, 0.5, 0.4)).toBe(`${words.worth(61)} ${words.next(50)}`);
  });

  it('a hint names the one move that is just as good, and counts several', () => {
    expect(chance(0.61, 0.604, 0.5)).toBe(`${words.worth(61)} ${words.level('move 1')}`);
    expect(chance(0.61, 0.604, 0.6, 0.5)).toBe(`${words.worth(61)} ${words.levelMany(2)}`);
  });

  it('a hint says when its move is the only one', () => {
    expect(chance(null)).toBe(words.only);
    expect(chance(0.4)).toBe(words.worth(40));
  });
});

describe('a hint as an order', () => {
  it('what one does to oneself is ordered as French does it, all else as it is told', () => {
    expect(asOrder('vous retirez', 'fr')).toBe('retirez-vous');
    expect(asOrder('misez 4', 'fr')).toBe('misez 4');
    expect(asOrder('fold', 'en')).toBe('fold');
  });
});
