import { expect, it } from 'vitest';
import { isBotSeat, playerName, seatName } from '../program-names.ts';

const person = { kind: 'guest', name: 'Ann', present: true, replaceable: false } as const;

it('a program is named with a mark, at its seat and in records, and nobody else is', () => {
  expect(seatName({ ...person, replaced: false, program: true })).toBe('Ann [bot]');
  expect(seatName({ ...person, replaced: false })).toBe('Ann');
  expect(seatName({ kind: 'bot', name: 'Clovis', bot: 'regular' })).toBe('Clovis');
  expect(playerName({ name: 'Ann', bot: 'program' })).toBe('Ann [bot]');
  expect(playerName({ name: 'Clovis', bot: 'regular' })).toBe('Clovis');
});

it('a match waits for bots where programs have to decide', () => {
  expect(isBotSeat({ ...person, replaced: false, program: true })).toBe(true);
  expect(isBotSeat({ ...person, replaced: false })).toBe(false);
  expect(isBotSeat(undefined)).toBe(false);
});
