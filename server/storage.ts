import type { SharedStore } from '@pepite/matches';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { BatchPort, StoreClient } from './store/batch.ts';
import { hasData } from './store/folder.ts';
import { freeBytes } from './store/migration.ts';
import { closeThread, openThread } from './store/thread.ts';

/** Where everything is kept: a data folder, or a database of PostgreSQL. */
export interface Storage {
  readonly port: BatchPort;
  /** What it does for processes that share it, if several may. */
  readonly shared?: (client: StoreClient) => SharedStore;
  /** Keys of cookies: the first signs, those of the others still count. */
  readonly cookieKeys: readonly Uint8Array[];
  /** Reads them again, where others may change them while a server is up. */
  readonly readKeys?: () => Promise<readonly Uint8Array[]>;
  /** What push services know this server by, and all that share its store. */
  readonly noticeKey: Uint8Array;
  /** The latest date that anything is stamped with. */
  readonly latest: number | undefined;
  /** Whether nothing was there, so that everything begins anew. */
  readonly isNew: boolean;
  /** Whether its disk has room, as far as that can be told from here. */
  readonly hasRoom: () => boolean;
  readonly close: () => Promise<void>;
}

/** Less than this on a disk is as good as nothing, in bytes. */
const LEAST_FREE = 1 << 20;

/** Opens what the settings name; it throws what is wrong with it. */
export async function openStorage(
  { data, database }: Config,
  logger: FastifyBaseLogger,
  free = freeBytes,
): Promise<Storage> {
  if (database !== undefined) {
    // Only who has one waits until all that it takes is loaded.
    const { openPostgres } = await import('./store/postgres/open.ts');
    return { ...(await openPostgres(database, logger)), hasRoom: () => true };
  }
  const isNew = !hasData(data);
  const { thread, cookieKey, olderKeys, noticeKey, latest } = await openThread(data, logger);
  return {
    latest,
    cookieKeys: [cookieKey, ...olderKeys],
    noticeKey,
    port: thread,
    isNew,
    hasRoom: () => free(data) >= LEAST_FREE,
    close: () => closeThread(thread),
  };
}
