import type { SeatState } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { seatFor } from '../seat-for.ts';

const OPEN: SeatState = { kind: 'open' };
const BOT: SeatState = { kind: 'bot', name: 'Agathe', bot: 'regular' };
const WAITING = {
  status: 'waiting',
  you: null,
  unwelcome: false,
  seats: [BOT, OPEN, OPEN],
} as const;

describe('whoever comes by the code on a big screen', () => {
  it('a newcomer gets the first free seat', () => {
    expect(seatFor(WAITING)).toBe(1);
  });

  it.each([
    ['sits already', { you: 2 }],
    ['was taken away by the host', { unwelcome: true }],
    ['finds no seat free', { seats: [BOT, BOT] }],
    ['comes when the match has begun', { status: 'playing' as const }],
  ])('nobody is seated who %s', (_who, change) => {
    expect(seatFor({ ...WAITING, ...change })).toBeUndefined();
  });
});
