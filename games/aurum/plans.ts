import { type Immutable, Moves, type Plan } from '@pepite/kernel';
import { type AurumView, KEEP, moves } from './moves.ts';
import { canMend } from './report/mending.ts';
import { type Hand, Phase, type Table } from './world.ts';

const round = ({ round: number }: Immutable<Table>): string => `${number}`;

/** A swap may still be asked for in this round. */
const isPlayed = ({ table: { phase } }: AurumView): boolean =>
  phase === Phase.bid || phase === Phase.swap || phase === Phase.play;

const LISTED = new Moves();

/** A7, A19: whether the bid is lost as it is, and a swap would mend it. */
function mends(view: AurumView): boolean {
  LISTED.clear();
  moves(view, LISTED);
  return canMend(view.table, view.seat, [...LISTED]);
}

/** A7: the bids are kept before every trick, or unless one of them is lost and can be mended. */
export const PLANS = [
  {
    id: 'keep',
    period: round,
    isOffered: isPlayed,
    choose: ({ table }: AurumView) => (table.phase === Phase.swap ? KEEP : undefined),
  },
  {
    id: 'keep-unless-lost',
    period: round,
    isOffered: isPlayed,
    choose: (view: AurumView) =>
      view.table.phase === Phase.swap && !mends(view) ? KEEP : undefined,
  },
] as const satisfies readonly Plan<Table, Hand>[];

export type PlanId = (typeof PLANS)[number]['id'];
