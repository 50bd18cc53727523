import { describe, expect, it } from 'vitest';
import { calledBy, HIDDEN, type Look, lookAfter, openLookAfter } from '../looking.ts';

const looking = (seat: number, ...awaited: number[]): Look => ({ seat, awaited, ended: 0 });
const now = (...awaited: number[]) => ({ awaited, ended: 0 });

describe('whose hand is shown on a device that several play on', () => {
  it('a page that is opened shows nobody’s hand, whoever is to play', () => {
    expect(lookAfter(HIDDEN, now(1)).seat).toBeUndefined();
    expect(lookAfter(HIDDEN, now()).seat).toBeUndefined();
  });

  it('a hand is hidden as soon as its player has decided', () => {
    expect(lookAfter(looking(1, 1), now(2)).seat).toBeUndefined();
    // Even if nobody else on the device is to play.
    expect(lookAfter(looking(1, 1), now()).seat).toBeUndefined();
  });

  it('whoever decides step by step, or plays again at once, goes on looking', () => {
    expect(lookAfter(looking(1, 1), now(1)).seat).toBe(1);
    expect(lookAfter(looking(1, 1, 2), now(1)).seat).toBe(1);
  });

  it('a hand that is looked at meanwhile is hidden when somebody else is called', () => {
    expect(lookAfter(looking(1), now(2)).seat).toBeUndefined();
    expect(lookAfter(looking(1), now()).seat).toBe(1);
    expect(lookAfter(looking(1), now(1)).seat).toBe(1);
  });

  it('whoever has chosen may look again while others choose, to take it back', () => {
    expect(lookAfter(looking(1, 2, 3), now(2, 3)).seat).toBe(1);
    expect(lookAfter(looking(1, 2, 3), now(3)).seat).toBe(1);
    expect(lookAfter(looking(1, 2), now(1, 2)).seat).toBe(1);
  });

  it('a hand is hidden when a round has ended, for all to see what it came to', () => {
    expect(lookAfter(looking(1, 1), { awaited: [1], ended: 1 }).seat).toBeUndefined();
  });

  it('the device is for the first who has to decide, and for nobody while others do', () => {
    expect(calledBy(now(2, 3))).toBe(2);
    expect(calledBy(now())).toBeUndefined();
  });
});

describe('whose hand is shown where one person plays all of them', () => {
  it('the hand of whoever has to decide is shown at once', () => {
    expect(openLookAfter(HIDDEN, now(1)).seat).toBe(1);
    expect(openLookAfter(looking(1, 1), now(2)).seat).toBe(2);
    expect(openLookAfter(looking(1, 1, 2), now(2)).seat).toBe(2);
    expect(openLookAfter(looking(1, 1), { awaited: [2], ended: 1 }).seat).toBe(2);
  });

  it('whoever decides step by step is shown until that is done', () => {
    expect(openLookAfter(looking(2, 1, 2), now(1, 2, 3)).seat).toBe(2);
    expect(openLookAfter(looking(1, 1), now(1)).seat).toBe(1);
  });

  it('another hand may be looked at until somebody else has to decide', () => {
    expect(openLookAfter(looking(3, 1), now(1)).seat).toBe(3);
    expect(openLookAfter(looking(3, 1), now(2)).seat).toBe(2);
    expect(openLookAfter(looking(3, 1), now()).seat).toBe(3);
  });
});
