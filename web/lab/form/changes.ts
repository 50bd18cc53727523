import type { Edit, Experiment, Variant } from '@pepite/lab';
import { itemAt, type Options } from '@pepite/kernel';

/** What an experiment becomes when somebody changes something in the form: it stays as it was. */

export interface FreshNames {
  readonly printed: string;
  readonly second: string;
}

const FRESH_MATCHES = 1000;

/** Two ways to play, alike so far: what is changed in the second one is compared with the first. */
export const freshExperiment = (
  game: string,
  seats: number,
  { printed, second }: FreshNames,
): Experiment => ({
  game,
  seats: [seats],
  variants: [{ name: printed }, { name: second }],
  bots: ['heuristic'],
  matches: FRESH_MATCHES,
  seed: 1,
});

/** With other values; what is undefined is left out, as files leave it out. */
export function changed<T extends object>(
  whole: T,
  parts: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  const entries = Object.entries({ ...whole, ...parts });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
}

export const withVariant = (
  experiment: Experiment,
  place: number,
  variant: Variant,
): Experiment => ({ ...experiment, variants: experiment.variants.with(place, variant) });

/** One more at the end, as the one at a place is, but for its name. */
export function withCopy(experiment: Experiment, place: number, name: string): Experiment {
  const { variants } = experiment;
  return { ...experiment, variants: [...variants, { ...itemAt(variants, place), name }] };
}

export const withoutVariant = (experiment: Experiment, place: number): Experiment => ({
  ...experiment,
  variants: experiment.variants.toSpliced(place, 1),
});

/** A name that no variant has: the wanted one, or that with the first free number behind it. */
export function freeName({ variants }: Experiment, wanted: (number: number) => string): string {
  const taken = new Set(variants.map(({ name }) => name));
  for (let number = variants.length + 1; ; number++) {
    if (!taken.has(wanted(number))) return wanted(number);
  }
}

/** Options of a variant with another value of one; nothing goes back to the standard. */
export function withOption(variant: Variant, option: string, value: unknown): Variant {
  const options = changed<Readonly<Record<string, unknown>>>(variant.options ?? {}, {
    [option]: value,
  });
  return changed(variant, { options: Object.keys(options).length === 0 ? undefined : options });
}

/** With these options and no others; those that are as printed are left out. */
export function withOptions(variant: Variant, options: Options): Variant {
  return changed(variant, { options: Object.keys(options).length === 0 ? undefined : options });
}

export function withEdits(variant: Variant, edits: readonly Edit[]): Variant {
  return changed(variant, { edits: edits.length === 0 ? undefined : edits });
}

/** The numbers of seats in their order, with one more or one less; never none. */
export function withSeats<T extends { readonly seats: readonly number[] }>(
  played: T,
  seats: number,
  isWanted: boolean,
): T {
  const others = played.seats.filter((one) => one !== seats);
  const all = isWanted ? [...others, seats].sort((one, other) => one - other) : others;
  return all.length === 0 ? played : { ...played, seats: all };
}
