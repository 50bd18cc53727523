import type { BotName } from '@pepite/bots';
import type { Game, Options } from '@pepite/kernel';
import type { Access, Pace } from '@pepite/protocol';
import type { Holder } from './holder.ts';
import type { Guest } from './store.ts';
/** What a match is made from. */
export interface MatchSetup {
    readonly id: string;
    readonly game: Game;
    readonly options: Options;
    readonly access: Access;
    readonly hints: boolean;
    readonly pace: Pace;
    /** The bot that stands in for a player who is away. */
    readonly standIn: BotName;
    readonly host: Guest;
    readonly holders: readonly Holder[];
    readonly unwelcome?: readonly Guest[];
    /** The address that the table was made from; nothing once the server was started anew. */
    readonly origin?: string | undefined;
}
