import type { Reference, Translated } from '@pepite/kernel';
import { english } from './reference.en.ts';
import { french } from './reference.fr.ts';

export const reference: Translated<Reference> = { en: english, fr: french };
