import type { Guest, Matches, StoredMatch } from '@pepite/matches';
import type { Drawer } from '../site/storage.ts';

/** How many matches are kept; older ones make room. */
const MOST = 12;

type Kept = StoredMatch & { readonly changed: number };

/** What earlier versions did not keep. */
const LATER = { standIn: 'regular', deciding: undefined, brokenIn: null, unwelcome: [] };

/** The matches that are played alone in this browser, kept in it. */
export function openShelf(drawer: Drawer, now: () => number): Matches {
  const load = (match: string): Kept | undefined => {
    const text = drawer.read(match);
    return text === undefined ? undefined : { ...LATER, ...(JSON.parse(text) as Kept) };
  };
  const save = (match: string, change: (kept: Kept) => Partial<Kept>): void => {
    const kept = load(match);
    if (kept === undefined) return;
    drawer.write(match, JSON.stringify({ ...kept, ...change(kept), changed: now() }));
  };
  const all = (): readonly Kept[] =>
    drawer
      .names()
      .map(load)
      .filter((kept) => kept !== undefined)
      .sort((one, other) => other.changed - one.changed);
  return {
    create(setup) {
      for (const { match } of all().slice(MOST - 1)) drawer.remove(match);
      const kept: Kept = { ...LATER, ...setup, moves: [], choices: [], changed: now() };
      drawer.write(setup.match, JSON.stringify(kept));
    },
    outline: load,
    load,
    setStatus: (match, status) => save(match, () => ({ status })),
    addUnwelcome: () => {},
    touch: (match) => save(match, () => ({})),
    setBroken: (match, brokenIn) => save(match, () => ({ brokenIn })),
    setHost: (match, host) => save(match, () => ({ host })),
    setNext: (match, next) => save(match, () => ({ next })),
    setSeat: (match, seat, holder) =>
      save(match, ({ seats }) => ({ seats: seats.with(seat, holder) })),
    // Another tab may have gone on with the same match: the first one to move is right.
    addMoves: (match, ply, entries, deciding) =>
      save(match, ({ moves }) =>
        moves.length === ply ? { moves: [...moves, ...entries], deciding } : {},
      ),
    setChoices: (match, choices, deciding) => save(match, () => ({ choices, deciding })),
    ofGuest: (_guest: Guest, most) =>
      all()
        .slice(0, most)
        .map(({ match }) => match),
    openedBy: () => 0,
  };
}
