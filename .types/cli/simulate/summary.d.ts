import type { BotName } from '@pepite/bots';
import type { Game } from '@pepite/kernel';
import type { Job } from './job.ts';
import { type Share, type Spread } from './statistics.ts';
import { type Tally } from './tally.ts';
interface Side {
    readonly won: number;
    readonly winShare: Share;
    readonly scores: Spread;
}
export interface SeatSummary extends Side {
    readonly seat: number;
    readonly bot: BotName;
}
export interface BotSummary extends Side {
    readonly bot: BotName;
    readonly seats: readonly number[];
}
/** What a simulation found: what `--json` prints and the table shows. */
export interface Summary {
    readonly game: string;
    readonly rules: number;
    readonly seats: number;
    readonly options: Job['options'];
    readonly seed: number;
    readonly matches: number;
    readonly drawn: number;
    readonly perSeat: readonly SeatSummary[];
    readonly perBot: readonly BotSummary[];
    readonly decisions: Spread;
    readonly moves: Spread;
    readonly rounds: Spread;
    readonly endings: Readonly<Record<string, number>>;
}
/** Of a tally of at least one match. */
export declare function summarise(game: Game, job: Job, tally: Tally): Summary;
export {};
