import { type Fact, size } from '@pepite/kernel';
import { playable, type TemplateView } from './moves.ts';
import { above, HAND, NO_CARD } from './pieces.ts';

/** What there is to say, and the figures in it. */
export interface Facts {
  readonly lead: { readonly left: number };
  readonly lastTrick: null;
  readonly mustBeat: { readonly choices: number };
  readonly takesIt: null;
  readonly cannotBeat: null;
}

export function find(view: TemplateView): Fact<Facts> {
  const { table, hand } = view;
  const best = Math.max(...table.trick);
  const left = HAND - table.tricks;
  if (left === 1) return { kind: 'lastTrick', of: null };
  if (best === NO_CARD) return { kind: 'lead', of: { left } };
  if (above(hand.cards, best) === 0) return { kind: 'cannotBeat', of: null };
  const isLast = table.trick.filter((card) => card === NO_CARD).length === 1;
  if (isLast) return { kind: 'takesIt', of: null };
  return { kind: 'mustBeat', of: { choices: size(playable(view)) } };
}
