import type { Contender } from '@pepite/bots';

/** What a designer wants to know, as the JSON file says it. */
export interface Experiment {
  readonly title?: string;
  readonly game: string;
  /** Each number of seats is played with every variant. */
  readonly seats: readonly number[];
  /** The first is what the others are compared with. */
  readonly variants: readonly Variant[];
  /** One for all seats, or one for each; programs only where somebody starts them. */
  readonly bots: readonly Contender[];
  /** How many matches each arm plays, at most. */
  readonly matches: number;
  readonly until?: Until;
  readonly seed: number;
  /** Every so-many-th match is looked at closely: by measures that are too dear for all of them. */
  readonly closely?: number;
  /** How long a program has for a decision, in milliseconds. */
  readonly time?: number;
}

/** Stops before all matches are played, once a measure's interval is so narrow in every arm. */
export interface Until {
  readonly measure: string;
  readonly width: number;
}

/** A way to play. */
export interface Variant {
  readonly name: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Made one after the other, on the options above or on what is printed. */
  readonly edits?: readonly Edit[];
  /** Only with so many seats. */
  readonly seats?: readonly number[];
  /** Instead of the experiment's. */
  readonly bots?: readonly Contender[];
}

/** A change: `{ "option": "cards", "where": { "value": 3 }, "add": { "exits": 1 } }`. */
export type Edit = EditedOption &
  (
    | { readonly set: Change<unknown> }
    | { readonly add: Change<number> }
    | { readonly times: Change<number> }
    | { readonly remove: true }
  );

interface EditedOption {
  readonly option: string;
  /** Which items of a list: those with all of these values; all of them, unless said. */
  readonly where?: Readonly<Record<string, unknown>>;
}

/** A value for an option that is a number or a flag; values by the names of fields for others. */
export type Change<V> = V | { readonly [field: string]: Change<V> };
