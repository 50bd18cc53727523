/**
 * Waits until everything is done that waits for nothing but promises, however many of them: they
 * all come before the next turn of the event loop.
 */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
