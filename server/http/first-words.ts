import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@pepite/kernel';
import type { Scheme } from './chosen.ts';

/** What a page shows before any script has run: `tools/build/first.mjs`. */
interface FirstScreen {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly styles: readonly string[];
  readonly body: string;
}

/** Who asks for which page. */
interface Asked {
  /** As it is in the address. */
  readonly path: string;
  readonly language: Language;
  readonly scheme?: Scheme | undefined;
}

const HTML = /<html lang="\w+">/;
const TITLE = /<title>.*?<\/title>/s;
const PAGE = '<div id="app">';
/** Where the build says that what follows can wait, and links to files there. */
const LATER = '<!--later-->';
const FETCHED = /<link rel="(?:module)?preload"[^>]*>\n?/g;

const keyOf = ({ path, language }: Asked): string => `${path} ${language}`;

const linkTo = (file: string): string => `<link rel="stylesheet" crossorigin href="${file}">\n`;

/**
 * The first words of a page are in it, so that they are read before any script has run; nor are
 * scripts fetched before, which would take turns with the styles. Then the page takes their place
 * (`web/main.ts`, `web/first/`). A service worker keeps it without them.
 */
export class FirstWords {
  readonly #text: string;
  /** Read when the first page is asked for: it is long, and a start should be short. */
  #screens: ReadonlyMap<string, FirstScreen> | undefined;

  /** The folder is that of the built pages. */
  constructor(folder: string) {
    const path = join(folder, 'first.json');
    this.#text = existsSync(path) ? readFileSync(path, 'utf8') : '[]';
  }

  #read(): ReadonlyMap<string, FirstScreen> {
    const screens = JSON.parse(this.#text) as readonly FirstScreen[];
    return new Map(screens.map((screen) => [keyOf(screen), screen]));
  }

  /** A page in the language of its reader, with its first words if it has any. */
  addTo(page: string, asked: Asked): string {
    const { scheme } = asked;
    const look = scheme === undefined ? '' : ` data-scheme="${scheme}"`;
    const inLanguage = page.replace(HTML, `<html lang="${asked.language}"${look}>`);
    this.#screens ??= this.#read();
    const screen = this.#screens.get(keyOf(asked));
    if (screen === undefined) return inLanguage;
    const { path, language, title, styles, body } = screen;
    const words = `<div id="first" data-path="${path}" data-language="${language}">${body}</div>`;
    const [now = '', waiting = ''] = inLanguage.split(LATER);
    const later = `<template id="later">${(waiting.match(FETCHED) ?? []).join('')}</template>`;
    return (now + waiting.replaceAll(FETCHED, ''))
      .replace(TITLE, () => `<title>${title}</title>`)
      .replace('</head>', (end) => styles.map(linkTo).join('') + end)
      .replace(PAGE, (app) => `<!--first-->${words}${later}<!--/first-->${app}`);
  }
}
