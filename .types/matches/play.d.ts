import { type Entry, type Game, type Move, type Options, Referee, type Refusal, type Rng, type Seat } from '@pepite/kernel';
import { Memory } from './memory.ts';
/** The match itself, without people and bots: a referee, and what may be looked back at. */
export declare class Play {
    #private;
    readonly referee: Referee<unknown, unknown, unknown, Options>;
    readonly memory: Memory;
    /** Called after every step. */
    onStep: () => void;
    constructor(game: Game, seats: number, options: Options);
    /** Plays what was kept; false if these rules can't have led there. */
    restore(moves: readonly string[], choices: readonly string[]): boolean;
    tell(entry: Entry): Refusal | undefined;
    submit(seat: Seat, move: Move): Refusal | undefined;
    takeBack(seat: Seat): Refusal | undefined;
    /** Lets chance move until somebody has to decide or the match is over. */
    drawChances(rng: Rng): void;
    get isOver(): boolean;
    decides(seat: Seat): boolean;
    get sealed(): readonly Entry[];
}
