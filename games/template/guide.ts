import type { Guide, Translated } from '@pepite/kernel';
import { english } from './guide.en.ts';
import { french } from './guide.fr.ts';

export const guide: Translated<Guide> = { en: english, fr: french };
