import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { AurumPlayer } from './aurum.ts';
import { LAPTOP, PHONE, visit, type Visitor } from './browser.ts';
import type { PlayerClass } from './players.ts';
import { byMouse } from './press.ts';
import { SilverAndGoldPlayer } from './silver-and-gold.ts';
import { Site } from './site.ts';

/** A picture in README.md: who plays what, and after how many presses it is taken. */
interface Picture {
  readonly file: string;
  readonly visitor: Visitor;
  readonly Player: PlayerClass;
  /** The same cards every time, so that a picture changes only if the pages do. */
  readonly seed: string;
  readonly presses: number;
}

const PICTURES: readonly Picture[] = [
  {
    file: 'laptop.png',
    visitor: { size: LAPTOP, scheme: 'light' },
    Player: SilverAndGoldPlayer,
    seed: '1',
    presses: 25,
  },
  {
    file: 'phone.png',
    visitor: { size: PHONE, scheme: 'dark' },
    Player: AurumPlayer,
    seed: '1',
    presses: 24,
  },
];

/** What is told for a moment, over what is to be seen. */
const PASSING = '.bursts > span';

async function take(browser: Browser, folder: string, picture: Picture): Promise<void> {
  const site = await Site.open({ PEPITE_SEED: picture.seed });
  const { page, context } = await visit(browser, picture.visitor);
  await page.goto(site.address);
  const player = new picture.Player(page, 'en', byMouse);
  await player.playNow();
  for (let count = 0; count < picture.presses; count++) await player.act();
  await player.waitForTurn();
  await page.locator(PASSING).first().waitFor({ state: 'detached' });
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(folder, picture.file), animations: 'disabled' });
  await context.close();
  await site.close();
}

/** The pictures in README.md, into a folder. */
export async function takePictures(browser: Browser, folder: string): Promise<void> {
  for (const picture of PICTURES) {
    console.log(picture.file);
    await take(browser, folder, picture);
  }
}
