/** Why a data folder can't be used. */
export type StoreProblemKind =
  /** There is nothing in it. */
  | 'missing'
  /** Another Pépite is running on it. */
  | 'locked'
  | 'read-only'
  | 'full'
  /** Something that should be there is not, or not as it was written. */
  | 'damaged'
  /** A file, but no database. */
  | 'not-a-database'
  /** A database of another program. */
  | 'foreign'
  /** Made by a later Pépite. */
  | 'later'
  /** Made by an earlier Pépite, where it has to be of this one. */
  | 'earlier'
  /** A file with nothing in it: whatever was there is gone. */
  | 'empty'
  /** A restore was cut short, between what was there and what was to be. */
  | 'half-restored'
  /** A copy into it was cut short. */
  | 'half-copied'
  /** There is a database in it already, where there must be none. */
  | 'has-data'
  /** The copy that is made before data is brought up to date has no room. */
  | 'no-room-for-copy'
  | 'unusable';

/** A data folder that can't be used; the message is for the log, the kind for words. */
export class StoreProblem extends Error {
  readonly kind: StoreProblemKind;

  constructor(kind: StoreProblemKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Codes of SQLite and of the system begin with these. */
const KINDS: readonly (readonly [RegExp, StoreProblemKind])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'locked'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EROFS|EACCES|EPERM)/, 'read-only'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'full'],
  [/^(SQLITE_CORRUPT|SQLITE_IOERR|EIO)/, 'damaged'],
  [/^SQLITE_NOTADB/, 'not-a-database'],
];

/** What an error met while opening a data folder means for whoever starts the server. */
export function storeProblemOf(error: unknown): StoreProblem {
  if (error instanceof StoreProblem) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const kind = KINDS.find(([pattern]) => pattern.test(code))?.[1] ?? 'unusable';
  return new StoreProblem(kind, code === '' ? message : `${code}: ${message}`);
}
