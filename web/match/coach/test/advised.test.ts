import { describe, expect, it } from 'vitest';
import { english } from '../../../words/en.ts';
import { advisedIn } from '../advised.ts';

const NOBODY = { game: undefined, names: [], seat: undefined };
const hint = (...worths: readonly number[]) => ({
  type: 'hint' as const,
  match: 'm',
  ply: 1,
  own: 0,
  moves: worths.map((worth, index) => ({ move: `move ${index}`, worth })),
});
const coaching = { held: undefined, reason: (move: string) => `That is ${move}.` };
const { hint: words, coach } = english;

describe('what is advised', () => {
  it('nothing is advised before anybody asks', () => {
    const match = { ...NOBODY, hint: hint(0.6, 0.5), isHinting: false };
    expect(advisedIn(match, coaching, english, 'en')).toBeUndefined();
  });

  it('a hint says that the expert thinks, then what to do, why, and how good it is', () => {
    const asked = { ...NOBODY, hint: undefined, isHinting: true };
    expect(advisedIn(asked, coaching, english, 'en')?.spoken).toBe(words.thinking);
    const told = advisedIn({ ...asked, hint: hint(0.6, 0.5) }, coaching, english, 'en');
    expect(told).toMatchObject({ kind: 'hint', lead: 'Move 0.', why: 'That is move 0.' });
    expect(told?.spoken).toBe(`Move 0. That is move 0. ${words.worth(60)} ${words.next(50)}`);
  });

  it('a move to look at again comes before a hint, with the reason of the better one', () => {
    const chances = { best: 'move 0', bestPercent: 70, ownPercent: 40 };
    const held = { ...chances, move: 1, ply: 1, own: 0, since: 0 };
    const match = { ...NOBODY, hint: hint(0.7, 0.4), isHinting: true };
    expect(advisedIn(match, { ...coaching, held }, english, 'en')).toMatchObject({
      kind: 'again',
      lead: `${coach.again} ${coach.better('move 0')}`,
      why: 'That is move 0.',
      chance: coach.chances(70, 40),
    });
  });
});
