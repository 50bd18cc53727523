import type { Guest } from '@pepite/matches';
import { type AddedToken, type BotToken, MOST_TOKENS } from './bot-tokens.ts';
import type { SqliteDatabase } from './database.ts';

/** A program is called what its guest is called: the host may have given it another name. */
const TOKENS = `SELECT program, owner, coalesce(guests.name, bot_tokens.name) AS name, date
  FROM bot_tokens LEFT JOIN guests ON guest = program`;

function prepare(database: SqliteDatabase) {
  return {
    add: database.prepare<[object]>(
      `INSERT INTO bot_tokens (program, owner, name, date)
       SELECT @program, @owner, @name, @date
       WHERE @owner IS NULL OR (SELECT count(*) FROM bot_tokens WHERE owner = @owner) < @most`,
    ),
    name: database.prepare<[object]>(
      `INSERT INTO guests (guest, name, created, seen) VALUES (@program, @name, @date, @date)`,
    ),
    find: database.prepare<[Guest], BotToken>(`${TOKENS} WHERE program = ?`),
    all: database.prepare<[], BotToken>(`${TOKENS} ORDER BY date, program`),
    ofOwner: database.prepare<[Guest], BotToken>(
      `${TOKENS} WHERE owner = ? ORDER BY date, program`,
    ),
    left: database
      .prepare<[string], Guest>(
        'SELECT program FROM bot_tokens WHERE program IN (SELECT value FROM json_each(?))',
      )
      .pluck(),
    drop: database.prepare<[object]>(
      'DELETE FROM bot_tokens WHERE program = @program AND (@owner IS NULL OR owner = @owner)',
    ),
  };
}

/** The tokens of programs from outside, in a database. */
export class BotTokenTable {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(database: SqliteDatabase) {
    this.#statements = prepare(database);
  }

  /** Keeps a token, unless its owner has as many as one may. */
  addBotToken(token: BotToken): AddedToken {
    const { changes } = this.#statements.add.run({ ...token, most: MOST_TOKENS });
    if (changes === 0) return 'too-many';
    this.#statements.name.run(token);
    return 'kept';
  }

  botToken(program: Guest): BotToken | undefined {
    return this.#statements.find.get(program);
  }

  /** All tokens that somebody has made, the first one first. */
  botTokensOf(owner: Guest): readonly BotToken[] {
    return this.#statements.ofOwner.all(owner);
  }

  botTokens(): readonly BotToken[] {
    return this.#statements.all.all();
  }

  /** Which of these programs still have a token. */
  programsLeft(programs: readonly Guest[]): readonly Guest[] {
    return this.#statements.left.all(JSON.stringify(programs));
  }

  /** Revokes a token, if it is this owner's; for the host (null) whosoever it is. */
  dropBotToken(program: Guest, owner: Guest | null): boolean {
    return this.#statements.drop.run({ program, owner }).changes > 0;
  }
}
