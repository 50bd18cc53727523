import { type Game, type MatchRecord, replay, variantOf } from '@pepite/kernel';
import { printOf } from '@pepite/matches/branch';
import { type Junction, matchAddress } from './junction.ts';

/** Where branches of a record come from. */
export const originOf = (record: MatchRecord): Pick<Junction['origin'], 'address' | 'record'> => ({
  address: matchAddress(location.pathname),
  record: printOf(record),
});

/** For whom hidden cards were imagined; what a record says of that is anybody's. */
function imaginedFor({ branch, players }: MatchRecord): number | undefined {
  const { imaginedFor: named } = (branch ?? {}) as { readonly imaginedFor?: unknown };
  return typeof named === 'number' && named in players ? named : undefined;
}

/** A position of a record to play on from: to step through a replay nobody needs a referee. */
export function junctionAt(base: Game, record: MatchRecord, ply: number): Junction {
  const game = variantOf(base, record.options);
  const played = replay(game, record, { to: ply });
  if ('problem' in played) throw new Error('a position that is shown can be reached');
  const referee = played.value;
  return {
    game,
    seats: referee.seats,
    options: referee.options,
    names: record.players.map(({ name }) => name),
    origin: { ...originOf(record), ply },
    hints: true,
    imaginedFor: imaginedFor(record),
    known: { referee },
  };
}
