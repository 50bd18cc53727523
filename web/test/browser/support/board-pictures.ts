import { join } from 'node:path';
import { GAMES } from '@pepite/games';
import { itemNamed } from '@pepite/kernel';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Look } from './board-look.ts';
import { playAgainstBots } from './bots.ts';
import { visit } from './browser.ts';
import type { Size } from './fit.ts';
import { type Onlooker, Phases } from './phases.ts';
import { PLAYERS } from './players.ts';
import { byScript } from './press.ts';
import { comeToRest, type Picture, type Sheet, writeSheets } from './sheets.ts';
import type { Site } from './site.ts';

const SHEETS: readonly Sheet[] = [
  { name: '390x844', size: { width: 390, height: 844 }, columns: 5, width: 390, most: 5 },
  { name: '360x640', size: { width: 360, height: 640 }, columns: 5, width: 360, most: 10 },
  { name: '844x390', size: { width: 844, height: 390 }, columns: 2, width: 844, most: 6 },
  { name: '820x1180', size: { width: 820, height: 1180 }, columns: 3, width: 656, most: 3 },
  { name: '1366x650', size: { width: 1366, height: 650 }, columns: 2, width: 980, most: 6 },
  { name: '1920x1080', size: { width: 1920, height: 1080 }, columns: 2, width: 980, most: 4 },
];

const SCHEMES = ['light', 'dark'] as const;

/** With a clock there is one thing more on the board; nobody runs out of this one. */
const CLOCK = { kind: 'live', bank: 3600, increment: 60 } as const;

/** Takes a picture of every question at every size in both schemes. */
class Photographer implements Onlooker {
  readonly sizesFor = () => SHEETS.map(({ size }) => size);
  readonly #page: Page;
  readonly #pictures = new Map<string, Picture[]>();
  #session: CDPSession | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What was taken of a size in a scheme. */
  of({ width, height }: Size, scheme: string): readonly Picture[] {
    return this.#pictures.get(`${width}×${height} ${scheme}`) ?? [];
  }

  meet(): Promise<void> {
    return Promise.resolve();
  }

  async see(_question: string, { text }: Look, { width, height }: Size): Promise<void> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    for (const scheme of SCHEMES) {
      await this.#page.emulateMedia({ colorScheme: scheme });
      await comeToRest(this.#page);
      // Not by Playwright, which knows of no other size than that of the visit.
      const { data } = await this.#session.send('Page.captureScreenshot', { format: 'png' });
      const key = `${width}×${height} ${scheme}`;
      const pictures = this.#pictures.get(key) ?? [];
      pictures.push({ title: text.slice(0, 60), content: Buffer.from(data, 'base64') });
      this.#pictures.set(key, pictures);
    }
  }
}

/** Every question of all boards or of some, with the fewest and the most seats, on sheets. */
export async function takeBoardPictures(
  browser: Browser,
  site: Site,
  folder: string,
  games: readonly string[],
): Promise<void> {
  for (const { id, seats } of GAMES.filter(({ id }) => games.length === 0 || games.includes(id))) {
    for (const count of new Set([seats.least, seats.most])) {
      // French says it in more words.
      const language = count === seats.least ? 'fr' : 'en';
      const { page, context } = await visit(browser, { language });
      await page.addInitScript(() => {
        localStorage.setItem('pepite.play-forced', 'no');
        localStorage.setItem('pepite.confirm-plays', 'yes');
      });
      await playAgainstBots(page, site, id, count, { clock: CLOCK });
      const photographer = new Photographer(page);
      await new Phases(new (itemNamed(PLAYERS, id))(page, language, byScript), photographer).play();
      await context.close();
      for (const sheet of SHEETS) {
        for (const scheme of SCHEMES) {
          const path = join(folder, `${id}-${count}-${scheme}`);
          await writeSheets(browser, sheet, photographer.of(sheet.size, scheme), path);
        }
      }
    }
  }
}
