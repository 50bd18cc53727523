import { type Coach, coachFrom } from '@pepite/kernel';
import { words as english } from './coach.en.ts';
import { words as french } from './coach.fr.ts';
import { find } from './facts.ts';
import { reasonFor } from './reasons.ts';
import { words as englishReasons } from './reasons.en.ts';
import { words as frenchReasons } from './reasons.fr.ts';
import type { Hand, Table } from './world.ts';

export const coach: Coach<Table, Hand> = coachFrom(find, { en: english, fr: french }, reasonFor, {
  en: englishReasons,
  fr: frenchReasons,
});
