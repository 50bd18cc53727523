import type { Field } from './field.ts';
import { broken, flood, pings, pongs, reconnect, tiny } from './frame-attacks.ts';
import { churn, hints, lookback, sit, slow, watch } from './match-attacks.ts';
import type { Scenario } from './names.ts';
import { create, experts, forged, random, refused, slowloris, strong } from './request-attacks.ts';

/** What each attack does: all from one address, until the field says that it is over. */
export const ATTACKS: Readonly<Record<Scenario, (field: Field) => Promise<void>>> = {
  watch,
  slow,
  tiny,
  pings,
  pongs,
  flood,
  churn,
  experts,
  strong,
  random,
  hints,
  lookback,
  sit,
  slowloris,
  refused,
  broken,
  create,
  reconnect,
  forged,
};
