import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Club } from './support/postgres-club.ts';
import { temporaryFolder } from './support/folder.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';

const TABLES = [
  { game: 'aurum', bots: [null, null, 'random'] },
  { game: 'silver-and-gold', bots: [null, null] },
] as const;
/** Moves that are made before the server is killed. */
const MOVES = 12;

describe('the server on PostgreSQL', () => {
  it('a password is found in the file that PostgreSQL’s own programs look in', async () => {
    const url = new URL(await temporaryDatabase());
    const passwords = join(temporaryFolder(), 'passwords');
    writeFileSync(passwords, `*:*:*:*:${url.password}\n`, { mode: 0o600 });
    url.password = '';
    const { server } = await new Club(url.href, TABLES).start({ PGPASSFILE: passwords });
    expect(await server.stop()).toBe(0);
  });

  it('a server that is killed has kept all it has told, and matches go on', async () => {
    const club = new Club(await temporaryDatabase(), TABLES);
    const { server, base } = await club.start();
    await club.arrive(base);
    await club.gather(base);
    await club.until('some moves are made', ({ movesTold }) => movesTold >= MOVES);
    await server.kill();
    club.scatter();
    await club.checkDatabase();
    const again = await club.start();
    await club.gather(again.base);
    await club.until('the matches end', ({ isOver }) => isOver);
    for (const group of club.groups) await group.checkRecord(again.base);
    const health = await fetch(`${again.base}/healthz`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    expect(await again.server.stop()).toBe(0);
    club.scatter();
    await club.checkDatabase();
  });

  it('[R4] a move that the database refuses ends the server, and nobody is told', async () => {
    const url = await temporaryDatabase();
    const club = new Club(url, TABLES);
    const { server, base } = await club.start({ PEPITE_LOG: 'fatal' });
    await club.arrive(base);
    await club.gather(base);
    await club.until('some moves are made', ({ movesTold }) => movesTold >= MOVES);
    await (await connectTo(url)).run(`ALTER TABLE moves ADD CHECK (ply < 0) NOT VALID`);
    expect(await server.ended()).toBe(1);
    expect(server.said).toContain('could not write moves to disk');
    expect(server.said).not.toContain(new URL(url).password);
    club.scatter();
    await club.checkDatabase();
  });
});
