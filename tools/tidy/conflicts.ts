import { findLines } from './lines.ts';
import type { Finding, Source } from './rule.ts';

// A line of equal signs alone underlines headings in prose, so only the other two are looked for.
const MARKER = /^(?:<{7}|>{7})(?: |$)/;

/** What a merge has left for somebody to decide has been decided. */
export function* noConflicts(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) yield* findLines(source, MARKER, 'a conflict of a merge');
}
