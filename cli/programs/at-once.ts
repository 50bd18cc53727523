import type { Programs } from '@pepite/outside/programs';

/**
 * Does what programs have to be waited for, so many things at a time. When it is interrupted the
 * programs are ended at once, and what was under way is given up; nothing of it is heard later.
 */
export async function doAtOnce<T>(
  items: Iterator<T>,
  most: number,
  programs: Programs,
  interrupted: AbortSignal,
  each: (item: T) => Promise<void>,
): Promise<void> {
  const failure = new AbortController();
  const stopped = AbortSignal.any([interrupted, failure.signal]);
  const stop = (): void => programs.close();
  const goOn = async (): Promise<void> => {
    try {
      while (!stopped.aborted) {
        const next = items.next();
        if (next.done === true) return;
        await each(next.value);
      }
    } catch (error) {
      failure.abort();
      if (!interrupted.aborted) throw error;
    }
  };
  interrupted.addEventListener('abort', stop, { once: true });
  try {
    const ended = await Promise.allSettled(Array.from({ length: most }, goOn));
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  } finally {
    interrupted.removeEventListener('abort', stop);
  }
}
