import { itemAt } from '@pepite/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileRunes } from '../../test/support/runes.ts';
import type { LiveMatch } from '../live.svelte.ts';
import { aurum, FakeWire, SEATS, Table } from './aurum-table.ts';

compileRunes();

describe('a match that a page watches', () => {
  let wire: FakeWire;
  let table: Table;
  let live: LiveMatch;
  let seat: number;
  const goTo = vi.fn();

  const tellState = (): void => wire.hear({ type: 'match', state: table.state(seat) });
  const legal = () => table.referee.legal(seat);
  const moves = () => wire.sent.filter(({ type }) => type === 'move');

  beforeEach(async () => {
    vi.useFakeTimers();
    // A page that nobody sees does everything at once.
    vi.stubGlobal('document', { hidden: true });
    vi.stubGlobal('requestAnimationFrame', () => 0);
    goTo.mockReset();
    wire = new FakeWire();
    table = new Table();
    ({ seat } = table);
    const module = await import('../live.svelte.ts');
    const loadGame = () => Promise.resolve(aurum());
    live = new module.LiveMatch('m', wire, { loadGame, goTo });
    live.watch();
    tellState();
    await vi.advanceTimersByTimeAsync(200);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** What comes next is heard once the last frame was drawn. */
  const drawn = () => vi.advanceTimersByTimeAsync(200);

  it('a legal move is sent once, with the position that it was chosen for', async () => {
    expect(live.isDeciding).toBe(true);
    live.attempt(itemAt(legal(), 0));
    live.attempt(itemAt(legal(), 1));
    const { ply, own } = table.position(seat);
    expect(moves()).toEqual([{ type: 'move', ply, own, move: aurum().print(itemAt(legal(), 0)) }]);
    expect(live.isSent).toBe(true);
    const events = table.move();
    wire.hear({ type: 'moved', match: 'm', events, position: table.position(seat) });
    await drawn();
    expect([live.isSent, live.isDeciding]).toEqual([false, false]);
    expect(live.latest).toEqual(events);
  });

  it('an illegal move is explained, and nothing is sent', () => {
    live.attempt(-1);
    expect(live.problem).toBeDefined();
    expect(wire.sent).toEqual([]);
  });

  it('the page names the clause of what is to be done now, turn by turn', async () => {
    expect(live.clause).toBe('A5');
    for (let bids = 0; bids < SEATS; bids++) table.move();
    tellState();
    await drawn();
    expect(live.clause).toBe('A7');
  });

  it('the page says that a move takes long only after a moment', async () => {
    live.attempt(itemAt(legal(), 0));
    await vi.advanceTimersByTimeAsync(250);
    expect(live.isSlow).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(live.isSlow).toBe(true);
  });

  it('a move that may have been lost with its socket is sent again', async () => {
    live.attempt(itemAt(legal(), 0));
    // The same socket tells the state once more: the move is still on its way.
    tellState();
    await drawn();
    expect(moves()).toHaveLength(1);
    wire.session = 2;
    tellState();
    await drawn();
    expect(moves()).toHaveLength(2);
    expect(moves()[1]).toEqual(moves()[0]);
  });

  it('a move that had arrived before its socket was lost is not sent again', async () => {
    live.attempt(itemAt(legal(), 0));
    table.move();
    wire.session = 2;
    tellState();
    await drawn();
    expect(moves()).toHaveLength(1);
    expect(live.isSent).toBe(false);
  });

  it('a refused move is explained, and can be made anew', async () => {
    live.attempt(itemAt(legal(), 0));
    wire.refuse(1, { kind: 'stale' });
    await drawn();
    expect([live.problem, live.isSent]).toEqual([{ kind: 'stale' }, false]);
    live.attempt(itemAt(legal(), 0));
    expect([live.problem, moves().length]).toEqual([undefined, 2]);
  });

  it('a move is still waited for when something else was refused', async () => {
    live.attempt(itemAt(legal(), 0));
    wire.refuse(99, { kind: 'too-fast' });
    await drawn();
    expect([live.problem, live.isSent]).toEqual([{ kind: 'too-fast' }, true]);
  });

  it('the page asks for everything when it missed something, and shows no half of it', async () => {
    const before = live.position?.ply;
    table.move();
    const events = table.move();
    wire.hear({ type: 'moved', match: 'm', events, position: table.position(seat) });
    await drawn();
    expect(wire.sent).toEqual([{ type: 'watch', match: 'm' }]);
    expect(live.position?.ply).toBe(before);
    tellState();
    await drawn();
    expect(live.position?.ply).toBe(table.referee.journal.length);
  });

  it('when a round ends a page that came in the middle of it asks for its log', async () => {
    const events = table.move();
    const { length } = table.referee.journal;
    const position = { ...table.position(seat), lookBack: { round: length, since: length } };
    wire.hear({ type: 'moved', match: 'm', events, position });
    await drawn();
    expect(live.position?.ply).toBe(length);
    expect(wire.sent).toEqual([{ type: 'watch', match: 'm' }]);
  });

  it('the page follows what its player does in another tab', async () => {
    const events = table.move();
    wire.hear({ type: 'moved', match: 'm', events, position: table.position(seat) });
    await drawn();
    expect([live.isDeciding, live.isSent, live.problem]).toEqual([false, false, undefined]);
    // What this tab would still like to do is not sent any more.
    live.attempt(0);
    expect(moves()).toEqual([]);
  });

  it('the page ignores other matches', async () => {
    const events = table.move();
    const before = live.position;
    wire.hear({ type: 'moved', match: 'other', events, position: table.position(seat) });
    wire.hear({ type: 'match', state: { ...table.state(seat), match: 'other' } });
    await drawn();
    expect(live.position).toBe(before);
    expect(wire.sent).toEqual([]);
  });

  it('a hint is shown for the position that it was asked for, and for no other', async () => {
    live.askHint();
    const { ply, own } = table.position(seat);
    expect(wire.sent).toEqual([{ type: 'hint', ply, own }]);
    const hint = { type: 'hint', match: 'm', ply, own, moves: [] } as const;
    wire.hear(hint);
    await drawn();
    expect([live.isHinting, live.hint]).toEqual([true, hint]);
    const events = table.move();
    wire.hear({ type: 'moved', match: 'm', events, position: table.position(seat) });
    await drawn();
    expect([live.isHinting, live.hint]).toEqual([false, undefined]);
  });

  it('the page asks ahead of time what moves are worth, once a position', async () => {
    live.weigh();
    live.weigh();
    const { ply, own } = table.position(seat);
    expect(wire.sent).toEqual([{ type: 'hint', ply, own }]);
    expect(live.isHinting).toBe(false);
    // Whoever asks for a hint then waits for the same answer.
    live.askHint();
    expect(wire.sent).toHaveLength(1);
    wire.hear({ type: 'hint', match: 'm', ply, own, moves: [] });
    await drawn();
    live.weigh();
    expect([live.isHinting, wire.sent.length]).toEqual([true, 1]);
  });

  it('the page asks again through a new socket, since the answer may be lost', () => {
    live.weigh();
    wire.session = 2;
    live.weigh();
    expect(wire.sent).toHaveLength(2);
  });

  it('the page does not report the failure of a hint that nobody has asked for', async () => {
    live.weigh();
    wire.refuse(1, { kind: 'busy' });
    wire.refuse(null, { kind: 'hint-failed' });
    await drawn();
    expect(live.problem).toBeUndefined();
    // It may still be asked for.
    live.askHint();
    expect(wire.sent).toHaveLength(2);
    wire.refuse(null, { kind: 'hint-failed' });
    await drawn();
    expect(live.problem).toEqual({ kind: 'hint-failed' });
  });

  it('the page goes to the rematch that its player has asked for, and only then', async () => {
    wire.hear({ type: 'match', state: { ...table.state(seat), next: 'n' } });
    await drawn();
    expect(goTo).not.toHaveBeenCalled();
    live.rematch();
    wire.hear({ type: 'match', state: { ...table.state(seat), next: 'n' } });
    await drawn();
    expect(goTo).toHaveBeenCalledWith('/m/n');
  });

  it('the page says so when there is no connection to send through', () => {
    wire.isOpen = false;
    live.ask({ type: 'reclaim' });
    expect(live.problem).toEqual({ kind: 'unreachable' });
  });
});
