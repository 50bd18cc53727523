import type { PlanState } from '@pepite/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileRunes } from '../../test/support/runes.ts';
import type { LiveMatch } from '../live.svelte.ts';
import { aurum, FakeWire, Table } from './aurum-table.ts';

compileRunes();

describe('plans that count for a round', () => {
  let wire: FakeWire;
  let table: Table;
  let live: LiveMatch;

  /** The server tells how the match stands, with plans. */
  async function tell(plans: PlanState): Promise<void> {
    wire.hear({ type: 'match', state: { ...table.state(0), plans } });
    await vi.advanceTimersByTimeAsync(200);
    live.planning.noteOver();
  }

  async function tellNextRound(): Promise<void> {
    while (aurum().rounds(table.referee.table).ended === 0) table.move();
    await tell({ standing: [], next: [] });
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: true });
    vi.stubGlobal('requestAnimationFrame', () => 0);
    wire = new FakeWire();
    table = new Table();
    const { LiveMatch: SomeMatch } = await import('../live.svelte.ts');
    live = new SomeMatch('m', wire, { loadGame: () => Promise.resolve(aurum()), goTo: vi.fn() });
    live.watch();
    await tell({ standing: [], next: [] });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('a plan that was chosen is told to be over when its round is', async () => {
    live.planning.set('keep', true);
    expect(wire.sent).toEqual([{ type: 'plan', plan: 'keep', on: true }]);
    live.planning.noteOver();
    await tell({ standing: ['keep'], next: [] });
    expect(live.planning.over).toEqual([]);
    await tellNextRound();
    expect(live.planning.over).toEqual(['keep']);
    live.planning.forgetOver();
    expect(live.planning.over).toEqual([]);
  });

  it('nothing is told of a plan that was revoked, or that an answer stood for', async () => {
    live.planning.set('keep', true);
    live.planning.assume('keep-unless-lost');
    await tell({ standing: ['keep', 'keep-unless-lost'], next: [] });
    live.planning.set('keep', false);
    await tell({ standing: ['keep-unless-lost'], next: [] });
    await tellNextRound();
    expect(live.planning.over).toEqual([]);
  });
});
