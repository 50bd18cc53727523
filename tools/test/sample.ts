import type { Rule } from '../tidy/rule.ts';

/** What a rule says of some files: a path and a line for each finding, in order. */
export function report(rule: Rule, files: Readonly<Record<string, string>>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return [...rule(sources)].map(({ path, line }) => `${path}:${line}`);
}

/** Words that may not stand in a committed file, here neither: put together from pieces. */
export function glue(...pieces: readonly string[]): string {
  return pieces.join('');
}
