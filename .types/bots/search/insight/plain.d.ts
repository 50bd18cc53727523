import type { Game } from '@pepite/kernel';
import type { Insight } from '../insight.ts';
/** For a game that says nothing about itself: any moves to the end, and who won. */
export declare const plainInsight: (game: Game) => Insight;
