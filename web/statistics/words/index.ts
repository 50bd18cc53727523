import type { Translated } from '@pepite/kernel';
import { settings } from '../../site/settings.svelte.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { StatisticsTexts } from './texts.ts';

const TEXTS: Translated<StatisticsTexts> = { en: english, fr: french };

/** The texts in the language of the reader: read in a page, it follows the switch. */
export const statisticsTexts = (): StatisticsTexts => TEXTS[settings.language];
