import type { BotName } from '@pepite/bots';
import { type Game } from '@pepite/kernel';
import { type Share } from '../simulate/statistics.ts';
import type { Job, TaskDone } from './job.ts';
import type { Pairing } from './lineups.ts';
import { type Rating } from './rating.ts';
interface Thinking {
    /** Milliseconds a choice; none where a bot had nothing to choose. */
    readonly median: number;
    readonly percentile99: number;
    readonly choices: number;
}
export interface BotSummary {
    readonly bot: BotName;
    readonly rating: Rating;
    readonly matches: number;
    readonly thinking: Thinking;
}
/** What one bot won against another. */
export interface PairSummary {
    readonly one: BotName;
    readonly other: BotName;
    readonly matches: number;
    /** Matches won, a shared win in parts. */
    readonly won: number;
    readonly share: Share;
    /** What equally strong bots would win: the part of the seats. */
    readonly fair: number;
}
/** What an arena found: what `--json` prints and the table shows. */
export interface Summary {
    readonly game: string;
    readonly rules: number;
    readonly seats: number;
    readonly options: Job['options'];
    readonly seed: number;
    readonly milliseconds?: number;
    readonly matches: number;
    readonly perBot: readonly BotSummary[];
    readonly perPair: readonly PairSummary[];
}
/** Of at least one match; the best bot first. */
export declare function summarise(game: Game, job: Job, pairings: readonly Pairing[], played: readonly TaskDone[]): Summary;
export {};
