import { SCALE } from '../../../../kernel/test/scale.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visitor } from './browser.ts';
import { eventually } from './eventually.ts';
import { closePlace, openPlace, type Place } from './place.ts';
import type { Player } from './player.ts';
import { PLAYERS } from './players.ts';
import type { Press } from './press.ts';
import { expectSound } from './sound.ts';

/** Where the end of a match is looked at. */
export const MATCH_END = 'the end of the match';

/** How a match is played, and what is looked at on the way. */
interface Way {
  readonly visitor: Visitor;
  readonly press: Press;
  readonly look: (player: Player, where: string) => Promise<void>;
  /**
   * Which of three ways it is. Every game is played to its end in one of them and through a round
   * in the others; in a long run to its end in all.
   */
  readonly place: 0 | 1 | 2;
}

const WAYS = 3;

export const lookForBarriers = ({ page }: Player, where: string): Promise<void> =>
  expectSound(page, where);

/** From the end of a round to the first move of a rematch. */
async function playToRematch(player: Player, id: string, look: Way['look']): Promise<void> {
  const { page, texts } = player;
  await player.playToTheEnd();
  await page.getByRole('heading', { name: texts.replay.title }).waitFor();
  // The tab says so some frames later.
  await page.waitForFunction((over) => document.title.includes(over), texts.match.over);
  await look(player, MATCH_END);
  // The next match is against better bots if this one was won.
  const hasWon = await page.getByRole('heading', { name: texts.over.youWon }).isVisible();
  const wins = () => page.evaluate((key) => localStorage.getItem(key), `pepite.wins.${id}`);
  const won = async () => JSON.parse((await wins()) ?? '[]') as unknown;
  await eventually(async () => expect(await won()).toHaveLength(hasWon ? 1 : 0));
  // A rematch is one click away, and begins at once against bots.
  const former = page.url();
  await player.press(player.button(texts.over.rematch));
  await page.waitForURL((url) => url.href !== former);
  await player.act();
}

/** Newcomers who play every game of the site against bots, from the first page on. */
export function describeNewcomers(name: string, way: Way): void {
  let place: Place;

  beforeAll(async () => {
    place = await openPlace();
  });

  afterAll(() => closePlace(place));

  const matches = Object.entries(PLAYERS).map(([id, SomePlayer], index) => {
    const isWhole = SCALE > 1 || index % WAYS === way.place;
    return { id, SomePlayer, isWhole, part: isWhole ? 'to its end' : 'through a round' };
  });

  describe.concurrent(`a newcomer against bots, ${name}`, () => {
    it.each(matches)('a newcomer plays $id $part', async ({ id, SomePlayer, isWhole }) => {
      const { page, context, errors } = await visit(place.browser, {
        ...way.visitor,
        unseen: true,
      });
      await page.goto(place.site.address);
      const player = new SomePlayer(page, way.visitor.language ?? 'en', way.press);
      await player.playNow();
      await way.look(player, 'the first move');
      await player.playRound();
      await way.look(player, 'the end of a round');
      if (isWhole) await playToRematch(player, id, way.look);
      expect(errors).toEqual([]);
      await context.close();
    });
  });
}
