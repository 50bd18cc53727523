/** What an answer may be: one document, or a line for each item. */
export type Form = 'json' | 'lines';

/** What lines of JSON are called; the first is what we call them. */
export const LINES = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'] as const;
const ONE = 'application/json';

const QUALITY = /;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/;

/** How much a reader likes each kind of content, by the header `Accept`. */
function likingIn(header: string): ReadonlyMap<string, number> {
  const wanted = header.toLowerCase().split(',');
  return new Map(
    wanted.map((one) => [(one.split(';')[0] ?? '').trim(), Number(QUALITY.exec(one)?.[1] ?? 1)]),
  );
}

/**
 * The form that a reader wants: lines for those only who name them, and do not like a document
 * better. Whoever wants neither is sent a document all the same, as RFC 9110 allows.
 */
export function formIn(header: string | undefined): Form {
  const liking = likingIn(header ?? '');
  const ofLines = Math.max(...LINES.map((type) => liking.get(type) ?? 0));
  const ofOne = liking.get(ONE) ?? liking.get('*/*') ?? 0;
  const isLiked = liking.has(ONE) ? ofLines > ofOne : ofLines >= ofOne;
  return ofLines > 0 && isLiked ? 'lines' : 'json';
}
