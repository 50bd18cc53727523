import type { Browser } from 'playwright-core';
import { leaveBrowser, openBrowser } from './browser.ts';
import { Site } from './site.ts';

/** A server, and a browser to come to it with. */
export interface Place {
  readonly site: Site;
  readonly browser: Browser;
}

export async function openPlace(
  environment: Readonly<Record<string, string>> = {},
): Promise<Place> {
  const [site, browser] = await Promise.all([Site.open(environment), openBrowser()]);
  return { site, browser };
}

export async function closePlace({ site, browser }: Place): Promise<void> {
  await leaveBrowser(browser);
  await site.close();
}
