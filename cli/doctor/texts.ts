import type { Finding } from '@pepite/server';
import type { Sentences } from '../words/sentences.ts';

/** What the doctor says, in one language: of what is wrong, what to do about it. */
export interface DoctorTexts {
  readonly sentences: Sentences<Finding>;
  readonly summary: (bad: number) => string;
}
