import { describe, expect, it } from 'vitest';
import { inOwnSchema, writeFinished } from '../measuring.ts';
import { newMatch } from '../../matches/test/support/describe-store.ts';
import { openPostgresStore } from './support/postgres-store.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';

const { setup } = newMatch('m');
const PLAYED = [['0 pass'], ['0 bid Z1', '1 pass'], ['1 bid Z2']];
const DATE = 1_700_000_000_000;

describe('matches that are stored for a benchmark', () => {
  it('stored matches are over, with seats and moves, and repeat those that differ', async () => {
    const url = await temporaryDatabase();
    const { store, latestDate } = await openPostgresStore(url);
    const told: number[] = [];
    const matches = { count: 2500, setup, seats: 2, played: PLAYED, date: DATE };
    await writeFinished(url, matches, (written) => told.push(written));
    expect(told).toEqual([2000, 2500]);
    expect(await latestDate()).toBe(DATE);
    for (const [number, moves] of [...PLAYED, ...PLAYED].entries()) {
      expect(await store.load(`stored${number}`)).toMatchObject({
        status: 'over',
        setup,
        host: `guest ${number} at 0`,
        moves,
        seats: [{ guest: `guest ${number} at 0` }, { guest: `guest ${number} at 1` }],
      });
    }
    expect(await store.load('stored2499')).toMatchObject({ status: 'over' });
    expect(await store.load('stored2500')).toBeUndefined();
    const own = await store.ofGuest('guest 7 at 1', 9);
    expect(own.map(({ match }) => match)).toEqual(['stored7']);
  });
});

describe('as good as a database of its own', () => {
  it('what is made there is gone afterwards, also when something fails', async () => {
    const url = await temporaryDatabase();
    const beside = await connectTo(url);
    const schemas = async (own: string) => {
      const schema = (new URL(own).searchParams.get('options') ?? '').replace(/.*=/, '');
      const text = 'SELECT nspname AS name FROM pg_namespace WHERE nspname = $1';
      return beside.rows({ text }, [schema]);
    };
    let used = '';
    const use = inOwnSchema(url, async (own) => {
      used = own;
      expect(await schemas(own)).toHaveLength(1);
      await (await connectTo(own)).run('CREATE TABLE things (name text)');
      throw new Error('out of order');
    });
    await expect(use).rejects.toThrow('out of order');
    expect(await schemas(used)).toEqual([]);
  });
});
