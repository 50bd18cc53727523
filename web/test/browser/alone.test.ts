import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, launch, PHONE, visit, type Visitor } from './support/browser.ts';
import { AurumPlayer } from './support/aurum.ts';
import { byKeyboard, byMouse, byTouch, type Press } from './support/player.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';
import { Site } from './support/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await Site.open();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const WAYS: readonly (readonly [string, Visitor, Press])[] = [
  ['by touch on a phone, in French', { size: PHONE, language: 'fr' }, byTouch],
  ['by mouse on a laptop, in English', { size: LAPTOP, scheme: 'dark' }, byMouse],
  ['by keyboard alone', { size: LAPTOP, language: 'fr' }, byKeyboard],
];

const GAMES = [
  ['Aurum', AurumPlayer],
  ['Silver & Gold', SilverAndGoldPlayer],
] as const;

describe.each(GAMES)('a newcomer to %s against bots', (_title, SomePlayer) => {
  it.each(WAYS)('plays a match to its end %s', async (_way, visitor, press) => {
    const { page, context, errors } = await visit(browser, visitor);
    await page.goto(site.address);
    const player = new SomePlayer(page, visitor.language ?? 'en', press);
    await player.playNow();
    await player.playToTheEnd();
    const { texts } = player;
    expect(await page.title()).toContain(texts.match.over);
    await page.getByRole('heading', { name: texts.replay.title }).waitFor();
    // A rematch is one click away, and begins at once against bots.
    const former = page.url();
    await player.press(player.button(texts.over.rematch));
    await page.waitForURL((url) => url.href !== former);
    await player.act();
    expect(errors).toEqual([]);
    await context.close();
  });
});
