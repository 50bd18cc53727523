import { LEVEL_NAMES, type LevelName } from '@pepite/bots/levels';
import { LANGUAGES, type Language } from '@pepite/kernel';
import { recall, remember } from './storage.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text);

const isScheme = (text: string | undefined): text is Scheme =>
  SCHEMES.some((scheme) => scheme === text);

/** The first language of the reader that we speak. */
function preferredLanguage(): Language {
  const remembered = recall('language');
  if (isLanguage(remembered)) return remembered;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

function preferredScheme(): Scheme {
  const remembered = recall('scheme');
  return isScheme(remembered) ? remembered : 'system';
}

function preferredLevel(): LevelName {
  const remembered = recall('level');
  return LEVEL_NAMES.find((level) => level === remembered) ?? 'strong';
}

/** What a reader has chosen about the pages, remembered in this browser. */
class Settings {
  #language = $state<Language>(preferredLanguage());
  #scheme = $state<Scheme>(preferredScheme());
  #level = $state<LevelName>(preferredLevel());
  #playForced = $state(recall('play-forced') !== 'no');

  constructor() {
    this.#show();
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    remember('language', language);
    this.#show();
  }

  get scheme(): Scheme {
    return this.#scheme;
  }

  set scheme(scheme: Scheme) {
    this.#scheme = scheme;
    remember('scheme', scheme);
    this.#show();
  }

  /** How well bots play that the player asks for. */
  get level(): LevelName {
    return this.#level;
  }

  set level(level: LevelName) {
    this.#level = level;
    remember('level', level);
  }

  /** Whether a move without an alternative is made for the player. */
  get playForced(): boolean {
    return this.#playForced;
  }

  set playForced(playForced: boolean) {
    this.#playForced = playForced;
    remember('play-forced', playForced ? 'yes' : 'no');
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.#language;
    if (this.#scheme === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = this.#scheme;
  }
}

export const settings = new Settings();
