/** What a browser keeps that is too large for its storage of texts. */

export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')));
  });

/** Done when it is written down, not when it is begun. */
export const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('not kept'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
  });

/** A database with one store of things, by their `id`; `order` is what they can be sorted by. */
export function openDatabase(name: string, store: string, order?: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    const made = opening.result.createObjectStore(store, { keyPath: 'id' });
    if (order !== undefined) made.createIndex(order, order);
  });
  return asked(opening);
}
