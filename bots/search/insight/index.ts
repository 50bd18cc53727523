import type { Game } from '@pepite/kernel';
import type { Insight } from '../insight.ts';
import { aurumInsight } from './aurum/index.ts';
import { auruxxxInsight } from './auruxxx/index.ts';
import { silverAndGoldInsight } from './silver-and-gold/index.ts';

const INSIGHTS: Readonly<Record<string, () => Insight>> = {
  aurum: aurumInsight,
  auruxxx: auruxxxInsight,
  'silver-and-gold': silverAndGoldInsight,
};

export function insightFor(game: Game): Insight {
  if (!Object.hasOwn(INSIGHTS, game.id)) throw new Error(`nothing is known about ${game.id}`);
  return INSIGHTS[game.id]();
}
