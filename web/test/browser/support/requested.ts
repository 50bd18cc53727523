import type { NewMatchRequest } from '@pepite/protocol';
import type { Page } from 'playwright-core';

/** The match that a page asks the server for while something is done. */
export async function requested(page: Page, act: () => Promise<unknown>): Promise<NewMatchRequest> {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/matches'));
  await act();
  return (await asked).postDataJSON() as NewMatchRequest;
}
