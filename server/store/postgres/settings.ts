import type { ClientConfig } from 'pg';
import { DatabaseProblem } from './problem.ts';

/** How a database is reached. */
export interface DatabaseSettings {
  /** Which one it is, for people and for the log: nothing in it is secret. */
  readonly where: string;
  readonly client: ClientConfig;
}

/**
 * What `sslmode` means is as in PostgreSQL's own programs. Of their values two are missing, which
 * go on in plain text where there is no TLS: nobody would notice.
 */
const MODES = ['disable', 'require', 'verify-ca', 'verify-full'];
const SCHEMES = ['postgres:', 'postgresql:'];

/** How long is waited for a server to answer, in milliseconds. */
const CONNECTING = 10_000;

/** Reads `DATABASE_URL`; it throws what is wrong with it, without repeating any of it. */
export function readDatabaseUrl(text: string): DatabaseSettings {
  const url = URL.parse(text);
  if (url === null || !SCHEMES.includes(url.protocol)) wrong('not a postgres:// address');
  const database = decoded(url.pathname.slice(1));
  if (database === '') wrong('it names no database');
  const mode = url.searchParams.get('sslmode');
  if (mode !== null && !MODES.includes(mode)) wrong(`sslmode is one of ${MODES.join(', ')}`);
  if (mode === 'verify-ca' && !url.searchParams.has('sslrootcert')) {
    wrong('sslmode=verify-ca needs sslrootcert');
  }
  decoded(url.username);
  decoded(url.password);
  const host = url.searchParams.get('host') ?? url.hostname;
  const where = `${host || 'localhost'}:${url.port || '5432'}/${database}`;
  // Without this, pg takes three of the modes for the fourth.
  url.searchParams.set('uselibpqcompat', 'true');
  return {
    where,
    client: {
      connectionString: url.href,
      application_name: 'pepite',
      connectionTimeoutMillis: CONNECTING,
      keepAlive: true,
    },
  };
}

/** What was written with `%`, such as in a password. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return wrong('a % in it is followed by something else than two digits');
  }
}

function wrong(reason: string): never {
  throw new DatabaseProblem('bad-url', 'DATABASE_URL', reason);
}
