// `npm run screenshots`: the main pages at both sizes in both schemes, for people to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { LAPTOP, launch, PHONE, visit, type Visitor } from './support/browser.ts';
import { AurumPlayer } from './support/aurum.ts';
import { byMouse } from './support/player.ts';
import { Site } from './support/site.ts';

const FOLDER = join(import.meta.dirname, '../../../screenshots');

const VISITORS: Readonly<Record<string, Visitor>> = {
  'phone-light': { size: PHONE, scheme: 'light', language: 'fr' },
  'phone-dark': { size: PHONE, scheme: 'dark', language: 'en' },
  'laptop-light': { size: LAPTOP, scheme: 'light', language: 'en' },
  'laptop-dark': { size: LAPTOP, scheme: 'dark', language: 'fr' },
};

type Shoot = (what: string, wholePage?: boolean) => Promise<void>;

async function shootMatch(page: Page, player: AurumPlayer, shoot: Shoot): Promise<void> {
  await player.playNow();
  await player.lit.first().waitFor();
  await shoot('match-bid');
  const isAsked = async () => (await page.locator('.actions [role=switch]').count()) > 0;
  await player.playUntil(isAsked);
  await shoot('match-swap');
  await player.playUntilChoice();
  await player.dim.first().click({ force: true });
  await shoot('match-refused');
  await player.playUntil(() => player.goOn.isVisible());
  await shoot('match-round-over');
  await player.playToTheEnd();
  await shoot('match-over', true);
  const { last } = player.texts.replay;
  await player.button(last).click();
  await player.button(last).scrollIntoViewIfNeeded();
  await shoot('match-replay');
}

async function shootAll(browser: Browser, site: Site, name: string): Promise<void> {
  const visitor = VISITORS[name];
  const { page, context } = await visit(browser, visitor);
  const player = new AurumPlayer(page, visitor.language ?? 'en', byMouse);
  const shoot: Shoot = async (what, fullPage = false) => {
    console.log(`${what}-${name}.png`);
    await page.screenshot({ path: join(FOLDER, `${what}-${name}.png`), fullPage });
  };
  await page.goto(site.address);
  await page.waitForLoadState('networkidle');
  await shoot('home', true);
  await shootMatch(page, player, shoot);
  await page.goto(`${site.address}/new/aurum`);
  await player.button(player.texts.setup.create).waitFor();
  await shoot('new', true);
  await player.button(player.texts.setup.create).click();
  await page.getByRole('heading', { name: player.texts.waiting.invite }).waitFor();
  await shoot('waiting', true);
  for (const path of ['rules/aurum', 'record', 'nowhere']) {
    await page.goto(`${site.address}/${path}`);
    await page.waitForLoadState('networkidle');
    await shoot(path.replace('/', '-'), path.startsWith('rules'));
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const site = await Site.open();
const browser = await launch();
for (const name of Object.keys(VISITORS)) await shootAll(browser, site, name);
await browser.close();
await site.close();
