/** After this turn of the event loop: the browser may draw, and answer its reader, before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * What has been fetched, in a task of its own: to run it and to draw with it in the same one takes
 * so long that whoever presses something meanwhile has to wait.
 */
export async function inOwnTask<T>(fetched: Promise<T>): Promise<T> {
  const value = await fetched;
  await nextTask();
  return value;
}
