import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shown } from './browser.ts';
import { findBarriers, scrollsSideways, smallTargets } from './checks.ts';
import { atRest } from './rest.ts';

/** Axe finds nothing wrong with a page, once all of it is drawn. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await atRest(page);
  expect(await findBarriers(page)).toEqual([]);
}

/** Nothing on the page, once all of it is drawn, keeps anybody out. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await atRest(page);
  const found = await shown(page, async () => ({
    barriers: await findBarriers(page),
    sideways: await scrollsSideways(page),
    small: await smallTargets(page),
  }));
  expect({ where, ...found }).toEqual({ where, barriers: [], sideways: false, small: [] });
}
