import type { Company } from './company.ts';
import type { Outcome } from './contest.ts';
import type { ServerWords } from './words.ts';
/** For people: a table of all loads, and why who is not in it is not. */
export declare function tableOf(outcome: Outcome, words: ServerWords): readonly string[];
/** For machines: who is not there is null, and `absent` says why. */
export declare function toJson(outcome: Outcome): object;
/** For people: how long moves took without bots and beside them. */
export declare function companyTableOf(company: Company, words: ServerWords): readonly string[];
export declare function companyToJson(company: Company): object;
