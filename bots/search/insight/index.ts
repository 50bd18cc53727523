import type { Options } from '@pepite/kernel';
import type { Setting } from '../../setting.ts';
import type { Insight } from '../insight.ts';
import { aurumInsight } from './aurum/index.ts';
import { auruxxxInsight } from './auruxxx/index.ts';
import { orEtcInsight } from './or-etc/index.ts';
import { plainInsight } from './plain.ts';
import { silverAndGoldInsight } from './silver-and-gold/index.ts';

/** What each game tells the search, where somebody has written it. */
const INSIGHTS: Readonly<Record<string, (options: Options) => Insight>> = {
  aurum: aurumInsight,
  'silver-and-gold': silverAndGoldInsight,
  auruxxx: auruxxxInsight,
  'or-etc': orEtcInsight,
};

export const insightFor = ({ game, options }: Setting): Insight =>
  Object.hasOwn(INSIGHTS, game.id) ? INSIGHTS[game.id](options) : plainInsight(game);
