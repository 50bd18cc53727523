import { type Advice, type BotName, type Choice } from '@pepite/bots';
import { type Move, type Options, Referee, type Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { Owner, Thinking } from './thinking.ts';
/** The bots of one match: each is told what its seat sees, and nothing else. */
export declare class Minds {
    #private;
    constructor(referee: Referee<unknown, unknown, unknown, Options>, thinking: Thinking, owner: Owner);
    /** Puts a bot at a seat, and tells it all that the seat has seen so far. */
    seat(seat: Seat, bot: BotName): void;
    /** Lets a bot that has failed begin anew. */
    seatAnew(seat: Seat): void;
    remove(seat: Seat): void;
    /** Something has happened. */
    note(): void;
    /** What the best bot would do for a seat, which has to decide. */
    advise(seat: Seat, answer: (advice: Advice) => void): Problem | undefined;
    /** The seats whose bots have to decide. */
    get deciding(): readonly Seat[];
    /** Whether a bot plays a seat. */
    plays(seat: Seat): boolean;
    /** The next move of a seat's choice after those, thought of within so many milliseconds. */
    choose(seat: Seat, moves: readonly Move[], milliseconds: number | undefined, answer: (choice: Choice) => void): void;
    /** Whether a seat has to go on with its choice after such moves. */
    goesOn(seat: Seat, moves: readonly Move[]): boolean;
    close(): void;
}
