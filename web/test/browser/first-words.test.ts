import { lesson } from '@pepite/games/aurum/lesson';
import { english } from '@pepite/games/aurum/guide.en';
import { itemAt } from '@pepite/kernel';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { takeShifts, tellShifts, watchShifts } from './support/shifts.ts';

/** How far content may move, as browsers count it. */
const MOST = 0.02;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** A font may come in time or too late, and lines break elsewhere with another one. */
const withoutFonts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.woff2', (route) => route.abort('connectionrefused'));

/** Runs in a page: what is read in its window without scrolling, and where it stands. */
function readTexts(): readonly string[] {
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, dd)')].filter(
    (text) => text.textContent.trim() !== '' && text.checkVisibility(),
  );
  return texts.flatMap((text) => {
    const { left, top } = text.getBoundingClientRect();
    if (top < 0 || top > innerHeight) return [];
    return [`${Math.round(left)} ${Math.round(top)} ${text.textContent.trim()}`];
  });
}

async function readWithoutScripts(
  address: string,
  viewport: typeof PHONE | typeof LAPTOP,
): Promise<readonly string[]> {
  const isMobile = viewport === PHONE;
  const options = { javaScriptEnabled: false, locale: 'fr-FR', viewport, isMobile } as const;
  const context = await place.browser.newContext({ ...options, hasTouch: isMobile });
  await withoutFonts(context);
  const page = await context.newPage();
  await page.goto(address);
  const texts = await page.evaluate(readTexts);
  await context.close();
  return texts;
}

describe('what is written into a page', () => {
  it('games, rules and the start of a lesson are read without scripts', async () => {
    const context = await place.browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(place.site.address);
    expect(await page.locator('#first').innerText()).toContain('Or etc.');
    await page.goto(`${place.site.address}/rules/aurum`);
    const [idea, second] = english;
    const said = await page.locator('#first').innerText();
    for (const section of [idea, second]) expect(said).toContain(section?.title);
    expect(await page.title()).toContain('Aurum');
    await page.goto(`${place.site.address}/learn/aurum`);
    const { teams } = lesson.words.en.steps;
    expect(await page.locator('#first section').innerText()).toContain(teams.text);
    // Styles that our own policy forbids would be told here.
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    { path: '/', ready: '.games', size: PHONE },
    { path: '/rules/or-etc', ready: '.guide footer', size: PHONE },
    { path: '/learn/aurum', ready: '[data-banner]', size: PHONE },
    { path: '/learn/aurum', ready: '[data-banner]', size: LAPTOP },
  ])('first words stay on $path, $size.width pixels wide', async ({ path, ready, size }) => {
    const address = place.site.address + path;
    const written = await readWithoutScripts(address, size);
    expect(written.length).toBeGreaterThan(0);
    const { page, context, errors } = await visit(place.browser, { size, language: 'fr' });
    await withoutFonts(context);
    await watchShifts(page);
    await page.goto(address);
    await page.locator(`#app ${ready}`).waitFor();
    await page.waitForLoadState('networkidle');
    expect(tellShifts(path, await takeShifts(page), MOST)).toEqual([]);
    const gone = async (): Promise<readonly string[]> => {
      const drawn = await page.evaluate(readTexts);
      return written.filter((text) => !drawn.includes(text));
    };
    await expect.poll(gone).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the first words are in the chosen language, and a link leads to a clause', async () => {
    const { page, context } = await visit(place.browser, { language: 'en' });
    await page.goto(`${place.site.address}/rules/aurum`);
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'English' }).waitFor();
    const answer = await page.reload();
    expect(await answer?.text()).toContain('<html lang="fr">');
    const [clause = ''] = itemAt(english, 1).paragraphs.flatMap(({ clause: id }) => id ?? []);
    await page.goto(`${place.site.address}/rules/aurum?again#${clause}`);
    const marked = page.locator(`#app #${clause}`);
    await marked.waitFor();
    await page.waitForFunction((id) => document.activeElement?.id === id, clause);
    const top = () => marked.evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(LAPTOP.height);
    await context.close();
  });
});
