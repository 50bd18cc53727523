import { describe, expect, it } from 'vitest';
import { faviconOf, signalOf, type Situation } from '../turn-signals.ts';

const waiting: Situation = { isAsked: false, isOver: false, hasWon: false, refusal: undefined };
const asked: Situation = { ...waiting, isAsked: true };
const won: Situation = { ...waiting, isOver: true, hasWon: true };

describe('the sounds of a match', () => {
  it('the turn is heard when it comes, not while it lasts', () => {
    expect(signalOf(waiting, asked)).toBe('turn');
    expect(signalOf(asked, asked)).toBeUndefined();
    expect(signalOf(asked, waiting)).toBeUndefined();
  });

  it('nothing is heard when a page is opened, whatever it shows', () => {
    expect(signalOf(undefined, asked)).toBeUndefined();
    expect(signalOf(undefined, won)).toBeUndefined();
  });

  it('every refusal is heard once', () => {
    const refused = { ...asked, refusal: {} };
    expect(signalOf(asked, refused)).toBe('refused');
    expect(signalOf(refused, { ...asked, refusal: {} })).toBe('refused');
    expect(signalOf(refused, { ...refused })).toBeUndefined();
    expect(signalOf(refused, asked)).toBeUndefined();
  });

  it('a win is heard at the end of a match, and one of others is not', () => {
    expect(signalOf(waiting, won)).toBe('won');
    expect(signalOf(won, won)).toBeUndefined();
    expect(signalOf(asked, { ...won, hasWon: false })).toBeUndefined();
  });
});

describe('the icon of the tab', () => {
  it('the icon has a dot exactly while the match waits for the player of the page', () => {
    expect([waiting, asked, waiting, won].map(faviconOf)).toEqual([
      '/favicon.svg',
      '/favicon-turn.svg',
      '/favicon.svg',
      '/favicon.svg',
    ]);
  });
});
