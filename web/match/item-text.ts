import type { Texts } from '../words/texts.ts';
import type { Item } from './log.ts';
import { runTitle } from './run-text.ts';

/** One thing that has happened, with what has come of it, as a sentence or two. */
export function itemText(texts: Texts, item: Item): string {
  if ('run' in item) return runTitle(texts, item);
  const { text, outcome } = item.line;
  return outcome === undefined ? text : `${text}. ${outcome}`;
}
