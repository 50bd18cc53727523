/** Why a PostgreSQL database can't be used. */
export type DatabaseProblemKind =
  /** What `DATABASE_URL` says is no address of a database, or asks for what there is not. */
  | 'bad-url'
  /** A certificate or key that it names can't be read. */
  | 'certificate-missing'
  /** Nobody answers there. */
  | 'unreachable'
  /** It is there, but does not take anybody now. */
  | 'not-ready'
  /** The name or the password is wrong. */
  | 'refused'
  | 'no-such-database'
  /** The encrypted connection that was asked for can't be had, or can't be trusted. */
  | 'not-encrypted'
  /** The role may not do what it has to. */
  | 'not-allowed'
  | 'read-only'
  | 'full'
  /** An earlier PostgreSQL than we can use. */
  | 'too-old'
  /** A command has it for itself, or would have, but servers are on it. */
  | 'locked'
  /** The tables of another program. */
  | 'foreign'
  /** Made by a later Pépite. */
  | 'later'
  /** Something that should be there is not. */
  | 'damaged'
  | 'unusable';

/** A database that can't be used; the message is for the log, the kind for words. */
export class DatabaseProblem extends Error {
  readonly kind: DatabaseProblemKind;
  /** The database, without whatever is secret in its address. */
  readonly where: string;

  constructor(kind: DatabaseProblemKind, where: string, message: string) {
    super(message);
    this.kind = kind;
    this.where = where;
  }
}

/** Codes of PostgreSQL, of the system and of TLS begin with these. */
const KINDS: readonly (readonly [RegExp, DatabaseProblemKind])[] = [
  [
    /^(ENOENT|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|EPIPE|08)/,
    'unreachable',
  ],
  [/^(57P|53300)/, 'not-ready'],
  [/^28/, 'refused'],
  [/^3D000/, 'no-such-database'],
  [/^42501/, 'not-allowed'],
  [/^25006/, 'read-only'],
  [/^53100/, 'full'],
  [/^(XX00|58)/, 'damaged'],
  [/CERT|^ERR_TLS|^ERR_SSL|^EPROTO|UNABLE_TO_/, 'not-encrypted'],
];

/** What pg says in words only. */
const SENTENCES: readonly (readonly [RegExp, DatabaseProblemKind])[] = [
  [/does not support SSL/, 'not-encrypted'],
  [/timeout|terminated|lost/i, 'unreachable'],
  [/password/, 'refused'],
];

/** What an error met while opening a database means for whoever starts the server. */
export function databaseProblemOf(error: unknown, where: string): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error;
  const cause = firstOf(error);
  const message = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const isFile = cause instanceof Error && 'syscall' in cause && cause.syscall === 'open';
  const kind =
    (isFile ? 'certificate-missing' : undefined) ??
    KINDS.find(([pattern]) => pattern.test(code))?.[1] ??
    SENTENCES.find(([pattern]) => pattern.test(message))?.[1] ??
    'unusable';
  return new DatabaseProblem(kind, where, code === '' ? message : `${code}: ${message}`);
}

/** A name with several addresses fails with an error for each; one of them says enough. */
const firstOf = (error: unknown): unknown =>
  error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
