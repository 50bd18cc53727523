import type { SeatState } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import type { Seating } from '../seat-for.ts';
import { SitAtOnce } from '../sit-at-once.ts';

const OPEN: SeatState = { kind: 'open' };
const FREE: Seating = { status: 'waiting', you: null, unwelcome: false, seats: [OPEN, OPEN] };

/** A table that changes when the test says so, and a name that is taken when the test says so. */
function sitDown() {
  const asked: number[] = [];
  const names: ((problem?: string) => void)[] = [];
  const table = {
    state: FREE as Seating | undefined,
    ask: ({ seat }: { seat: number }) => void asked.push(seat),
  };
  let isDone = false;
  const takeName = () => new Promise((resolve) => names.push(resolve));
  const sitting = new SitAtOnce(table, { takeName, onDone: () => (isDone = true) });
  const change = (seating: Partial<Seating>): void => {
    table.state = { ...FREE, ...seating };
    sitting.attempt();
  };
  /** The name is there, and what waited for it has gone on. */
  const name = async (problem?: string): Promise<void> => {
    names.shift()?.(problem);
    await Promise.resolve();
  };
  sitting.attempt();
  return { asked, change, name, isDone: () => isDone };
}

describe('sitting down by the code on a big screen', () => {
  it('somebody asks for a free seat once they have a name, and is done when they sit', async () => {
    const { asked, change, name, isDone } = sitDown();
    expect(asked).toEqual([]);
    await name();
    expect(asked).toEqual([0]);
    expect(isDone()).toBe(false);
    change({ you: 0 });
    expect(isDone()).toBe(true);
  });

  it('somebody who is seated while a second attempt waits is done, and asks no more', async () => {
    const { asked, change, name, isDone } = sitDown();
    await name();
    // Something else at the table, before the seat is confirmed.
    change({});
    change({ you: 0 });
    expect(isDone()).toBe(false);
    await name();
    expect(isDone()).toBe(true);
    expect(asked).toEqual([0]);
  });

  it('somebody asks for the next seat if another was quicker', async () => {
    const { asked, change, name } = sitDown();
    await name();
    change({ seats: [{ kind: 'bot', name: 'Agathe', bot: 'regular' }, OPEN] });
    await name();
    expect(asked).toEqual([0, 1]);
  });

  it('somebody who gets no name does not ask for a seat', async () => {
    const { asked, name, isDone } = sitDown();
    await name('taken');
    expect(asked).toEqual([]);
    expect(isDone()).toBe(true);
  });
});
