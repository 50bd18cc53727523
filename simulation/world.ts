import type { Checks } from './checks.ts';
import type { Decisions } from './decisions.ts';
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import type { Schedule } from './schedule.ts';

/** What all parts of a simulation share. */
export interface World {
  readonly seed: number;
  readonly schedule: Schedule;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly checks: Checks;
  readonly decisions: Decisions;
  /** Notes what happens, for whoever looks at one run. */
  readonly trace: (who: string, what: () => string) => void;
}
