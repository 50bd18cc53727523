import type { MatchRecord } from '@pepite/kernel';
import type { ChanceProof } from '@pepite/chance';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { french } from '../../words/fr.ts';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { QuickMatch } from './support/quick-match.ts';
import { expectSound } from './support/sound.ts';

const VALUE = '00112233445566778899aabbccddeeff';

let place: Place;
let match: QuickMatch;
let record: MatchRecord & { readonly chance: ChanceProof };

beforeAll(async () => {
  place = await openPlace();
  match = await QuickMatch.open(place.site.address);
  await match.play(VALUE);
  record = JSON.parse(await match.recordText()) as typeof record;
});

afterAll(() => closePlace(place));

/** Opens a file on the page that checks chance; the heading of what was found. */
async function check(page: Page, changed: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(changed));
  const file = { name: 'match.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
}

describe('the page that checks whether chance was fair', () => {
  it.concurrent('a saved match is proven, and whatever was changed in it is named', async () => {
    const { page, context, errors } = await visit(place.browser, { language: 'fr', size: PHONE });
    await page.goto(`${place.site.address}/verify`);
    const words = french.fairChance;
    await page.getByRole('heading', { name: words.pageTitle }).waitFor();
    await page.getByText(words.how).waitFor();
    await check(page, record);
    await page.getByRole('heading', { name: words.proven }).waitFor();
    await page.getByText('navigateurs d’Ann').waitFor();
    await page.getByText(words.details).click();
    await page.getByText(record.chance.secret).waitFor();
    await expectSound(page, 'chance that was proven');

    const { chance } = record;
    await check(page, { ...record, chance: { ...chance, secret: '0'.repeat(64) } });
    await page.getByText('ne correspond pas à son engagement').waitFor();
    await page.getByRole('heading', { name: words.wrong }).waitFor();
    await expectSound(page, 'chance that was changed');
    const contributions = chance.contributions.with(0, 'f'.repeat(32));
    await check(page, { ...record, chance: { ...chance, contributions } });
    await page.getByText('Ce qu’Ann (place 0) a ajouté').waitFor();
    const moves = record.moves.with(0, record.moves[0] === '* first 0' ? '* first 1' : '* first 0');
    await check(page, { ...record, moves });
    await page.getByText('Le coup 1 ne découle pas du secret').waitFor();
    const { chance: _, ...plain } = record;
    await check(page, plain);
    await page.getByRole('heading', { name: words.nothing }).waitFor();
    await check(page, { pepite: 2 });
    await page.getByText(french.problem({ kind: 'format-unknown' })).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it.concurrent('a file can be dropped on it', async () => {
    const { page, context } = await visit(place.browser, {});
    await page.goto(`${place.site.address}/verify`);
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'match.json'));
      return transfer;
    }, JSON.stringify(record));
    const target = page.getByRole('group', { name: english.fairChance.choose });
    await target.dispatchEvent('drop', { dataTransfer: data });
    await page.getByRole('heading', { name: english.fairChance.proven }).waitFor();
    await context.close();
  });

  it.concurrent(
    'whoever has looked on gets there from the end of the match, and was told the same',
    async () => {
      const { page, context, errors } = await visit(place.browser, {
        size: LAPTOP,
        scheme: 'dark',
      });
      const words = english.fairChance;
      const table = await QuickMatch.open(place.site.address);
      await page.goto(`${place.site.address}/m/${table.match}`);
      await page.getByText('Ann').first().waitFor();
      await table.play(VALUE);
      await page.getByText(words.title, { exact: true }).click();
      await page.getByText(words.how).waitFor();
      await expectSound(page, 'how chance is proven, at the end of a match');
      await page.getByRole('link', { name: words.check }).click();
      await page.getByRole('heading', { name: words.proven }).waitFor();
      await page.getByText(words.told['same-early']).waitFor();
      await expectSound(page, 'chance of a match of this server');
      await page.getByRole('link', { name: words.look }).click();
      await page.waitForURL(`**/m/${table.match}`);

      // A server that says something else afterwards than before the first card is found out.
      await page.evaluate((name) => {
        const told = localStorage.getItem(name) ?? '{}';
        localStorage.setItem(name, told.replace(/"commitment":"../, '"commitment":"zz'));
      }, `pepite.chance.${table.match}`);
      await page.goto(`${place.site.address}/verify?match=${table.match}`);
      await page.getByText(words.told.commitment).waitFor();
      await page.getByRole('heading', { name: words.wrong }).waitFor();
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it.concurrent('a match that is not over, or not there, has nothing to check yet', async () => {
    const { page, context } = await visit(place.browser, {});
    const table = await QuickMatch.open(place.site.address);
    await page.goto(`${place.site.address}/verify?match=${table.match}`);
    await page.getByText(english.problem({ kind: 'not-over' })).waitFor();
    await page.goto(`${place.site.address}/verify?match=nosuchmatch`);
    await page.getByText(english.problem({ kind: 'no-such-match' })).waitFor();
    await context.close();
  });
});
