import { type Immutable, type Seat } from '@pepite/kernel';
import { type Accident, HELMET, NO_TOOL, type Tool } from '../pieces.ts';
import { Step, type Table } from '../world.ts';

/** What natural rolls have done to a player (O13, O14, O18). */
export type Fate =
  | { readonly kind: 'struck' | 'shielded'; readonly seat: Seat; readonly accident: Accident }
  | { readonly kind: 'broken'; readonly seat: Seat; readonly tool: Tool }
  | { readonly kind: 'aside'; readonly seat: Seat };

/** What has befallen a seat in this phase; nothing while the owner of the helmet decides. */
export function fateOf({ players, step, player: due }: Immutable<Table>, seat: Seat) {
  const { struck, lost, fell } = players[seat];
  if (step === Step.shield && due === seat) return [];
  const isShielded = struck > 0 && lost === HELMET;
  const fates: Fate[] = [];
  if (struck > 0)
    fates.push({ kind: isShielded ? 'shielded' : 'struck', seat, accident: struck - 1 });
  if (lost !== NO_TOOL && !isShielded) fates.push({ kind: 'broken', seat, tool: lost });
  if (fell) fates.push({ kind: 'aside', seat });
  return fates;
}
