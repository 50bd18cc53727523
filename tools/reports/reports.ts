import { auruxxxReport } from './auruxxx.ts';
import { aurumReport } from './aurum.ts';
import { orEtcReport } from './or-etc/index.ts';
import type { GameReport } from './report.ts';
import { silverAndGoldReport } from './silver-and-gold.ts';

/** The reports of this repository. */
export const REPORTS: readonly GameReport[] = [
  orEtcReport,
  aurumReport,
  silverAndGoldReport,
  auruxxxReport,
];
