import { describe, expect, it } from 'vitest';
import { faviconOf, signalOf, type Situation } from '../turn-signals.ts';

const waiting: Situation = { isAsked: false, isOver: false, hasWon: false, refusal: undefined };
const asked: Situation = { ...waiting, isAsked: true };
const won: Situation = { ...waiting, isOver: true, hasWon: true };

describe('what is heard of a match', () => {
  it('is the turn, when it comes, not while it lasts', () => {
    expect(signalOf(waiting, asked)).toBe('turn');
    expect(signalOf(asked, asked)).toBeUndefined();
    expect(signalOf(asked, waiting)).toBeUndefined();
  });

  it('is nothing when a page is opened, whatever it shows', () => {
    expect(signalOf(undefined, asked)).toBeUndefined();
    expect(signalOf(undefined, won)).toBeUndefined();
  });

  it('is every refusal, once', () => {
    const refused = { ...asked, refusal: {} };
    expect(signalOf(asked, refused)).toBe('refused');
    expect(signalOf(refused, { ...asked, refusal: {} })).toBe('refused');
    expect(signalOf(refused, { ...refused })).toBeUndefined();
    expect(signalOf(refused, asked)).toBeUndefined();
  });

  it('is a match won, at its end, and not one that others have won', () => {
    expect(signalOf(waiting, won)).toBe('won');
    expect(signalOf(won, won)).toBeUndefined();
    expect(signalOf(asked, { ...won, hasWon: false })).toBeUndefined();
  });
});

describe('the sign of the tab', () => {
  it('has a dot exactly while the match waits for the player of the page', () => {
    expect([waiting, asked, waiting, won].map(faviconOf)).toEqual([
      '/favicon.svg',
      '/favicon-turn.svg',
      '/favicon.svg',
      '/favicon.svg',
    ]);
  });
});
