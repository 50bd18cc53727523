import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@pepite/kernel';

/** Who asks for which page. */
export interface Asked {
  /** The path that we know it by, such as `/rules/:game`. */
  readonly page: string;
  readonly game: string | undefined;
  readonly language: Language;
}

/** What the build says that a page begins with: `tools/build/preloads.mjs`. */
type Preload = Asked & { readonly files: readonly string[] };

/** What the build calls every page. */
const ANY = '*';

const keyOf = ({ page, game = '', language }: Asked): string => `${page} ${game} ${language}`;

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;

/**
 * The scripts and styles of a page are named in it. A browser that had to run the first of them to
 * know of the next would fetch them one after the other.
 */
export class Preloads {
  readonly #links: ReadonlyMap<string, string>;

  /** The folder is that of the built pages. */
  constructor(folder: string) {
    const path = join(folder, 'preloads.json');
    const preloads = existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Preload[])
      : [];
    this.#links = new Map(preloads.map((one) => [keyOf(one), one.files.map(linkTo).join('\n')]));
  }

  /** A page with what it needs, and with what every page needs in that language. */
  addTo(page: string, asked: Asked): string {
    const needs = [{ page: ANY, game: '', language: asked.language }, asked];
    const links = needs.flatMap((one) => this.#links.get(keyOf(one)) ?? []);
    return page.replace('</head>', (end) => links.map((link) => `${link}\n`).join('') + end);
  }
}
