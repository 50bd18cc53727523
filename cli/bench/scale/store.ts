import { join } from 'node:path';
import { inOwnSchema } from '@pepite/server';
import type { Context } from '../../command.ts';
import { onPostgres } from '../postgres.ts';
import type { Place } from '../server/entries.ts';
import { fill, fillDatabase } from './fill.ts';
import type { Plan } from './plan.ts';

/** Where the servers keep matches, one after the other. */
export interface Store {
  readonly empty: Place;
  /** Filled between the two; on PostgreSQL it is the same place as the first. */
  readonly filled: Place;
  readonly live: Place;
  /** `progress` is told which part of all is there. */
  fill(plan: Plan, progress: (part: number) => void): Promise<void>;
}

/** Uses the store that is asked for; if there is none, that has been said. */
export function withStore<R>(
  { store }: Plan,
  folder: string,
  context: Context,
  use: (store: Store) => Promise<R>,
): Promise<R | undefined> {
  if (store === 'sqlite') return use(inFolders(folder));
  return onPostgres(context, (url) =>
    inOwnSchema(url, (stored) =>
      inOwnSchema(url, (live) => use(inDatabases(folder, stored, live))),
    ),
  );
}

const inFolders = (folder: string): Store => ({
  empty: { data: join(folder, 'empty') },
  filled: { data: join(folder, 'stored') },
  live: { data: join(folder, 'live') },
  fill: ({ stored, seed }) => Promise.resolve(fill(join(folder, 'stored'), stored, seed)),
});

const inDatabases = (data: string, stored: string, live: string): Store => ({
  empty: { data, database: stored },
  filled: { data, database: stored },
  live: { data, database: live },
  fill: ({ stored: matches, seed }, progress) => fillDatabase(stored, matches, seed, progress),
});
