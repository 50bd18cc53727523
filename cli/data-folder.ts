import type { Context } from './command.ts';
import { startProgress } from './progress.ts';

/** The data folder of a server, found as the server finds it. */
export const dataFolder = ({ environment }: Context, said: string | undefined): string =>
  said ?? (environment['PEPITE_DATA'] || '.pepite');

/** Where a server keeps everything, found as the server finds it. */
export type DataPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'database'; readonly url: string }
  /** A folder was named, and a database. */
  | { readonly kind: 'both' };

export function dataPlace(context: Context, said: string | undefined): DataPlace {
  const url = context.environment['DATABASE_URL'] || undefined;
  if (url === undefined) return { kind: 'folder', folder: dataFolder(context, said) };
  return said === undefined ? { kind: 'database', url } : { kind: 'both' };
}

/** Shows how far something long is, whose size is not known before it begins. */
export async function withProgress<R>(
  context: Context,
  work: (progress: (done: number, total: number) => void) => Promise<R>,
): Promise<R> {
  let shown: ReturnType<typeof startProgress> | undefined;
  try {
    return await work((done, total) => {
      shown ??= startProgress(context, total);
      shown.update(done);
    });
  } finally {
    shown?.stop();
  }
}
