import { itemAt } from '@pepite/kernel';
import type { Texts } from '../words/texts.ts';
import type { LogLine } from './log.ts';

/** What a run is called: what it is, or, if nobody here has seen any of it, how often it was. */
export const runTitle = (
  { log }: Texts,
  { run, title }: { readonly run: readonly LogLine[]; readonly title: string | undefined },
): string => title ?? log.times(itemAt(run, 0).text, run.length);
