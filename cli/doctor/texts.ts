import type { Finding, PostgresFinding } from '@pepite/server';
import type { Sentences } from '../words/sentences.ts';

/** What it says of PostgreSQL. */
export type PostgresSentences = Sentences<PostgresFinding>;

/** What the doctor says, in one language: of what is wrong, what to do about it. */
export interface DoctorTexts {
  readonly sentences: Sentences<Finding>;
  readonly summary: (bad: number) => string;
}
