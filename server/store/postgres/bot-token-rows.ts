import type { Guest } from '@pepite/matches';
import type { Later, SharedCalls } from '../calls.ts';
import { type AddedToken, type BotToken, MOST_TOKENS } from '../bot-tokens.ts';
import type { Connection, Statement } from './connection.ts';

/** A program is called what its guest is called: the host may have given it another name. */
const TOKENS = `SELECT program, owner, coalesce(guests.name, bot_tokens.name) AS name, date
    FROM bot_tokens LEFT JOIN guests ON guest = program`;
const IN_ORDER = 'ORDER BY date, program COLLATE "C"';

const ADD: Statement = {
  text: `
    WITH added AS (
      INSERT INTO bot_tokens (program, owner, name, date)
      SELECT $1, $2::text, $3, $4
      WHERE $2 IS NULL OR (SELECT count(*) FROM bot_tokens WHERE owner = $2) < $5
      RETURNING program, name, date)
    INSERT INTO guests (guest, name, created, seen) SELECT program, name, date, date FROM added
    RETURNING guest`,
};
const FIND: Statement = { name: 'bot-token', text: `${TOKENS} WHERE program = $1` };
const ALL: Statement = { text: `${TOKENS} ${IN_ORDER}` };
const OF_OWNER: Statement = { text: `${TOKENS} WHERE owner = $1 ${IN_ORDER}` };
const LEFT: Statement = {
  name: 'programs-left',
  text: 'SELECT program FROM bot_tokens WHERE program = ANY ($1::text[])',
};
const DROP: Statement = {
  text: `
    DELETE FROM bot_tokens WHERE program = $1 AND ($2::text IS NULL OR owner = $2)
    RETURNING program`,
};

/** Everything that servers ask of a store about tokens. */
export type BotTokenCalls = Pick<
  SharedCalls,
  'botToken' | 'botTokensOf' | 'programsLeft' | 'addBotToken' | 'dropBotToken'
>;

/** The tokens of programs from outside, in a PostgreSQL database. */
export class BotTokenRows implements Later<BotTokenCalls> {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Keeps a token, unless its owner has as many as one may. */
  readonly addBotToken = async ({ program, owner, name, date }: BotToken): Promise<AddedToken> => {
    const added = await this.#connection.rows(ADD, [program, owner, name, date, MOST_TOKENS]);
    return added.length > 0 ? 'kept' : 'too-many';
  };

  readonly botToken = async (program: Guest): Promise<BotToken | undefined> => {
    const [token] = await this.#connection.rows<BotToken & object>(FIND, [program]);
    return token;
  };

  /** All tokens that somebody has made, the first one first. */
  readonly botTokensOf = (owner: Guest): Promise<readonly BotToken[]> =>
    this.#connection.rows<BotToken & object>(OF_OWNER, [owner]);

  botTokens(): Promise<readonly BotToken[]> {
    return this.#connection.rows<BotToken & object>(ALL);
  }

  /** Which of these programs still have a token. */
  readonly programsLeft = async (programs: readonly Guest[]): Promise<readonly Guest[]> => {
    const rows = await this.#connection.rows<Pick<BotToken, 'program'>>(LEFT, [programs]);
    return rows.map(({ program }) => program);
  };

  /** Revokes a token, if it is this owner's; for the host (null) whosoever it is. */
  readonly dropBotToken = async (program: Guest, owner: Guest | null): Promise<boolean> =>
    (await this.#connection.rows(DROP, [program, owner])).length > 0;
}
