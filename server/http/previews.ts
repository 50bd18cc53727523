import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES, type Translated } from '@pepite/kernel';

/** What the build says about a game: `tools/build/previews.mjs`. */
interface Preview {
  readonly id: string;
  readonly texts: Translated<{ readonly title: string; readonly about: string }>;
  /** The name of a picture in the folder of pictures. */
  readonly picture: string;
}

/** What a link to one of our pages is about. */
export interface Linked {
  /** The id of a game, where it is about one; we may not have it. */
  readonly game?: string | undefined;
  readonly isRules?: boolean;
}

interface Words {
  readonly locale: string;
  readonly about: string;
  readonly rulesOf: (title: string) => string;
}

const WORDS: Translated<Words> = {
  en: {
    locale: 'en_GB',
    about: 'Tabletop games, all about gold. Play now against bots, or send friends a link.',
    rulesOf: (title) => `${title}: the rules`,
  },
  fr: {
    locale: 'fr_FR',
    about:
      'Des jeux de société autour de l’or. Jouez tout de suite contre des robots, ou envoyez ' +
      'un lien à vos amis.',
    rulesOf: (title) => `${title} : les règles`,
  },
};

export const PICTURES = '/pictures/';
const HOUSE = 'pepite';

/** What somebody asks for. */
export interface Asked {
  readonly path: string;
  readonly linked: Linked;
  readonly language: Language;
  /** Where it is asked for. */
  readonly origin: string;
}

/**
 * What is written into the page for its address: what chats and feeds show of a link before anybody
 * opens it, and what can be read before any script has run.
 */
export class Previews {
  readonly #page: string;
  readonly #games: readonly Preview[];
  /** Pages that show something before any script has run: `tools/build/first.mjs`. */
  readonly #first: Readonly<Record<string, Translated<string>>>;

  /** The folder is that of the built pages. */
  constructor(folder: string) {
    this.#page = readFileSync(join(folder, 'index.html'), 'utf8');
    this.#games = read<readonly Preview[]>(join(folder, 'previews.json'), []);
    this.#first = read(join(folder, 'first.json'), {});
  }

  page({ path, linked, language, origin }: Asked): string {
    const facts = Object.entries(this.#facts(linked, language, origin));
    const tags = facts.map(
      ([name, text]) => `<meta property="${name}" content="${escaped(text)}">`,
    );
    const first = Object.hasOwn(this.#first, path) ? this.#first[path] : undefined;
    return (first?.[language] ?? this.#page)
      .replace(/<html lang="\w+">/, `<html lang="${language}">`)
      .replace('</head>', () => `${tags.join('\n')}\n</head>`);
  }

  #facts({ game, isRules }: Linked, language: Language, origin: string): Record<string, string> {
    const words = WORDS[language];
    const found = this.#games.find(({ id }) => id === game);
    const { title, about } = found?.texts[language] ?? { title: 'Pépite', about: words.about };
    return {
      'og:site_name': 'Pépite',
      'og:type': 'website',
      'og:locale': words.locale,
      'og:title': found !== undefined && isRules === true ? words.rulesOf(title) : title,
      'og:description': about,
      'og:image': `${origin}${PICTURES}${found?.picture ?? HOUSE}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
  }
}

/** What the build has written down; in a checkout that was not built there is nothing. */
const read = <T>(path: string, otherwise: T): T =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : otherwise;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escaped = (text: string): string => text.replaceAll(/[&"<]/g, (sign) => SIGNS[sign] ?? '');

const CHOSEN = /(?:^|;\s*)language=(\w+)/;

/** The language that a reader has chosen on our pages, by a cookie that they set. */
export function chosenLanguage(cookies = ''): Language | undefined {
  const chosen = CHOSEN.exec(cookies)?.[1];
  return LANGUAGES.find((language) => language === chosen);
}

/** The language of ours that whoever asks for a page likes best, by its `Accept-Language`. */
export function likedLanguage(accepted = ''): Language {
  const liked = accepted.split(',').map((range) => {
    const [tag = '', quality = '1'] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return { name: tag.split('-')[0], quality: Number(quality) };
  });
  const best = liked
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .flatMap(({ name }) => LANGUAGES.find((language) => language === name) ?? []);
  return best[0] ?? 'en';
}
