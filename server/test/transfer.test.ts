import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredMatch } from '@pepite/matches';
import { describe, expect, it } from 'vitest';
import { scaled } from '../../kernel/test/scale.ts';
import { backUp } from '../store/backup.ts';
import { StoreClient } from '../store/batch.ts';
import { storeCalls } from '../store/calls.ts';
import { openDatabase } from '../store/database.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { StoreProblem } from '../store/problem.ts';
import { restore } from '../store/restore.ts';
import { StepLog } from '../store/step-log.ts';
import { backUpDatabase, restoreToDatabase } from '../store/transfer/backup-database.ts';
import { moveToDatabase, moveToFolder } from '../store/transfer/move-data.ts';
import { CopyDiffers } from '../store/transfer/transfer.ts';
import { hashOf, kindOf, stopAfter } from './support/copying.ts';
import { temporaryFolder } from './support/folder.ts';
import { SILENT } from './support/postgres-store.ts';
import { COPIED, POSTGRES_ONLY, SQLITE_ONLY } from './support/copied-columns.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';
import { fillVaried, rowsIn } from './support/varied-data.ts';

/** More than two pages of 200: whoever is stopped after the first may be at the second by then. */
const MATCHES = scaled(450, 450);
const GUESTS = scaled(700, 230);
const WATCH = { progress() {}, signal: new AbortController().signal };

const ROWS = `SELECT schema_to_xml(current_schema(), true, false, '')::text AS content`;

/** A folder with data, whose log has been written out as a copy of it is. */
async function filled(matches = MATCHES, guests = GUESTS): Promise<string> {
  const folder = temporaryFolder();
  await fillVaried(folder, matches, guests);
  return folder;
}

describe('data that is moved', () => {
  it('everything is the same in a database, in a folder and in a database again', async () => {
    const source = await filled();
    const [first, second] = [await temporaryDatabase(), await temporaryDatabase()];
    const [there, again] = [temporaryFolder(), temporaryFolder()];
    const moved = [
      await moveToDatabase(source, first, WATCH),
      await moveToFolder(first, there, WATCH),
      await moveToDatabase(there, second, WATCH),
      await moveToFolder(second, again, WATCH),
    ];
    expect(new Set(moved.map(({ hash }) => hash)).size).toBe(1);
    expect(moved[0]?.counts).toEqual({
      secrets: 2,
      bot_tokens: 2,
      guests: GUESTS,
      blocks: 2,
      reports: 2,
      ended_matches: 1,
      renamed_guests: 1,
      notice_devices: 1,
      notice_settings: 1,
      muted_matches: 1,
      turn_notices: 1,
      matches: MATCHES,
      reviews: 2,
    });
    expect(await hashOf(second)).toBe(await hashOf(first));
    const rows = rowsIn(there);
    expect(rowsIn(again)).toEqual(rows);
    // The log is written out on the way, which changes these; all else is where it came from, too.
    const { step_log: logged, moves: _, choices: __, matches, ...others } = rowsIn(source);
    expect(logged?.length).toBeGreaterThan(0);
    expect(rows).toMatchObject(others);
    expect(rows['matches']).toHaveLength(matches?.length ?? 0);
  });

  it('matches that are still in the log are moved with their latest steps', async () => {
    const source = await filled();
    const url = await temporaryDatabase();
    await moveToDatabase(source, url, WATCH);
    const database = openDatabase(source);
    const { reads } = storeCalls(database, new StepLog(database));
    const opened = await openPostgres(url, SILENT);
    const client = new StoreClient(opened.port, { committed() {}, failed() {} });
    const ids = database.prepare<[], string>('SELECT match FROM matches').pluck().all();
    for (const id of ids) {
      const [here, there] = [reads.load(id), await client.call('load', id)];
      // Who was removed is told in any order.
      const sorted = (match: StoredMatch | undefined) => ({
        ...match,
        removed: match?.removed.toSorted(),
      });
      expect(sorted(there)).toEqual(sorted(here));
    }
    database.close();
    await opened.close();
  });

  it('no table and no column of either store is forgotten', async () => {
    const source = await filled(1, 1);
    const url = await temporaryDatabase();
    await moveToDatabase(source, url, WATCH);
    const connection = await connectTo(url);
    const columns = await connection.rows<{ readonly name: string }>({
      text: `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_schema = current_schema() ORDER BY 1`,
    });
    const database = openDatabase(source);
    const own = database
      .prepare<[], string>(
        `SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables,
           pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' ORDER BY 1`,
      )
      .pluck()
      .all();
    database.close();
    const copied = [...COPIED].sort();
    expect(columns.map(({ name }) => name).sort()).toEqual([...copied, ...POSTGRES_ONLY].sort());
    expect(own.sort()).toEqual([...copied, ...SQLITE_ONLY].sort());
  });
});

