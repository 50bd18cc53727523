import type { Game } from '@pepite/kernel';
import type { Insight } from '../insight.ts';
import { aurumInsight } from './aurum/index.ts';
import { auruxxxInsight } from './auruxxx/index.ts';
import { plainInsight } from './plain.ts';
import { silverAndGoldInsight } from './silver-and-gold/index.ts';

/** The one place where the search names games. */
const INSIGHTS: Readonly<Record<string, () => Insight>> = {
  aurum: aurumInsight,
  'silver-and-gold': silverAndGoldInsight,
  auruxxx: auruxxxInsight,
};

export const insightFor = (game: Game): Insight =>
  Object.hasOwn(INSIGHTS, game.id) ? INSIGHTS[game.id]() : plainInsight(game);
