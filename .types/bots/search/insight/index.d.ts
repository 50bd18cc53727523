import type { Setting } from '../../setting.ts';
import type { Insight } from '../insight.ts';
export declare const insightFor: ({ game, options }: Setting) => Insight;
