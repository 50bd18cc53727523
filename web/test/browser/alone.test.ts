import { GAMES } from '@pepite/games';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, launch, SMALL, visit, type Visitor } from './support/browser.ts';
import type { Player } from './support/player.ts';
import { PLAYERS } from './support/players.ts';
import { byKeyboard, byMouse, byTouch, type Press } from './support/press.ts';
import { Site } from './support/site.ts';
import { expectSound } from './support/sound.ts';

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

/** How a match is played, and what is looked at on the way. */
interface Way {
  readonly visitor: Visitor;
  readonly press: Press;
  readonly look: (player: Player, where: string) => Promise<void>;
}

const lookForBarriers = ({ page }: Player, where: string) => expectSound(page, where);

const WAYS: readonly (readonly [string, Way])[] = [
  [
    'by touch on a small phone, in French, and meets no barrier',
    { visitor: { size: SMALL, language: 'fr' }, press: byTouch, look: lookForBarriers },
  ],
  [
    'by mouse on a laptop, in English, in the dark, and meets no barrier',
    { visitor: { size: LAPTOP, scheme: 'dark' }, press: byMouse, look: lookForBarriers },
  ],
  [
    'by keyboard alone',
    {
      visitor: { size: LAPTOP, language: 'fr' },
      press: byKeyboard,
      look: () => Promise.resolve(),
    },
  ],
];

it('is known for every game of the house who plays it', () => {
  expect(Object.keys(PLAYERS)).toEqual(GAMES.map(({ id }) => id));
});

describe.each(Object.entries(PLAYERS))('a newcomer to %s against bots', (_id, SomePlayer) => {
  it.concurrent.each(WAYS)('plays a match to its end %s', async (_way, way) => {
    const { page, context, errors } = await visit(browser, way.visitor);
    await page.goto(site.address);
    const player = new SomePlayer(page, way.visitor.language ?? 'en', way.press);
    const { texts } = player;
    await player.playNow();
    await way.look(player, 'the first move');
    await player.playRound();
    await way.look(player, 'the end of a round');
    await player.playToTheEnd();
    expect(await page.title()).toContain(texts.match.over);
    await page.getByRole('heading', { name: texts.replay.title }).waitFor();
    await way.look(player, 'the end of the match');
    // A rematch is one click away, and begins at once against bots.
    const former = page.url();
    await player.press(player.button(texts.over.rematch));
    await page.waitForURL((url) => url.href !== former);
    await player.act();
    expect(errors).toEqual([]);
    await context.close();
  });
});
