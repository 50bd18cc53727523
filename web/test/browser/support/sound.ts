import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBarriers, scrollsSideways, smallTargets } from './checks.ts';

/** Nothing on the page, as it is now, keeps anybody out. */
export async function expectSound(page: Page, where: string): Promise<void> {
  const barriers = await findBarriers(page);
  const sideways = await scrollsSideways(page);
  const small = await smallTargets(page);
  const sound = { where, barriers: [], sideways: false, small: [] };
  expect({ where, barriers, sideways, small }).toEqual(sound);
}
