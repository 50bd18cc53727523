import { lesson } from '@pepite/games/aurum/lesson';
import { english } from '@pepite/games/aurum/guide.en';
import { itemAt } from '@pepite/kernel';
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

describe('what is written into a page', () => {
  it('all rules and the start of every lesson can be read without scripts', async () => {
    const context = await place.browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${place.site.address}/rules/aurum`);
    const said = await page.locator('#first').innerText();
    for (const { title } of english) expect(said).toContain(title);
    expect(await page.title()).toContain('Aurum');
    await page.goto(`${place.site.address}/learn/aurum`);
    const { teams } = lesson.words.en.steps;
    expect(await page.locator('#first section').innerText()).toContain(teams.text);
    // Styles that our own policy forbids would be told here.
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    { path: '/rules/aurum', ready: '.rules section:last-of-type', size: PHONE },
    { path: '/learn/aurum', ready: '[data-banner]', size: PHONE },
    { path: '/learn/aurum', ready: '[data-banner]', size: LAPTOP },
  ])('the first words give way to $path, and nothing moves', async ({ path, ready, size }) => {
    const { page, context, errors } = await visit(place.browser, { size, language: 'fr' });
    await watchShifts(page);
    await page.goto(place.site.address + path);
    await page.locator(`#app ${ready}`).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#first').count()).toBe(0);
    expect(tellShifts(path, await takeShifts(page), MOST)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the first words are in the chosen language and lead to a clause', async () => {
    const { page, context } = await visit(place.browser, { language: 'en' });
    await page.goto(`${place.site.address}/rules/aurum`);
    await page.locator('#first').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Français' }).click();
    const answer = await page.goto(`${place.site.address}/rules/aurum?again`);
    expect(await answer?.text()).toContain('<html lang="fr">');
    const [clause = ''] = itemAt(english, 1).paragraphs.flatMap(({ clause: id }) => id ?? []);
    await page.goto(`${place.site.address}/rules/aurum#${clause}`);
    await page.locator('#app').waitFor();
    const top = await page.locator(`#app #${clause}`).evaluate((one) => {
      return one.getBoundingClientRect().top;
    });
    expect(top).toBeLessThan(LAPTOP.height);
    await context.close();
  });
});
