/** A sentence for every kind of a problem: a missing one is a type error. */
export type Sentences<P extends { readonly kind: string }> = {
  readonly [K in P['kind']]: (problem: Extract<P, { readonly kind: K }>) => string;
};

export function sentence<P extends { readonly kind: string }>(
  sentences: Sentences<P>,
  problem: P,
): string {
  // The sentence under a problem's kind takes that problem; TypeScript can't follow the two.
  const say = sentences[problem.kind as P['kind']] as (problem: P) => string;
  return say(problem);
}
