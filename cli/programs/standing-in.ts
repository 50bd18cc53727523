import type { Language } from '@pepite/kernel';
import type { Failure } from '@pepite/outside/programs';
import { textsIn } from '../words/index.ts';
import { PROGRAM_TEXTS } from './words.ts';

/** A sentence on how a program has done: how often others have decided in its place, and why. */
export function tellStandIns(
  program: string,
  { late, refused, gone }: Readonly<Record<Failure, number>>,
  language: Language,
): string {
  const texts = PROGRAM_TEXTS[language];
  const { number } = textsIn(language);
  const all = late + refused + gone;
  if (all === 0) return texts.noStandIns(program);
  const parts = { late: number(late), refused: number(refused), gone: number(gone) };
  return texts.standIns(program, number(all), parts);
}
