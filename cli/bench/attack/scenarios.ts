import type { Field } from './field.ts';
import { broken, flood, oversized, pings, pongs, reconnect, tiny } from './frame-attacks.ts';
import { churn, hints, idle, lookback, sit, slow, watch } from './match-attacks.ts';
import type { Scenario } from './names.ts';
import {
  create,
  experts,
  forged,
  heur,
  random,
  refused,
  slowloris,
  strong,
} from './request-attacks.ts';

/** What each does until the field says that it is over; only `idle` needs many addresses. */
export const ATTACKS: Readonly<Record<Scenario, (field: Field) => Promise<void>>> = {
  watch,
  slow,
  tiny,
  pings,
  pongs,
  flood,
  churn,
  idle,
  experts,
  strong,
  heur,
  random,
  hints,
  lookback,
  sit,
  slowloris,
  refused,
  broken,
  oversized,
  create,
  reconnect,
  forged,
};
