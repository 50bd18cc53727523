// Writes down what links to our pages are shown with in chats and feeds: the words of each game,
// and pictures, which are wanted as 1200 × 630 and not as SVG. The server puts them into the page.
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawPicture } from './pictures.mjs';

/** Copied for new games, and listed nowhere. */
const TEMPLATE = 'template';
/** The picture of all games together: so many of them. */
const [HOUSE, MOST] = ['pepite', 4];

/**
 * Makes `previews.json` and the pictures in the folder of the pages.
 * @param {{ root: string, folder: string }} order
 * @returns {Promise<readonly string[]>} what they are made from
 */
export async function makePreviews({ root, folder }) {
  const sign = join(root, 'web', 'public', 'favicon.svg');
  const games = await readGames(root);
  const pictured = games.filter(({ cover }) => existsSync(cover));
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  /** @type {(name: string, covers: readonly string[]) => void} */
  const draw = (name, covers) => {
    writeFileSync(join(pictures, `${name}.png`), drawPicture(sign, covers));
  };
  pictured.forEach(({ listing, cover }) => {
    draw(listing.id, [cover]);
    // For pictures that the server draws when they are asked for.
    copyFileSync(cover, join(pictures, `${listing.id}.svg`));
  });
  draw(
    HOUSE,
    pictured.slice(0, MOST).map(({ cover }) => cover),
  );
  const previews = games.map(({ listing: { id, texts }, cover }) => {
    return { id, texts, picture: existsSync(cover) ? id : HOUSE };
  });
  writeFileSync(join(folder, 'previews.json'), `${JSON.stringify(previews)}\n`);
  return [sign, ...games.map(({ path }) => path), ...pictured.map(({ cover }) => cover)];
}

/**
 * All games, in the order in which the home page shows them.
 * @typedef {{ title: string, about: string }} Texts
 * @typedef {{ id: string, place: number, texts: { en: Texts, fr: Texts } }} Listing
 * @typedef {{ listing: Listing, path: string, cover: string }} Listed
 * @param {string} root
 * @returns {Promise<readonly Listed[]>}
 */
export async function readGames(root) {
  const paths = readdirSync(join(root, 'games'))
    .filter((name) => name !== TEMPLATE)
    .map((name) => join(root, 'games', name, 'listing.ts'))
    .filter((path) => existsSync(path));
  const games = await Promise.all(
    paths.map(async (path) => {
      const { listing } = /** @type {{ listing: Listing }} */ (
        await import(pathToFileURL(path).href)
      );
      return { listing, path, cover: join(root, 'web', 'boards', listing.id, 'cover.svg') };
    }),
  );
  return games.toSorted((one, other) => one.listing.place - other.listing.place);
}
