import { reviewKey, type ReviewMark } from '../kept-reviews.ts';
import type { Connection, Statement } from './connection.ts';

const FIND: Statement = {
  name: 'review',
  text: 'SELECT found FROM reviews WHERE review = $1 AND program = $2',
};
const KEEP: Statement = {
  name: 'keep-review',
  text: `
    INSERT INTO reviews (review, match, program, found)
    SELECT $1, match, $3, $4 FROM matches WHERE match = $2
    ON CONFLICT (review) DO UPDATE SET program = excluded.program, found = excluded.found`,
};

/** Reviews of matches that are over, in a PostgreSQL database. */
export class ReviewRows {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async reviewOf(match: string, mark: ReviewMark): Promise<string | undefined> {
    const values = [reviewKey(match, mark), mark.program];
    const [row] = await this.#connection.rows<{ readonly found: string }>(FIND, values);
    return row?.found;
  }

  async keepReview(match: string, mark: ReviewMark, found: string): Promise<void> {
    await this.#connection.rows(KEEP, [reviewKey(match, mark), match, mark.program, found]);
  }
}
