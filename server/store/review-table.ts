import type { SqliteDatabase } from './database.ts';
import { reviewKey, type ReviewMark } from './kept-reviews.ts';

function prepare(database: SqliteDatabase) {
  return {
    find: database
      .prepare<[string, string], string>(
        'SELECT found FROM reviews WHERE review = ? AND program = ?',
      )
      .pluck(),
    // Whoever removes a match while it is reviewed wants nothing of it kept.
    keep: database.prepare<[object]>(
      `INSERT INTO reviews (review, match, program, found)
       SELECT @review, match, @program, @found FROM matches WHERE match = @match
       ON CONFLICT (review) DO UPDATE SET program = excluded.program, found = excluded.found`,
    ),
  };
}

/** Reviews of matches that are over, in a database of SQLite. */
export class ReviewTable {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(database: SqliteDatabase) {
    this.#statements = prepare(database);
  }

  /** What this program has found, if it has. */
  reviewOf(match: string, mark: ReviewMark): string | undefined {
    return this.#statements.find.get(reviewKey(match, mark), mark.program);
  }

  keepReview(match: string, mark: ReviewMark, found: string): void {
    const { program } = mark;
    this.#statements.keep.run({ review: reviewKey(match, mark), match, program, found });
  }
}
