import type { Translated } from '@pepite/kernel';
import type { Finding } from '@pepite/server';
import type { Sentences } from '../words/sentences.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

/** What the doctor says, in one language: of what is wrong, what to do about it. */
export interface DoctorTexts {
  readonly sentences: Sentences<Finding>;
  readonly summary: (bad: number) => string;
}

export const DOCTOR_TEXTS: Translated<DoctorTexts> = { en: english, fr: french };
