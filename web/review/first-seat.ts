import type { MatchRecord, Seat } from '@pepite/kernel';

/** Whose decisions a reader wants to see first: their own, else those of a person. */
export function firstSeat(
  { players }: Pick<MatchRecord, 'players'>,
  you: Seat | null,
  name: string | null,
): Seat {
  if (you !== null) return you;
  const isPerson = players.map(({ bot }) => bot === undefined);
  const named = players.findIndex(
    (player, seat) => isPerson[seat] === true && player.name === name,
  );
  if (named !== -1) return named;
  return Math.max(0, isPerson.indexOf(true));
}