describe('a move that is cut short', () => {
  it('a copy into a database goes on where it was stopped; no server starts before', async () => {
    const source = await filled();
    const [url, whole] = [await temporaryDatabase(), await temporaryDatabase()];
    const stopped = moveToDatabase(source, url, stopAfter(GUESTS + 200));
    await expect(stopped).rejects.toThrow(/abort/);
    expect(await kindOf(openPostgres(url, SILENT))).toBe('half-copied');
    const connection = await connectTo(url);
    const [before] = await connection.rows<{ readonly count: number }>({
      text: 'SELECT count(*) AS count FROM matches',
    });
    expect(before?.count).toBeGreaterThan(0);
    expect(before?.count).toBeLessThan(MATCHES);
    await moveToDatabase(source, url, WATCH);
    await moveToDatabase(source, whole, WATCH);
    expect(await hashOf(url)).toBe(await hashOf(whole));
    const opened = await openPostgres(url, SILENT);
    expect(opened.isNew).toBe(false);
    await opened.close();
  });

  it('a copy into a folder goes on where it was stopped; no server starts before', async () => {
    const source = await filled();
    const url = await temporaryDatabase();
    await moveToDatabase(source, url, WATCH);
    const [folder, whole] = [temporaryFolder(), temporaryFolder()];
    await expect(moveToFolder(url, folder, stopAfter(GUESTS + 200))).rejects.toThrow(/abort/);
    expect(existsSync(join(folder, 'pepite.sqlite'))).toBe(false);
    expect(() => openDatabase(folder)).toThrow(StoreProblem);
    await moveToFolder(url, folder, WATCH);
    await moveToFolder(url, whole, WATCH);
    expect(rowsIn(folder)).toEqual(rowsIn(whole));
  });

  it('what has changed where it comes from since it was stopped is copied, too', async () => {
    const source = await filled();
    const url = await temporaryDatabase();
    await expect(moveToDatabase(source, url, stopAfter(GUESTS + 400))).rejects.toThrow(/abort/);
    const database = openDatabase(source);
    database.exec(`
      UPDATE guests SET name = 'Renamed' WHERE guest IN (SELECT guest FROM guests LIMIT 3);
      DELETE FROM guests WHERE seen = 9`);
    database.close();
    const { counts } = await moveToDatabase(source, url, WATCH);
    expect(counts['guests']).toBe(GUESTS - 1);
    const whole = await temporaryDatabase();
    await moveToDatabase(source, whole, WATCH);
    expect(await hashOf(url)).toBe(await hashOf(whole));
  });
});

describe('a copy that is damaged', () => {
  it.each([
    ['guests', `NEW.name := 'Mallory'`],
    ['moves', `NEW.entries := array_append(NEW.entries, 'forged')`],
    ['seats', `NEW.over := NOT NEW.over`],
  ])('a database that changes %s on their way in is found out', async (table, forgery) => {
    const source = await filled(230, 10);
    const url = await temporaryDatabase();
    await expect(moveToDatabase(source, url, stopAfter(1))).rejects.toThrow(/abort/);
    const connection = await connectTo(url);
    await connection.run(`
      CREATE FUNCTION forge() RETURNS trigger LANGUAGE plpgsql AS
        $$BEGIN ${forgery}; RETURN NEW; END$$;
      CREATE TRIGGER forge BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION forge();
      DELETE FROM guests`);
    await expect(moveToDatabase(source, url, WATCH)).rejects.toThrow(CopyDiffers);
    expect(await kindOf(openPostgres(url, SILENT))).toBe('half-copied');
    await connection.run(`DROP FUNCTION forge CASCADE`);
    await moveToDatabase(source, url, WATCH);
  });

  it('rows that are lost on their way into a folder are found out', async () => {
    const source = await filled(230, 10);
    const url = await temporaryDatabase();
    await moveToDatabase(source, url, WATCH);
    const folder = temporaryFolder();
    await expect(moveToFolder(url, folder, stopAfter(1))).rejects.toThrow(/abort/);
    const elsewhere = temporaryFolder();
    const [unfinished, copy] = [
      join(folder, 'pepite.sqlite.copying'),
      join(elsewhere, 'pepite.sqlite'),
    ];
    renameSync(unfinished, copy);
    const database = openDatabase(elsewhere);
    database.exec(`CREATE TRIGGER lose AFTER INSERT ON seats BEGIN
      DELETE FROM seats WHERE match = NEW.match AND seat = NEW.seat; END`);
    database.close();
    renameSync(copy, unfinished);
    await expect(moveToFolder(url, folder, WATCH)).rejects.toThrow(CopyDiffers);
    expect(existsSync(join(folder, 'pepite.sqlite'))).toBe(false);
  });
});

