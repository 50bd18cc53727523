import { itemAt } from '@pepite/kernel';
import type { Texts } from '../words/texts.ts';
import type { LogLine } from './log.ts';

/** What a run is called: what it is, or, if nobody here has seen any of it, how often it was. */
export const runTitle = (
  { log }: Texts,
  { run, title }: { readonly run: readonly LogLine[]; readonly title: string | undefined },
): string => title ?? log.times(itemAt(run, 0).text, run.length);

/**
 * What a run consists of, unfolded: lines that say the same, as cards that others are dealt do, are
 * one, with how often it was.
 */
export const runLines = ({ log }: Texts, run: readonly LogLine[]): readonly LogLine[] =>
  [...Map.groupBy(run, ({ text }) => text).values()].map((alike) => {
    const first = itemAt(alike, 0);
    return alike.length === 1 ? first : { ...first, text: log.times(first.text, alike.length) };
  });
