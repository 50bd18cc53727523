import { vi } from 'vitest';
import { PATIENCE } from './browser.ts';

const INTERVAL = 50;

/**
 * Compares until it is so. Tests that run at the same time need this: `expect.poll` asks which
 * test it is in, and is told of another one, or of none.
 */
export const eventually = (compare: () => Promise<void>): Promise<void> =>
  vi.waitFor(compare, { timeout: PATIENCE, interval: INTERVAL });
