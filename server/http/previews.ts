import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES, type Translated } from '@pepite/kernel';
import type { ReplayFacts } from '../replays/facts.ts';

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
  /** Whether it leads to where designers try things out. */
  readonly isLab?: boolean;
  /** A match that is over, if it is about one. */
  readonly replay?: LinkedReplay | undefined;
}

interface LinkedReplay {
  readonly facts: ReplayFacts;
  /** Where a picture of it is, without the origin. */
  readonly picture: string;
}

interface Words {
  readonly locale: string;
  readonly about: string;
  readonly rulesOf: (title: string) => string;
  readonly lab: { readonly title: string; readonly about: string };
}

const WORDS: Translated<Words> = {
  en: {
    locale: 'en_GB',
    about: 'Tabletop games, all about gold. Play now against bots, or send friends a link.',
    rulesOf: (title) => `${title}: the rules`,
    lab: {
      title: 'The lab of Pépite',
      about: 'Change a number in the rules, let bots play thousands of matches, see what it does.',
    },
  },
  fr: {
    locale: 'fr_FR',
    about:
      'Des jeux de société autour de l’or. Jouez tout de suite contre des robots, ou envoyez ' +
      'un lien à vos amis.',
    rulesOf: (title) => `${title} : les règles`,
    lab: {
      title: 'Le labo de Pépite',
      about:
        'Changez un chiffre des règles, laissez des robots jouer des milliers de parties et ' +
        'voyez ce que ça change.',
    },
  },
};

export const PICTURES = '/pictures/';
const HOUSE = 'pepite';

/** What chats and feeds show of a link before anybody opens it, written into the page. */
export class Previews {
  readonly #page: string;
  readonly #games: readonly Preview[];

  /** The folder is that of the built pages. */
  constructor(folder: string) {
    this.#page = readFileSync(join(folder, 'index.html'), 'utf8');
    const path = join(folder, 'previews.json');
    this.#games = existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Preview[])
      : [];
  }

  /** Whether there is such a game; without anything built nobody can tell. */
  knows(game: string | undefined): boolean {
    return this.#games.length === 0 || this.#games.some(({ id }) => id === game);
  }

  /** The page behind a link; `origin` is where it was asked for. */
  page(linked: Linked, language: Language, origin: string): string {
    const facts = Object.entries(this.#facts(linked, language, origin));
    const tags = facts.map(
      ([name, text]) => `<meta property="${name}" content="${escaped(text)}">`,
    );
    return this.#page.replace('</head>', () => `${tags.join('\n')}\n</head>`);
  }

  #facts(
    { game, isRules, isLab, replay }: Linked,
    language: Language,
    origin: string,
  ): Record<string, string> {
    const words = WORDS[language];
    const found = this.#games.find(({ id }) => id === game);
    const house = isLab === true ? words.lab : { title: 'Pépite', about: words.about };
    const { title, about } = found?.texts[language] ?? house;
    const image = replay?.picture ?? `${PICTURES}${found?.picture ?? HOUSE}.png`;
    const told = replay === undefined ? { title, about } : tellReplay(replay.facts);
    return {
      'og:site_name': 'Pépite',
      'og:type': 'website',
      'og:locale': words.locale,
      'og:title': found !== undefined && isRules === true ? words.rulesOf(title) : told.title,
      'og:description': told.about,
      'og:image': `${origin}${image}`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
  }
}

/** A match in a line or two. */
function tellReplay({ title, players, place, line }: ReplayFacts): {
  readonly title: string;
  readonly about: string;
} {
  const names = players.map(({ name }) => name).join(', ');
  return { title: `${title} · ${names}`, about: [place, line].filter(Boolean).join(' · ') };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escaped = (text: string): string => text.replaceAll(/[&"<]/g, (sign) => SIGNS[sign] ?? '');

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
