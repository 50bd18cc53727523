/** What a table may choose about a game, as data: forms, flags and records are checked from it. */
export interface Flag {
  readonly kind: 'flag';
  readonly standard: boolean;
}

export interface Count {
  readonly kind: 'count';
  readonly least: number;
  readonly most: number;
  /** The value when nothing is said; it may depend on how many play. */
  readonly standard: (seats: number) => number;
}

export type OptionSpec = Flag | Count;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export type OptionValue = boolean | number;
export type Options = Readonly<Record<string, OptionValue>>;
export type OptionsOf<S extends OptionSpecs> = {
  readonly [K in keyof S]: S[K] extends Flag ? boolean : number;
};

export type OptionsProblem =
  | { readonly kind: 'options-not-object' }
  | { readonly kind: 'option-unknown'; readonly option: string; readonly known: readonly string[] }
  | { readonly kind: 'option-not-flag'; readonly option: string }
  | {
      readonly kind: 'option-not-count';
      readonly option: string;
      readonly least: number;
      readonly most: number;
    };

export const flag = (standard: boolean): Flag => ({ kind: 'flag', standard });

export const count = (least: number, most: number, standard: Count['standard']): Count => ({
  kind: 'count',
  least,
  most,
  standard,
});

const standardOf = (spec: OptionSpec, seats: number): OptionValue =>
  spec.kind === 'flag' ? spec.standard : spec.standard(seats);

export function standardOptions(specs: OptionSpecs, seats: number): Options {
  const entries = Object.entries(specs).map(([name, spec]) => [name, standardOf(spec, seats)]);
  return Object.fromEntries(entries) as Options;
}

/** Fills in what is absent and refuses what is unknown: an option changes the rules. */
export function readOptions(
  specs: OptionSpecs,
  seats: number,
  input: unknown,
): { readonly options: Options } | { readonly problem: OptionsProblem } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { problem: { kind: 'options-not-object' } };
  }
  const chosen: Record<string, OptionValue> = { ...standardOptions(specs, seats) };
  for (const [option, value] of Object.entries(input)) {
    const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
    if (spec === undefined) {
      return { problem: { kind: 'option-unknown', option, known: Object.keys(specs) } };
    }
    const problem = faultOf(option, spec, value);
    if (problem !== undefined) return { problem };
    chosen[option] = value as OptionValue;
  }
  return { options: chosen };
}

function faultOf(option: string, spec: OptionSpec, value: unknown): OptionsProblem | undefined {
  if (spec.kind === 'flag') {
    return typeof value === 'boolean' ? undefined : { kind: 'option-not-flag', option };
  }
  const { least, most } = spec;
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= least;
  return fits && value <= most ? undefined : { kind: 'option-not-count', option, least, most };
}
