/** Weights by name: numbers, or rows of them. */
type WeightsOf<W> = { readonly [K in keyof W]: number | readonly number[] };

export interface Entries {
  readonly names: readonly string[];
  readonly values: readonly number[];
}

/** All numbers of some weights, in their order; those of a row have its name and a number. */
export function entriesOf<W extends WeightsOf<W>>(weights: W): Entries {
  const entries = Object.entries<number | readonly number[]>(weights).flatMap(([name, weight]) =>
    typeof weight === 'number'
      ? [{ name, value: weight }]
      : weight.map((value, place) => ({ name: `${name} ${place}`, value })),
  );
  return { names: entries.map(({ name }) => name), values: entries.map(({ value }) => value) };
}

/** The same weights with other numbers, in the order of `entriesOf`. */
export function withValues<W extends WeightsOf<W>>(weights: W, values: readonly number[]): W {
  let place = 0;
  const changed = Object.entries<number | readonly number[]>(weights).map(([name, weight]) => [
    name,
    typeof weight === 'number' ? values[place++] : weight.map(() => values[place++]),
  ]);
  // The same names, and a row for a row.
  return Object.fromEntries(changed) as W;
}
