import type { MatchState, SeatState } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { levelAfter, type Wins, winsAfter } from '../wins.ts';

const guest: SeatState = {
  kind: 'guest',
  name: 'Ann',
  present: true,
  replaceable: false,
  replaced: false,
};
const bot = (level: string): SeatState => ({ kind: 'bot', name: 'Basile', bot: level });

type Finished = Pick<MatchState, 'match' | 'you' | 'seats' | 'result'>;

/** A match that Ann, who sits first, has played against such bots. */
const played = (match: string, levels: readonly string[], winner: number): Finished => ({
  match,
  you: 0,
  seats: [guest, ...levels.map(bot)],
  result: { scores: [], winners: [winner] },
});

const after = (...matches: readonly Finished[]): string =>
  levelAfter(matches.reduce<Wins>(winsAfter, []));

describe('the level of bots in one’s next match', () => {
  it('the level is casual at first, and after matches that were lost', () => {
    expect(after()).toBe('casual');
    expect(after(played('a', ['casual'], 1), played('b', ['casual', 'casual'], 2))).toBe('casual');
  });

  it('the level goes up by one with each win at the current level, as far as expert', () => {
    const wins = ['casual', 'regular', 'strong', 'expert'].map((level, index) =>
      played(`match ${index}`, [level, level], 0),
    );
    expect(after(...wins.slice(0, 1))).toBe('regular');
    expect(after(...wins.slice(0, 2))).toBe('strong');
    expect(after(...wins.slice(0, 3))).toBe('expert');
    expect(after(...wins)).toBe('expert');
  });

  it('the level stays when weaker bots are beaten, and goes up when stronger ones are', () => {
    const first = played('a', ['casual'], 0);
    expect(after(first, played('b', ['casual', 'expert'], 0))).toBe('regular');
    expect(after(first, played('b', ['strong', 'expert'], 0))).toBe('strong');
  });

  it('a match counts once, however often its end is looked at', () => {
    const win = played('a', ['expert'], 0);
    expect(after(win, win, win)).toBe('regular');
  });

  it('a match with other people, alone or only watched does not count', () => {
    const win = played('a', ['casual'], 0);
    expect(after({ ...win, seats: [...win.seats, guest] })).toBe('casual');
    expect(after({ ...win, seats: [guest] })).toBe('casual');
    expect(after({ ...win, you: null })).toBe('casual');
    expect(after(played('a', ['heuristic'], 0))).toBe('casual');
  });
});
