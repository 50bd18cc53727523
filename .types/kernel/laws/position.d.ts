import { type Law } from './scene.ts';
export declare const EVERY_ACTOR_MOVES = "every listed actor has a move, and none twice";
export declare const POSITION_LAWS: readonly Law[];
