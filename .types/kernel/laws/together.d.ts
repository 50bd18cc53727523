import { type Law } from './scene.ts';
export declare const HIDDEN_ANSWERS = "where answers are hidden, nobody sees who has answered before all have, nor is bound by it";
export declare const TOGETHER_LAWS: readonly Law[];
