import { playMatch, seatBot } from '@pepite/bots';
import { gameOf } from '@pepite/games';
import {
  defaultOptions,
  type Game,
  makeRecord,
  type MatchRecord,
  type Options,
  Seeded,
} from '@pepite/kernel';

export const GAME: Game = gameOf('aurum') ?? fail();

function fail(): never {
  throw new Error('the tests need a game');
}

/** The record of a random match. */
export function randomRecord(seats: number, seed: number, chosen: Options = {}): MatchRecord {
  const options = { ...defaultOptions(GAME.options, seats), ...chosen };
  const bots = Array.from({ length: seats }, () =>
    seatBot('random', { game: GAME, seats, options }),
  );
  const { referee, result } = playMatch(GAME, options, bots, new Seeded(seed));
  const players = bots.map((_, seat) => ({ name: `Player ${seat}` }));
  return makeRecord(GAME, { seats, options, players, journal: referee.journal, result });
}

/** Its first moves, as an unfinished record. */
export function cut(record: MatchRecord, plies: number): MatchRecord {
  const { result: _, ...rest } = record;
  return { ...rest, moves: record.moves.slice(0, plies) };
}

/** With one move replaced. */
export const replacing = (record: MatchRecord, ply: number, text: string): MatchRecord => ({
  ...record,
  moves: record.moves.with(ply, text),
});

/** The ply of the first move that starts so. */
export const plyOf = ({ moves }: MatchRecord, verb: string): number =>
  moves.findIndex((text) => text.split(' ')[1] === verb);

export const asLines = (records: readonly unknown[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');
