import type { MatchState, ReportReason } from '@pepite/protocol';

/** Somebody at a table who can be reported to the host of the server. */
export interface Reportable {
  readonly seat: number;
  readonly name: string;
}

/** In the order in which they are offered; the compiler misses one that is not here. */
const OFFERED: Readonly<Record<ReportReason, true>> = {
  name: true,
  talk: true,
  stalling: true,
  cheating: true,
  other: true,
};
export const REASONS = Object.keys(OFFERED) as readonly ReportReason[];

/** Whom the player at this page may report: people at the same table, if the player sits there. */
export function reportableIn({
  you,
  seats,
  companions = [],
}: Pick<MatchState, 'you' | 'seats' | 'companions'>): readonly Reportable[] {
  if (you === null) return [];
  const own = [you, ...companions.map(({ seat }) => seat)];
  return seats.flatMap((one, seat) =>
    one.kind === 'guest' && !own.includes(seat) ? [{ seat, name: one.name }] : [],
  );
}
