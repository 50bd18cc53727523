import type { Result } from './result.ts';
import type { AttackWords } from './words.ts';
/** For people: what others noticed of one attack, and what is to be said of it. */
export declare function tableOf(result: Result, words: AttackWords): readonly string[];
/** For machines: milliseconds and bytes; null where nothing was told. */
export declare function toJson(result: Result): object;
