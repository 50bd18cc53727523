import { readSetup } from '@pepite/protocol';
import { expect } from 'vitest';
import type { MatchChange, MatchStore, NewMatch, StoredSeat } from '../../store.ts';

export const SETUP = readSetup({ game: 'aurum', rules: 1, options: { rounds: 3 } });
export const OPEN: StoredSeat = { guest: null, bot: null, name: null, standIn: null, marks: null };
export const ANN: StoredSeat = { ...OPEN, guest: 'ann', name: 'Ann' };
export const BEN: StoredSeat = { ...OPEN, guest: 'ben', name: 'Bén “O’Neil” \\ 🂡' };
export const BOT: StoredSeat = { ...OPEN, bot: 'random', name: 'Clovis' };

export const newMatch = (match: string, seats: NewMatch['seats'] = [ANN, OPEN]): NewMatch => ({
  match,
  setup: SETUP,
  host: 'ann',
  seats,
});

/** What keeps changes of a new match, one after the other. */
export async function keeping(store: MatchStore): Promise<(change: MatchChange) => Promise<void>> {
  let revision = 0;
  await store.create(newMatch('m'), 1);
  return async (change) => {
    expect(await store.append('m', revision++, change, 1)).toBe('kept');
  };
}
