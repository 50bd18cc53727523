import { type BotName } from '@pepite/bots';
import type { Owner } from '@pepite/matches';
export type Thinker = BotName | 'adviser';
/** Which bots have a place in the threads, and for whom. */
export declare class Places {
    #private;
    take(mind: number, bot: Thinker, owner: Owner): void;
    free(mind: number): void;
    /** Whether an origin may have these bots besides those it has now: people move. */
    hasRoom(origin: string, bots: readonly Thinker[]): boolean;
}
