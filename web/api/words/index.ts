import type { Translated } from '@pepite/kernel';
import { settings } from '../../site/settings.svelte.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { ApiTexts } from './texts.ts';

const TEXTS: Translated<ApiTexts> = { en: english, fr: french };

/** The texts in the language of the reader: read in a page, it follows the switch. */
export const apiTexts = (): ApiTexts => TEXTS[settings.language];
