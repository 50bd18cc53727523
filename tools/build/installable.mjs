// Writes what a browser needs to put Pépite among the programs of a phone or a computer: icons, and
// a manifest in each language.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawIcon } from './pictures.mjs';
import { readGames } from './previews.mjs';

/** What home screens ask for; the last is Apple's. */
const SIZES = [192, 512, 180];
/** The paper of the pages, by day: what is seen until the first page is there. */
const PAPER = '#f6f0e3';
/** No system shows more of them. */
const MOST_SHORTCUTS = 4;

const WORDS = {
  en: {
    description: 'Tabletop games, all about gold. Play now against bots, or send friends a link.',
  },
  fr: {
    description:
      'Des jeux de société autour de l’or. Jouez tout de suite contre des robots, ou envoyez ' +
      'un lien à vos amis.',
  },
};

/**
 * Makes the manifests and the icons in the folder of the pages.
 * @param {{ root: string, folder: string }} order
 * @returns {Promise<readonly string[]>} what they are made from
 */
export async function makeInstallable({ root, folder }) {
  const sign = join(root, 'web', 'public', 'favicon.svg');
  const games = await readGames(root);
  mkdirSync(join(folder, 'icons'), { recursive: true });
  for (const size of SIZES) {
    writeFileSync(join(folder, 'icons', `${size}.png`), drawIcon(sign, size));
  }
  for (const language of /** @type {const} */ (['en', 'fr'])) {
    const manifest = {
      id: '/',
      name: 'Pépite',
      short_name: 'Pépite',
      ...WORDS[language],
      lang: language,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: PAPER,
      theme_color: PAPER,
      categories: ['games'],
      // The sign has room around it: whatever shape a system cuts out, it stays whole.
      icons: [192, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/icons/${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
      shortcuts: games.slice(0, MOST_SHORTCUTS).map(({ listing: { id, texts } }) => ({
        name: texts[language].title,
        url: `/new/${id}`,
      })),
    };
    const text = `${JSON.stringify(manifest)}\n`;
    writeFileSync(join(folder, `manifest.${language}.webmanifest`), text);
  }
  return [sign, ...games.map(({ path }) => path)];
}
