import type { Translated } from '@pepite/kernel';
import type { McpPhrases } from './phrases.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

export const PHRASES: Translated<McpPhrases> = { en: english, fr: french };
