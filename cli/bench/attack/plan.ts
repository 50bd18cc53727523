import type { Flags } from '../../command.ts';
import { isScenario, type Scenario, SCENARIOS } from './names.ts';

export const FLAGS = {
  scenarios: { kind: 'text', standard: 'all' },
  seconds: { kind: 'whole', least: 1, most: 120, standard: 8 },
  seed: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER, standard: 1 },
  list: { kind: 'flag' },
  strict: { kind: 'flag' },
  json: { kind: 'flag' },
} as const satisfies Flags;

/** What the flags ask for. */
export interface Plan {
  readonly scenarios: readonly Scenario[];
  /** How long each attack goes on. */
  readonly seconds: number;
  readonly seed: number;
}

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
