import type { Translated } from '@pepite/kernel';
import type { DoctorTexts } from './texts.ts';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';

export const DOCTOR_TEXTS: Translated<DoctorTexts> = { en: english, fr: french };
