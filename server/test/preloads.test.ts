import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';

const SCRIPT = '<link rel="modulepreload" crossorigin href="/assets/one.js">';
const STYLE = '<link rel="preload" as="style" crossorigin href="/assets/$&.css">';
const FRENCH = '<link rel="modulepreload" crossorigin href="/assets/un.js">';

/** Pages that know what two of them need. */
async function start(more: readonly object[] = []): Promise<string> {
  const pages = join(temporaryFolder(), 'pages');
  mkdirSync(pages);
  const game = 'aurum';
  const preloads = [
    { page: '/rules/:game', game, language: 'en', files: ['/assets/one.js', '/assets/$&.css'] },
    { page: '/rules/:game', game, language: 'fr', files: ['/assets/un.js'] },
    { page: '/m/:match', game, language: 'en', files: ['/assets/one.js'] },
    ...more,
  ];
  writeFileSync(join(pages, 'index.html'), '<!doctype html><head></head>');
  writeFileSync(join(pages, 'preloads.json'), JSON.stringify(preloads));
  return startServer({ pages });
}

const read = async (address: string, language: string): Promise<string> =>
  (await fetch(address, { headers: { 'accept-language': language } })).text();

describe('what a page names for the browser to fetch at once', () => {
  it('a page names its scripts and styles, in the language of the reader', async () => {
    const base = await start();
    const english = await read(`${base}/rules/aurum`, 'en');
    expect(english).toContain(`${SCRIPT}\n${STYLE}\n</head>`);
    expect(english).not.toContain(FRENCH);
    expect(await read(`${base}/rules/aurum`, 'fr-CA')).toContain(`${FRENCH}\n</head>`);
  });

  it('every page names its words, in the language of the reader', async () => {
    const words = [{ page: '*', game: '', language: 'fr', files: ['/assets/mots.js'] }];
    const base = await start(words);
    expect(await read(`${base}/device`, 'fr')).toContain('href="/assets/mots.js"');
    expect(await read(`${base}/rules/aurum`, 'fr')).toContain('href="/assets/mots.js"');
    expect(await read(`${base}/device`, 'en')).not.toContain('mots');
  });

  it.each(['/', '/rules/auruxxx', '/rules/chess', '/learn/aurum'])(
    'the page %s, of which nothing is known, names nothing',
    async (path) => {
      expect(await read((await start()) + path, 'en')).not.toContain('preload');
    },
  );

  it('the page of a match names what its game needs', async () => {
    const base = await start();
    const setup = { game: 'aurum', bots: [null, null, null, null], options: {} };
    const match = await (
      await Guest.arrive(base, 'Ann')
    ).create(base, { ...setup, access: 'link', start: false });
    expect(await read(`${base}/m/${match}`, 'en')).toContain(SCRIPT);
  });
});
