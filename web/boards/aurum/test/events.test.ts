import { game as aurum } from '@pepite/games/aurum/index';
import type { Table } from '@pepite/games/aurum/world';
import { type Immutable, itemAt, Referee, type Seen } from '@pepite/kernel';

import { describe, expect, it } from 'vitest';
import { effectsOf } from '../events.ts';

/** A table of so many seats on which everything is as before the first deal, but for some facts. */
function tableWith(seats: number, facts: Partial<Table>): Immutable<Table> {
  const options = { zeros: true, cumulative: false };
  return { ...new Referee(aurum, seats, options).table, ...facts };
}

/** What happened, in the notation of records: `2 play C5`. */
const event = (text: string): Seen => {
  const [actor = '', ...move] = text.split(' ');
  return { actor: Number(actor), move: aurum.parse(move.join(' '), Number(actor)) ?? -1 };
};

const trick = (opener: number, laid: number): Table['trick'] => ({
  opener,
  cards: [1, 11, 21, 31],
  laid,
});
const last: Table['last'] = { ...trick(0, 4), winner: 2, low: 1, gained: 63 };

describe('the effects of events in Aurum', () => {
  it('a card flies to the trick from the seat of whoever played it', () => {
    const table = tableWith(4, { trick: trick(0, 2), last: { ...last, laid: 0 } });
    expect(effectsOf([event('1 play C5')], table)).toMatchObject({
      flights: [{ from: 'seat-1', to: 'trick', step: 0 }],
      sounds: ['card'],
    });
  });

  it('gold flies from the stock of whoever played it', () => {
    const table = tableWith(4, { trick: trick(0, 2), last: { ...last, laid: 0 } });
    expect(itemAt(effectsOf([event('1 play G3')], table).flights, 0).from).toBe('stock-1');
  });

  it('the winner gathers the last trick when the next one is opened', () => {
    const table = tableWith(4, { trick: trick(1, 1), last });
    expect(effectsOf([event('1 play C5')], table).flights).toEqual([
      { from: 'trick', to: 'seat-2', count: 4, step: 0 },
      { from: 'seat-1', to: 'trick', step: 0 },
    ]);
  });

  it('gold is paid out once a trick is full, after its last card', () => {
    const table = tableWith(4, { trick: trick(0, 0), last });
    expect(effectsOf([event('3 play Z9')], table)).toMatchObject({
      flights: [
        { from: 'seat-3', to: 'trick', step: 0 },
        { from: 'supply', to: 'stock-1', step: 1 },
      ],
      sounds: ['gold'],
    });
  });

  it('several events are shown one after the other', () => {
    const table = tableWith(4, { trick: trick(0, 3), last: { ...last, laid: 0 } });
    const { flights } = effectsOf([event('1 play C5'), event('2 play Z1')], table);
    expect(flights.map(({ from, step }) => [from, step])).toEqual([
      ['seat-1', 0],
      ['seat-2', 1],
    ]);
  });

  it('the event that opened a trick is found among several events', () => {
    const table = tableWith(3, { trick: trick(0, 1), last: { ...last, laid: 3 } });
    const events = [event('1 play Z1'), event('2 play P9'), event('2 play B1')];
    const gathered = effectsOf(events, table).flights.filter(({ from }) => from === 'trick');
    expect(gathered).toEqual([{ from: 'trick', to: 'seat-2', count: 3, step: 2 }]);
  });

  it('a bid flies to its place, and a swap exchanges it for gold', () => {
    const table = tableWith(4, {});
    expect(effectsOf([event('2 bid C5')], table).flights).toEqual([
      { from: 'seat-2', to: 'bid-2', step: 0 },
    ]);
    const [paid, old, card] = effectsOf([event('0 swap G1 2 Z4')], table).flights;
    expect([paid?.to, old?.from, card?.to]).toEqual(['supply', 'bid-2', 'bid-2']);
  });

  it('an event that this seat does not learn moves nothing', () => {
    const unseen = { actor: 1, unseen: { en: 'a bid', fr: 'une enchère' } };
    expect(effectsOf([unseen], tableWith(3, {})).flights).toEqual([]);
  });
});
