import { GAMES } from '@pepite/games';
import { cardOf } from '@pepite/games/aurum/moves';
import { game as aurum } from '@pepite/games/aurum/index';
import { itemNamed, LANGUAGES } from '@pepite/kernel';
import type { HintedMove, ServerMessage } from '@pepite/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AurumPlayer } from './support/aurum.ts';
import { playAgainstBots } from './support/bots.ts';
import { visit } from './support/browser.ts';
import { expectFits } from './support/expect-fits.ts';
import { SIZES } from './support/fit.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { PLAYERS, WITHOUT_BOARD } from './support/players.ts';
import { byScript } from './support/press.ts';

let place: Place;

beforeAll(async () => {
  // Bots take a moment, so that nobody asks for more advice than a server gives.
  place = await openPlace({ PEPITE_BOT_PAUSE: '300' });
});

afterAll(() => closePlace(place));

const sentence = (page: Page) => page.locator('[data-coach] p:not(:empty)');

/** What of the coach's sentence is cut off, in pixels; runs in a page. */
const hidden = (said: Element): number =>
  Math.max(0, (said.parentElement?.scrollHeight ?? 0) - (said.parentElement?.clientHeight ?? 0));

type Hint = Extract<ServerMessage, { type: 'hint' }>;

/** The best move wins for sure and the worst one loses: how sure the expert is depends on time. */
const exaggerated = (hint: Hint): Hint => ({
  ...hint,
  moves: hint.moves.map((told, place) => ({
    ...told,
    worth: place === 0 ? 1 : place === hint.moves.length - 1 ? 0 : (told.worth ?? 0),
  })),
});

/** Exaggerates what a page is told about moves; returns that, as it comes. */
async function exaggerate(page: Page): Promise<readonly Hint[]> {
  const told: Hint[] = [];
  await page.routeWebSocket(/.*/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      if (message.type === 'hint') told.push(exaggerated(message));
      socket.send(message.type === 'hint' ? JSON.stringify(told.at(-1)) : text);
    });
  });
  return told;
}

const SEEN = GAMES.filter(({ id }) => !WITHOUT_BOARD.includes(id)).flatMap(({ id, seats }) =>
  LANGUAGES.map((language) => ({ id, language, seats: seats.least })),
);

describe('in the first match of a game', () => {
  it.each(SEEN)('the coach speaks in $id ($language), and everything fits', async (seen) => {
    const { id, language, seats } = seen;
    const { page, context, errors } = await visit(place.browser, {
      language,
      coached: true,
      unseen: true,
    });
    await playAgainstBots(page, place.site, id, seats);
    const SomePlayer = itemNamed(PLAYERS, id);
    await new SomePlayer(page, language, byScript).waitForTurn();
    await sentence(page).waitFor();
    for (const size of SIZES) {
      await expectFits(page, [size]);
      await expect.poll(() => sentence(page).evaluate(hidden)).toBe(0);
    }
    // What is seen is also heard, after the question.
    const said = (await sentence(page).textContent()) ?? '';
    await page.locator('.visually-hidden[aria-live]', { hasText: said }).waitFor({
      state: 'attached',
    });
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** In so many decisions somebody can go wrong in any match. */
const MOST_DECISIONS = 30;

/** More than a move may give away before it is to be looked at again. */
const GIVEN_AWAY = 0.16;

/** A move by one press that gives away much. */
const slipIn = ({ moves }: Hint): HintedMove | undefined =>
  moves.findLast(
    ({ move, worth }) =>
      /^(?:play|keep|end)/.test(move) && (moves[0]?.worth ?? 0) - (worth ?? 1) >= GIVEN_AWAY,
  );

/** What a move of Aurum is made with; a swap is left out, and the bids kept. */
function madeWith(page: Page, move: string) {
  const card = cardOf(aurum.parse(move) ?? 0);
  if (/^(?:play|bid)/.test(move)) return page.locator(`button[data-card="${card}"]`);
  return page.locator(`[data-action=${move.startsWith('end') ? 'end' : 'keep'}]`);
}

/** Plays as the expert would, but without swaps, until there is a move that gives away much. */
async function playToSlip(page: Page, hints: readonly Hint[]): Promise<string> {
  for (let count = 1; count <= MOST_DECISIONS; count++) {
    await expect.poll(() => hints.length).toBe(count);
    const hint = hints[count - 1];
    const slip = hint && slipIn(hint);
    if (slip !== undefined) return slip.move;
    const best = hint?.moves[0]?.move ?? '';
    await madeWith(page, best).click();
    if (best.startsWith('bid')) await page.locator('[data-action=bid]').click();
  }
  throw new Error('every move is as good as any');
}

describe('a move that gives away much', () => {
  it('a move that gives away much can be chosen anew, or made anyway', async () => {
    const { page, context, errors } = await visit(place.browser, { coached: true, unseen: true });
    const hints = await exaggerate(page);
    await playAgainstBots(page, place.site, 'aurum', 3);
    const player = new AurumPlayer(page, 'en', byScript);
    const { again, choose, anyway } = player.texts.coach;
    // It may take until the second round: what was told of the first is in the way then.
    await page.addLocatorHandler(page.locator('[data-action=go-on]'), (goOn) => goOn.click());
    const slip = madeWith(page, await playToSlip(page, hints));
    const lookAgain = page.getByRole('region', { name: again }).getByText(again);

    await slip.click();
    await lookAgain.waitFor();
    // The better one is shown on the board, and nothing was sent.
    await page.locator('[data-hinted]').first().waitFor();
    await player.button(choose).click();
    await lookAgain.waitFor({ state: 'detached' });
    expect(await slip.count()).toBe(1);

    await slip.click();
    await player.button(anyway).click();
    await slip.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the switch of the coach', () => {
  it('the switch turns the coach off and on at once, and is remembered', async () => {
    const { page, context, errors } = await visit(place.browser, { coached: true, unseen: true });
    await playAgainstBots(page, place.site, 'silver-and-gold', 2);
    await sentence(page).waitFor();
    const player = new (itemNamed(PLAYERS, 'silver-and-gold'))(page, 'en', byScript);
    const { coach, site } = player.texts;
    const flip = async (): Promise<void> => {
      await player.button(site.settings).click();
      await page.getByRole('dialog').getByLabel(coach.title).click();
      await page.getByRole('dialog').getByRole('button', { name: site.close }).click();
    };
    await flip();
    await page.locator('[data-coach]').waitFor({ state: 'detached' });
    await page.reload();
    await player.waitForTurn();
    expect(await page.locator('[data-coach]').count()).toBe(0);
    await flip();
    await sentence(page).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
