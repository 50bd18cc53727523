import type { MatchState } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { englishClock } from '../../words/clock.en.ts';
import { tellMissed } from '../missed.ts';

const GUEST = { kind: 'guest', present: true, replaceable: false, replaced: false } as const;

/** A match in which time has run out so often in a row for the second seat. */
function stateWith(missed: number, you: number | null, replaced = false): MatchState {
  const clock = { left: 1000, full: 2000, missed: 0 };
  const state: Partial<MatchState> = {
    seats: [
      { ...GUEST, name: 'Ann' },
      { ...GUEST, name: 'Ben', replaced },
    ],
    clock: { seats: [clock, { ...clock, missed }], running: [0], pause: [], paused: false },
    you,
  };
  return state as MatchState;
}

describe('a bot that has chosen as time was up', () => {
  it('the others are told whose time was up, and that a bot takes the seat next', () => {
    expect(tellMissed(stateWith(0, 0), 1, englishClock)).toBeUndefined();
    expect(tellMissed(stateWith(1, 0), 1, englishClock)).toBe(englishClock.missed('Ben'));
    expect(tellMissed(stateWith(2, null), 1, englishClock)).toBe(englishClock.missedOften('Ben'));
    expect(tellMissed(stateWith(1, 0), 0, englishClock)).toBeUndefined();
  });

  it('whose time was up is told so, and nothing more once a bot has the seat', () => {
    expect(tellMissed(stateWith(1, 1), 1, englishClock)).toBe(englishClock.youMissed);
    expect(tellMissed(stateWith(2, 1), 1, englishClock)).toBe(englishClock.youMissedOften);
    expect(tellMissed(stateWith(2, 1, true), 1, englishClock)).toBeUndefined();
  });
});
