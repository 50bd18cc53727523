import { MOST_SAID, type NewTalk } from '@pepite/matches/talk-store';
import type { Said, TalkEntry } from '@pepite/protocol';
import type { SqliteDatabase } from './database.ts';
import { plyOf } from './talk-rows.ts';

interface Row {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly said: string;
}

function prepare(database: SqliteDatabase) {
  const ofKind = 'match = @match AND (ply IS NULL) = (@ply IS NULL)';
  return {
    since: database.prepare<[string, number], Row>(
      'SELECT number, seat, name, said FROM talk WHERE match = ? AND number > ? ORDER BY number',
    ),
    say: database
      .prepare<[object], number>(
        `INSERT INTO talk (match, number, guest, name, seat, ply, said)
         SELECT match, coalesce((SELECT max(number) FROM talk WHERE match = @match), 0) + 1,
           @guest, @name, @seat, @ply, @said
         FROM matches WHERE match = @match RETURNING number`,
      )
      .pluck(),
    // The latest sign of a seat on a move is the one that counts.
    dropFormer: database.prepare<[object]>(
      'DELETE FROM talk WHERE match = @match AND ply = @ply AND seat = @seat AND number < @number',
    ),
    dropOld: database.prepare<[object]>(
      `DELETE FROM talk WHERE ${ofKind} AND number <= (
         SELECT number FROM talk WHERE ${ofKind} ORDER BY number DESC LIMIT 1 OFFSET ${MOST_SAID})`,
    ),
  };
}

/** What is said at matches, in a database. */
export class TalkTable {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(database: SqliteDatabase) {
    this.#statements = prepare(database);
  }

  say(match: string, { guest, name, seat, said }: NewTalk): number | undefined {
    const { say, dropFormer, dropOld } = this.#statements;
    const ply = plyOf(said);
    const number = say.get({ match, guest, name, seat, ply, said: JSON.stringify(said) });
    if (number === undefined) return undefined;
    if (ply !== null) dropFormer.run({ match, ply, seat, number });
    dropOld.run({ match, ply });
    return number;
  }

  talkSince(match: string, after: number): readonly TalkEntry[] {
    return this.#statements.since
      .all(match, after)
      .map(({ said, ...entry }) => ({ ...(JSON.parse(said) as Said), ...entry }));
  }
}
