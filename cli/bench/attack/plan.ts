import type { Flags } from '../../command.ts';
import { isScenario, type Scenario, SCENARIOS } from './names.ts';

export const FLAGS = {
  scenarios: { kind: 'text', default: 'all' },
  seconds: { kind: 'whole', least: 1, most: 120, default: 8 },
  seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, default: 1 },
  list: { kind: 'flag' },
  short: { kind: 'flag' },
  strict: { kind: 'flag' },
  json: { kind: 'flag' },
} as const satisfies Flags;

/** What the flags ask for. */
export interface Plan {
  readonly scenarios: readonly Scenario[];
  /** How long each attack goes on. */
  readonly seconds: number;
  readonly seed: number;
  readonly phases: Phases;
  /** How many attacks are made side by side, each on a server of its own. */
  readonly width: number;
}

/** How long others play around an attack, in seconds. */
export interface Phases {
  readonly warmUp: number;
  readonly before: number;
  /** From the attack's end until all has to be as before. */
  readonly settling: number;
  readonly after: number;
}

/**
 * The short form has few seconds to compare: it shows a freeze, but not a doubled wait. So it waits
 * for no more than what it looks at, and looks sooner after an attack.
 */
export const phasesOf = (isShort: boolean): Phases =>
  isShort
    ? { warmUp: 1, before: 1, settling: 1, after: 2 }
    : { warmUp: 3, before: 5, settling: 5, after: 3 };

/** The scenarios that are asked for by name, in our order; or the first name that is none. */
export function scenariosOf(
  text: string,
): { readonly scenarios: readonly Scenario[] } | { readonly unknown: string } {
  if (text === 'all') return { scenarios: SCENARIOS };
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isScenario(name));
  if (unknown !== undefined) return { unknown };
  return { scenarios: SCENARIOS.filter((scenario) => names.includes(scenario)) };
}

/** Where nobody compares a wait with another, attacks may disturb each other a little. */
export const widthOf = (isShort: boolean): number => (isShort ? 2 : 1);
