import { LEVEL_NAMES, type LevelName } from '@pepite/bots/levels';
import { LANGUAGES, type Language } from '@pepite/kernel';
import { recall, remember } from './storage.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const LOUDEST = 60;
/** In seconds. */
const YEAR = 365 * 24 * 60 * 60;

export const MOTION_SPEEDS = ['off', 'quick', 'calm'] as const;
/** How fast things move over a board. */
export type MotionSpeed = (typeof MOTION_SPEEDS)[number];

export const CARD_SIZES = ['small', 'normal', 'large'] as const;
/** How large the cards of one's own are, where a board has room for that. */
export type CardSize = (typeof CARD_SIZES)[number];

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

function chosenLevel(): LevelName | undefined {
  const remembered = recall('level');
  return LEVEL_NAMES.find((level) => level === remembered);
}

function preferredMotion(): MotionSpeed {
  const remembered = recall('motion');
  return MOTION_SPEEDS.find((speed) => speed === remembered) ?? 'calm';
}

function preferredCardSize(): CardSize {
  const remembered = recall('card-size');
  return CARD_SIZES.find((size) => size === remembered) ?? 'normal';
}

/** Whether this is a phone or a tablet. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** A finger slips more easily than a mouse. */
function preferredConfirming(): boolean {
  const remembered = recall('confirm-plays');
  return remembered === undefined ? isTouched() : remembered === 'yes';
}

/** On phones nothing is heard until it is asked for. */
function preferredVolume(): number {
  const remembered = Number(recall('volume') ?? Number.NaN);
  if (remembered >= 0 && remembered <= LOUDEST) return remembered;
  return isTouched() ? 0 : LOUDEST / 3;
}

/** What a reader has chosen about the pages, remembered in this browser. */
class Settings {
  #language = $state<Language>(preferredLanguage());
  #scheme = $state<Scheme>(preferredScheme());
  #level = $state<LevelName | undefined>(chosenLevel());
  #motion = $state<MotionSpeed>(preferredMotion());
  #cardSize = $state<CardSize>(preferredCardSize());
  #volume = $state(preferredVolume());
  #confirmPlays = $state(preferredConfirming());
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

  /** How well bots play, if the player has chosen that: else it follows from their wins. */
  get level(): LevelName | undefined {
    return this.#level;
  }

  set level(level: LevelName | undefined) {
    this.#level = level;
    remember('level', level ?? '');
  }

  get motion(): MotionSpeed {
    return this.#motion;
  }

  set motion(speed: MotionSpeed) {
    this.#motion = speed;
    remember('motion', speed);
    this.#show();
  }

  get cardSize(): CardSize {
    return this.#cardSize;
  }

  set cardSize(size: CardSize) {
    this.#cardSize = size;
    remember('card-size', size);
    this.#show();
  }

  /** How loud sounds are, from 0 to `LOUDEST`. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    remember('volume', String(volume));
  }

  /** Whether a card that is tapped waits for a second word, instead of being played. */
  get confirmPlays(): boolean {
    return this.#confirmPlays;
  }

  set confirmPlays(confirmPlays: boolean) {
    this.#confirmPlays = confirmPlays;
    remember('confirm-plays', confirmPlays ? 'yes' : 'no');
  }

  /** Whether a move without an alternative is made for the player. */
  get playForced(): boolean {
    return this.#playForced;
  }

  set playForced(playForced: boolean) {
    this.#playForced = playForced;
    remember('play-forced', playForced ? 'yes' : 'no');
  }

  /** What the server has to know, which writes the first words of pages: what was chosen here. */
  #tellServer(): void {
    for (const key of ['language', 'scheme']) {
      const chosen = recall(key);
      if (chosen === undefined) continue;
      document.cookie = `${key}=${chosen}; path=/; max-age=${YEAR}; samesite=lax`;
    }
  }

  #show(): void {
    this.#tellServer();
    const root = document.documentElement;
    root.lang = this.#language;
    root.dataset['motion'] = this.#motion;
    root.dataset['cards'] = this.#cardSize;
    if (this.#scheme === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = this.#scheme;
  }
}

export const settings = new Settings();
