import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenIn } from '../http/chosen.ts';
import { temporaryFolder } from './support/folder.ts';
import { startServer } from './support/in-process.ts';

const PATH = '/rules/aurum';
const PAGE =
  '<html lang="en"><head><title>Pépite</title><link rel="stylesheet" href="/a.css">' +
  '<!--later--><link rel="modulepreload" href="/b.js"></head><body><div id="app"></div></body>';

const screen = (language: string, body: string) => ({
  path: PATH,
  language,
  title: `$& in ${language}`,
  styles: ['/assets/rules.css'],
  body,
});

/** Pages of which one has first words. */
function start(): Promise<string> {
  const pages = join(temporaryFolder(), 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), PAGE);
  const screens = [screen('en', 'said '.repeat(1024)), screen('fr', 'dit')];
  writeFileSync(join(pages, 'first.json'), JSON.stringify(screens));
  return startServer({ pages });
}

describe('the first words of a page', () => {
  it('first words stand before the page, with its title and its styles', async () => {
    const headers = { 'accept-language': 'fr' };
    const page = await (await fetch(`${await start()}${PATH}?from=chat`, { headers })).text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('<title>$& in fr</title>');
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/rules.css">');
    expect(page).toContain(
      '<!--first--><div id="first" data-path="/rules/aurum" data-language="fr">dit</div>' +
        '<template id="later"><link rel="modulepreload" href="/b.js"></template>' +
        '<!--/first--><div id="app">',
    );
    expect(page.match(/b\.js/g)).toHaveLength(1);
  });

  it('a page without first words comes in the language of its reader, too', async () => {
    const headers = { 'accept-language': 'fr' };
    const page = await (await fetch(`${await start()}/rules/chess`, { headers })).text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('<!--later--><link rel="modulepreload" href="/b.js">');
    expect(page).not.toContain('id="first"');
  });

  it('what was chosen on the pages counts for their first words', async () => {
    const cookie = 'guest=language=en; language=fr; scheme=dark';
    const headers = { 'accept-language': 'en', cookie };
    const answer = await fetch((await start()) + PATH, { headers });
    expect(await answer.text()).toContain('<html lang="fr" data-scheme="dark">');
    expect(answer.headers.get('vary')).toContain('cookie');
  });

  it('first words are compressed only for those who can read that', async () => {
    const base = await start();
    const ask = async (encoding: string): Promise<string | null> => {
      const headers = { 'accept-encoding': encoding, 'accept-language': 'en' };
      const answer = await fetch(base + PATH, { headers });
      expect(await answer.text()).toContain('said said');
      return answer.headers.get('content-encoding');
    };
    expect(await ask('gzip')).toBe('gzip');
    // The second time from memory.
    expect(await ask('br, gzip')).toBe('gzip');
    expect(await ask('identity')).toBe(null);
  });
});

describe('what a reader has chosen', () => {
  it.each([
    [undefined, undefined, undefined],
    ['language=de; scheme=system', undefined, undefined],
    ['scheme=light;language=en', 'en', 'light'],
    ['xlanguage=fr; language="><script>', undefined, undefined],
  ])('the cookies %s choose %s and %s', (cookies, language, scheme) => {
    expect(chosenIn(cookies)).toEqual({ language, scheme });
  });
});
