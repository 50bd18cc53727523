import type { Context } from '../../command.ts';
import { type Company } from './company.ts';
import { type Outcome } from './contest.ts';
import { type Plan } from './plan.ts';
/** What is played: a server does the same for any game, so one will do, with all its seats. */
export declare const GAME: import("@pepite/kernel").Game<unknown, unknown, unknown, Readonly<Record<string, import("@pepite/kernel").OptionValue>>> | undefined;
export interface Bench {
    readonly outcome: Outcome;
    /** What others notice of bots, if that was asked for. */
    readonly company: Company | undefined;
}
/** Measures all that is asked for; throws when it is interrupted. */
export declare function benchServer(plan: Plan, folder: string, context: Context): Promise<Bench>;
