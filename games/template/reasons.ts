import { type Fact, type Move } from '@pepite/kernel';
import { cardOf, type TemplateView } from './moves.ts';
import { NO_CARD } from './pieces.ts';

/** What a move does, and the figures in it. `left` is how many play after it in this trick. */
export interface Reasons {
  readonly leads: { readonly left: number };
  readonly wins: null;
  readonly beats: { readonly left: number };
  readonly loses: null;
}

export function reasonFor({ table }: TemplateView, move: Move): Fact<Reasons> {
  const best = Math.max(...table.trick);
  const left = table.trick.filter((card) => card === NO_CARD).length - 1;
  if (best === NO_CARD) return { kind: 'leads', of: { left } };
  if (cardOf(move) < best) return { kind: 'loses', of: null };
  return left === 0 ? { kind: 'wins', of: null } : { kind: 'beats', of: { left } };
}
