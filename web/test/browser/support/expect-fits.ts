import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookAtSize } from './board-look.ts';
import { type Misfit, misfitsOf, type Size } from './fit.ts';

/** All of a board is in view in windows of these sizes, as soon as it is drawn there. */
export async function expectFits(page: Page, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    const found = async (): Promise<readonly Misfit[] | string> => {
      const look = await lookAtSize(page, size);
      return look === undefined ? 'nothing to decide' : misfitsOf(look);
    };
    await expect.poll(found).toEqual([]);
  }
}
