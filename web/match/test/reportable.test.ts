import type { SeatState } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { reportableIn } from '../reportable.ts';

const guest = (name: string): SeatState => ({
  kind: 'guest',
  name,
  present: true,
  replaceable: false,
  replaced: false,
});
const SEATS: readonly SeatState[] = [
  guest('Ann'),
  { kind: 'open' },
  { kind: 'bot', name: 'Clovis', bot: 'random' },
  guest('Ben'),
];

describe('[R16] who can be reported at a table', () => {
  it('a player reports other people, neither bots nor themselves', () => {
    expect(reportableIn({ you: 0, seats: SEATS })).toEqual([{ seat: 3, name: 'Ben' }]);
    expect(reportableIn({ you: 3, seats: SEATS })).toEqual([{ seat: 0, name: 'Ann' }]);
  });

  it('a spectator reports nobody', () => {
    expect(reportableIn({ you: null, seats: SEATS })).toEqual([]);
  });
});
