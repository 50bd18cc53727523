import { bots } from './bots.ts';
import { devices } from './devices.ts';
import { games } from './games.ts';
import { matches } from './matches.ts';
import { me } from './me.ts';
import { notices } from './notices.ts';
import type { OperationGroup } from './operation.ts';
import { reviews } from './reviews.ts';
import { server } from './server.ts';

/** All that can be asked over HTTP, in the order in which the examples can be tried. */
export const GROUPS: readonly OperationGroup[] = [
  games,
  me,
  matches,
  reviews,
  notices,
  bots,
  devices,
  server,
];
