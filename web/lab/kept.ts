import type { Experiment, LabResult } from '@pepite/lab';
import { asked, openDatabase, written } from '../site/indexed-database.ts';

/** An experiment as this browser keeps it, with what was found so far. */
export interface Kept {
  readonly id: string;
  /** When it was last changed. */
  readonly changed: number;
  readonly experiment: Experiment;
  readonly result?: LabResult;
}

/** Where experiments are kept; results are too large for what other pages remember things in. */
export interface KeptStore {
  /** All of them, the latest first. */
  all(): Promise<readonly Kept[]>;
  put(kept: Kept): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether they are still there after a reload. */
  readonly isLasting: boolean;
}

const [DATABASE, STORE] = ['pepite-lab', 'experiments'] as const;

/** A name that nothing else has; browsers make better ones only where there is TLS. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('');

const latestFirst = (kept: readonly Kept[]): readonly Kept[] =>
  kept.toSorted((one, other) => other.changed - one.changed);

/** A browser may refuse to keep anything (private windows): then it lasts as long as the page. */
export async function openKept(): Promise<KeptStore> {
  try {
    return databaseStore(await openDatabase(DATABASE, STORE));
  } catch {
    return memoryStore();
  }
}

function databaseStore(database: IDBDatabase): KeptStore {
  const change = (work: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction(STORE, 'readwrite');
    work(transaction.objectStore(STORE));
    return written(transaction);
  };
  return {
    isLasting: true,
    all: async () => {
      const store = database.transaction(STORE).objectStore(STORE);
      // Only this page writes there.
      return latestFirst((await asked(store.getAll())) as readonly Kept[]);
    },
    put: (kept) => change((store) => store.put(kept)),
    remove: (id) => change((store) => store.delete(id)),
  };
}

export function memoryStore(): KeptStore {
  const all = new Map<string, Kept>();
  return {
    isLasting: false,
    all: () => Promise.resolve(latestFirst([...all.values()])),
    put: (kept) => Promise.resolve(void all.set(kept.id, kept)),
    remove: (id) => Promise.resolve(void all.delete(id)),
  };
}
