import { beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '../store/postgres/connection.ts';
import { DatabaseProblem } from '../store/postgres/problem.ts';
import { readDatabaseUrl } from '../store/postgres/settings.ts';
import { needPrograms } from './support/packages.ts';
import { temporaryDatabase } from './support/temporary-database.ts';
import { openTlsProxy } from './support/tls-proxy.ts';

beforeAll(() => needPrograms('openssl'));

/** What comes of connecting to a database. */
async function outcome(url: string): Promise<string> {
  try {
    await (await Connection.open(readDatabaseUrl(url))).close();
    return 'open';
  } catch (error) {
    if (error instanceof DatabaseProblem) return error.kind;
    throw error;
  }
}

describe('an encrypted connection to PostgreSQL', () => {
  it('a connection is as safe as sslmode asks for, as with PostgreSQL’s own programs', async () => {
    const proxy = await openTlsProxy(await temporaryDatabase());
    const sslrootcert = proxy.certificate;
    const tries = [
      ['127.0.0.1', { sslmode: 'require' }, 'open'],
      ['127.0.0.1', { sslmode: 'verify-ca', sslrootcert }, 'open'],
      ['localhost', { sslmode: 'verify-full', sslrootcert }, 'open'],
      ['127.0.0.1', { sslmode: 'verify-full', sslrootcert }, 'not-encrypted'],
      ['localhost', { sslmode: 'verify-full' }, 'not-encrypted'],
    ] as const;
    for (const [host, query, expected] of tries) {
      const mode = JSON.stringify([host, query]);
      expect([mode, await outcome(proxy.url(host, query))]).toEqual([mode, expected]);
    }
    expect(proxy.encrypted()).toBeGreaterThanOrEqual(3);
  });
});
