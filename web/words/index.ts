import type { Translated } from '@pepite/kernel';
import { settings } from '../site/settings.svelte.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { Texts } from './texts.ts';

const TEXTS: Translated<Texts> = { en: english, fr: french };

/** The texts in the language of the reader: read in a page, it follows the switch. */
export const texts = (): Texts => TEXTS[settings.language];
