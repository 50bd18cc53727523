import { playMatch, seatBot } from '@pepite/bots';
import {
  defaultOptions,
  type Game,
  itemAt,
  type MatchRecord,
  type Options,
  type Player,
  type Referee,
  replay,
  Seeded,
} from '@pepite/kernel';
import { type Branch, type Opening, printOf } from '../../branch.ts';

type AnyReferee = Referee<unknown, unknown, unknown, Options>;

/** A match that bots have played to its end. */
export function playedMatch(game: Game, seats = Math.max(2, game.seats.least)): MatchRecord {
  const options = defaultOptions(game.options, seats);
  const bots = Array.from({ length: seats }, () => seatBot('heuristic', { game, seats, options }));
  const { referee } = playMatch(game, options, bots, new Seeded(3));
  const record = referee.record(bots.map((_, seat) => ({ name: `Player ${seat}` })));
  if (record === undefined) throw new Error('the match is not over');
  return record;
}

/** The match after so many of its moves. */
export function refereeAt(game: Game, record: MatchRecord, ply: number): AnyReferee {
  const visited: AnyReferee[] = [];
  replay(game, record, { to: ply, visit: (_, referee) => void (visited[0] = referee) });
  return itemAt(visited, 0);
}

/** A branch from there in which the reader plays one seat, and bots the others; or all. */
export function branchOf(
  game: Game,
  record: MatchRecord,
  opening: Opening,
  seat: number | 'all' = 0,
): Branch {
  const players = record.players.map(({ name }, at): Player =>
    seat === 'all' || seat === at ? { name } : { name, bot: 'heuristic' },
  );
  return {
    name: 'What if',
    origin: { address: '/m/abc', record: printOf(record), ply: opening.moves.length },
    game: game.id,
    rules: game.rules,
    options: record.options,
    players,
    hints: true,
    opening,
    moves: [],
    choices: opening.choices,
  };
}
