import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { NewMatchRequest } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { likedLanguage } from '../http/previews.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { startServer, startServing } from './support/in-process.ts';

const GAME = {
  id: 'silver-and-gold',
  texts: {
    en: { title: 'Silver & Gold', about: 'Islands "at once".' },
    fr: { title: 'Silver & Gold', about: 'Des îles.' },
  },
  picture: 'silver-and-gold',
};

/** Pages that know one game. */
function makePages(): string {
  const pages = join(temporaryFolder(), 'pages');
  mkdirSync(join(pages, 'pictures'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><head><title>$&</title></head>');
  writeFileSync(join(pages, 'previews.json'), JSON.stringify([GAME]));
  writeFileSync(join(pages, 'pictures', 'silver-and-gold.png'), 'png');
  return pages;
}

const start = (): Promise<string> => startServer({ pages: makePages() });

async function read(base: string, path: string, language: string, status = 200): Promise<string> {
  const answer = await fetch(base + path, { headers: { 'accept-language': language } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('vary')).toContain('accept-language');
  return answer.text();
}

const tag = (name: string, content: string): string =>
  `<meta property="${name}" content="${content}">`;

const SETUP: NewMatchRequest = {
  game: 'silver-and-gold',
  bots: [null, null],
  options: {},
  access: 'link',
  start: false,
};

describe('the preview of a link', () => {
  it('a preview shows title, words and picture of the game, in both languages', async () => {
    const base = await start();
    const english = await read(base, '/new/silver-and-gold', 'en-GB,en;q=0.9');
    expect(english).toContain(tag('og:title', 'Silver &amp; Gold'));
    expect(english).toContain(tag('og:description', 'Islands &quot;at once&quot;.'));
    expect(english).toContain(tag('og:image', `${base}/pictures/silver-and-gold.png`));
    const french = await read(base, '/rules/silver-and-gold', 'fr');
    expect(french).toContain(tag('og:title', 'Silver &amp; Gold\u00A0: les règles'));
    expect(french).toContain(tag('og:description', 'Des îles.'));
    expect(french).toContain('<title>$&</title>');
  });

  it.each([
    ['/', 200],
    ['/record', 200],
    ['/alone/silver-and-gold', 200],
    ['/what-if', 200],
    ['/what-if/silver-and-gold', 200],
    ['/rules/chess', 404],
    ['/new/chess', 404],
    ['/learn/chess', 404],
    ['/reference/chess', 404],
    ['/try/chess/opening', 404],
    ['/m/nowhere', 404],
    ['/m/nowhere/table', 404],
  ])(
    'the page at %s has the preview of the site, and is there or not (%i)',
    async (path, status) => {
      const base = await start();
      const page = await read(base, path, 'de', status);
      expect(page).toContain(tag('og:title', 'Pépite'));
      expect(page).toContain(tag('og:image', `${base}/pictures/pepite.png`));
    },
  );

  it('the preview of the lab says what it is for', async () => {
    const base = await start();
    expect(await read(base, '/lab', 'en')).toContain(tag('og:title', 'The lab of Pépite'));
    expect(await read(base, '/lab', 'fr')).toContain(tag('og:title', 'Le labo de Pépite'));
  });

  it('the preview of a match says which game it is and nothing else, from disk, too', async () => {
    const [pages, data] = [makePages(), join(temporaryFolder(), 'data')];
    const first = await startServing({ pages, data });
    const base = `http://127.0.0.1:${first.port}`;
    const match = await (await Guest.arrive(base, 'Ann')).create(base, SETUP);
    const expected = await read(base, '/new/silver-and-gold', 'en');
    expect(await read(base, `/m/${match}`, 'en')).toBe(expected);
    // A table on a big screen is told of in the same words.
    expect(await read(base, `/m/${match}/table`, 'en')).toBe(expected);
    await first.close();
    const again = await startServer({ pages, data });
    expect(await read(again, `/m/${match}`, 'en')).toBe(expected.replace(base, again));
  });

  it('a forged name of a host writes no markup into the page', async () => {
    const { hostname, port } = new URL(await start());
    const page = await new Promise<string>((resolve, reject) => {
      const headers = { host: 'a"><script>' };
      const asking = request({ hostname, port, headers, agent: false }, (answer) => {
        answer.setEncoding('utf8').on('data', resolve);
      });
      asking.on('error', reject).end();
    });
    expect(page).not.toContain('<script>');
  });

  it('other sites may show the pictures of previews', async () => {
    const { headers } = await fetch(`${await start()}/pictures/silver-and-gold.png`);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('the language that a visitor likes best', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CA,fr;q=0.8,en;q=0.5', 'fr'],
    ['en;q=0.3, fr;q=0.7', 'fr'],
    ['de, en;q=0.5, fr;q=0.4', 'en'],
    ['frr, en;q=0.1', 'en'],
    ['fr;q=0, *', 'en'],
    ['fr;q=nonsense', 'en'],
  ])('a visitor who accepts %j gets the language %s', (accepted, language) => {
    expect(likedLanguage(accepted)).toBe(language);
  });
});
