import { type BotName, type Setting } from '@pepite/bots';
import { type Language, type Move, type Options, type Player, Referee, type Refusal, type Rng, type Seat } from '@pepite/kernel';
import { Story } from './story.ts';
/** Who sits where: one person, and bots by name on all other seats. */
export interface Company {
    readonly seat: Seat;
    readonly name: string;
    /** In seat order, without the person. */
    readonly bots: readonly BotName[];
}
/** Where chance and the bots' own dice come from. */
export interface Luck {
    readonly chance: Rng;
    readonly bots: Rng;
}
/** A match between one person and bots. */
export declare class PersonalMatch {
    #private;
    readonly referee: Referee<unknown, unknown, unknown, Options>;
    readonly seat: Seat;
    readonly players: readonly Player[];
    readonly names: readonly string[];
    readonly story: Story;
    constructor(setting: Setting, company: Company, luck: Luck, language: Language);
    /** Chance and bots act, until the match is over or waits for the person alone. */
    letOthersAct(): void;
    /** The person's move; a refusal has changed nothing. */
    submit(move: Move, isForced: boolean): Refusal | undefined;
}