describe('moves that are refused', () => {
  it('a database or a folder with other data is left as it is', async () => {
    const source = await filled(3, 3);
    const url = await temporaryDatabase();
    await moveToDatabase(source, url, WATCH);
    const [database, folder] = [await hashOf(url), rowsIn(source)];
    const other = await filled(1, 1);
    expect(await kindOf(moveToDatabase(other, url, WATCH))).toBe('has-data');
    expect(await kindOf(moveToFolder(url, source, WATCH))).toBe('has-data');
    expect(await hashOf(url)).toBe(database);
    expect(rowsIn(source)).toEqual(folder);
  });

  it('nothing is moved that a server uses, either way', async () => {
    const source = await filled(3, 3);
    const url = await temporaryDatabase();
    const opened = await openPostgres(url, SILENT);
    const kinds = [
      kindOf(moveToDatabase(source, url, WATCH)),
      kindOf(moveToFolder(url, temporaryFolder(), WATCH)),
    ];
    expect(await Promise.all(kinds)).toEqual(['locked', 'locked']);
    await opened.close();
    const served = openDatabase(source);
    expect(await kindOf(moveToDatabase(source, url, WATCH))).toBe('locked');
    served.close();
    expect(await kindOf(moveToDatabase(source, url, WATCH))).toBe('done');
  });

  it('where nothing is, nothing is moved, and nothing is made', async () => {
    const [nowhere, url] = [join(temporaryFolder(), 'none'), await temporaryDatabase()];
    expect(await kindOf(moveToDatabase(nowhere, url, WATCH))).toBe('missing');
    expect(await kindOf(moveToFolder(url, nowhere, WATCH))).toBe('missing');
    expect(existsSync(nowhere)).toBe(false);
    const connection = await connectTo(url);
    expect(JSON.stringify(await connection.rows({ text: ROWS }))).not.toContain('pepite_data');
  });
});

describe('backups of databases', () => {
  it('a backup of either store is restored to either store', async () => {
    const source = await filled();
    const url = await temporaryDatabase();
    const { hash } = await moveToDatabase(source, url, WATCH);
    const folder = temporaryFolder();
    const [ofFolder, ofDatabase] = [join(folder, 'folder'), join(folder, 'database')];
    await backUp(source, ofFolder, WATCH);
    expect(await backUpDatabase(url, ofDatabase, WATCH)).toMatchObject({ hash });
    expect(statSync(ofDatabase).mode & 0o777).toBe(0o600);
    for (const file of [ofFolder, ofDatabase]) {
      const other = await temporaryDatabase();
      expect(await restoreToDatabase(other, file, 'refused', WATCH)).toMatchObject({ hash });
      const there = temporaryFolder();
      await restore(there, file, WATCH);
      const third = await temporaryDatabase();
      expect(await moveToDatabase(there, third, WATCH)).toMatchObject({ hash });
    }
  });

  it('a database that has data is replaced only where that is asked for', async () => {
    const [one, other] = [await filled(230, 3), await filled(3, 230)];
    const [url, whole] = [await temporaryDatabase(), await temporaryDatabase()];
    await moveToDatabase(one, url, WATCH);
    const before = await hashOf(url);
    const file = join(temporaryFolder(), 'backup');
    await backUp(other, file, WATCH);
    expect(await kindOf(restoreToDatabase(url, file, 'refused', WATCH))).toBe('has-data');
    expect(await hashOf(url)).toBe(before);
    await restoreToDatabase(url, file, 'replaced', WATCH);
    await restoreToDatabase(whole, file, 'refused', WATCH);
    expect(await hashOf(url)).toBe(await hashOf(whole));
  });

  it('a backup that is damaged, foreign or none is refused before anything changes', async () => {
    const source = await filled(230, 3);
    const url = await temporaryDatabase();
    const folder = temporaryFolder();
    const file = join(folder, 'backup');
    await backUp(source, file, WATCH);
    const bytes = readFileSync(file);
    bytes.fill(0xff, 8192, 12_288);
    writeFileSync(join(folder, 'damaged'), bytes);
    writeFileSync(join(folder, 'letter'), 'Dear Ann, this is not a database, it is a letter.');
    writeFileSync(join(folder, 'empty'), '');
    const kinds = ['damaged', 'letter', 'empty'].map((name) =>
      kindOf(restoreToDatabase(url, join(folder, name), 'refused', WATCH)),
    );
    expect(await Promise.all(kinds)).toEqual(['damaged', 'not-a-database', 'empty']);
    expect(await kindOf(backUpDatabase(url, join(folder, 'none'), WATCH))).toBe('missing');
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
