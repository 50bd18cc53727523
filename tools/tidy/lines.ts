import type { Finding, Source } from './rule.ts';

/** Reports every line that matches; the pattern has no `g` flag, so each line is a fresh start. */
export function* findLines(source: Source, pattern: RegExp, message: string): Generator<Finding> {
  for (const [index, text] of source.text.split('\n').entries()) {
    const match = pattern.exec(text);
    if (match === null) continue;
    yield { path: source.path, line: index + 1, message: `${message}: ${match[0].trim()}` };
  }
}

/** The line of the first occurrence of a text, or the first line of the file. */
export function lineOf(source: Source, text: string): number {
  const index = source.text.indexOf(text);
  return index < 0 ? 1 : source.text.slice(0, index).split('\n').length;
}
