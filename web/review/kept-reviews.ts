import { PROGRAM } from '@pepite/kernel';
import type { ReviewOrder } from '@pepite/review';
import type { Report } from '@pepite/review/shown';
import { asked, openDatabase, written } from '../site/indexed-database.ts';
import { textPrint } from '@pepite/matches/text-print';

/** A review as this browser keeps it. */
export interface KeptReview {
  readonly id: string;
  /** When it was last gone on with. */
  readonly changed: number;
  readonly report: Report;
  readonly done: number;
  readonly total: number;
  /** What it can be gone on with; nothing once it is finished. */
  readonly text: string | null;
}

/** Where reviews are kept, as many as that. */
export interface ReviewStore {
  find(id: string): Promise<KeptReview | undefined>;
  keep(review: KeptReview): Promise<void>;
}

/** As many as statistics look at; the oldest make room. */
const MOST_REVIEWS = 200;
const [DATABASE, STORE, ORDER] = ['pepite-reviews', 'reviews', 'changed'] as const;

/** What tells a review from others: all that its result depends on, and who has made it. */
export function reviewId({ record, seats, effort, seed }: ReviewOrder): string {
  const { game, rules, options, players, moves } = record;
  const match = textPrint(JSON.stringify([game, rules, options, players, moves]));
  return [PROGRAM, match, seats.join(), effort, seed].join(' ');
}

/** A browser may refuse to keep anything (private windows): then it lasts as long as the page. */
async function openStore(): Promise<ReviewStore> {
  try {
    return databaseStore(await openDatabase(DATABASE, STORE, ORDER));
  } catch {
    return memoryStore();
  }
}

let opened: Promise<ReviewStore> | undefined;

/** The reviews of this browser, opened when they are first needed. */
export const keptReviews: ReviewStore = {
  find: async (id) => (await (opened ??= openStore())).find(id),
  keep: async (review) => (await (opened ??= openStore())).keep(review),
};

function databaseStore(database: IDBDatabase): ReviewStore {
  return {
    find: async (id) => {
      const found = asked(database.transaction(STORE).objectStore(STORE).get(id));
      // Only these pages write there.
      return (await found) as KeptReview | undefined;
    },
    keep: async (review) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const store = transaction.objectStore(STORE);
      store.put(review);
      const ids = await asked(store.index(ORDER).getAllKeys());
      for (const id of ids.slice(0, -MOST_REVIEWS)) store.delete(id);
      await written(transaction);
    },
  };
}

export function memoryStore(most = MOST_REVIEWS): ReviewStore {
  const all = new Map<string, KeptReview>();
  return {
    find: (id) => Promise.resolve(all.get(id)),
    keep: (review) => {
      // The latest comes last.
      all.delete(review.id);
      all.set(review.id, review);
      for (const id of [...all.keys()].slice(0, -most)) all.delete(id);
      return Promise.resolve();
    },
  };
}
