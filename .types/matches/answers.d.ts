import { type Move, type Seat } from '@pepite/kernel';
import type { Clock } from './clock.ts';
import type { Moment } from './pace.ts';
import type { Play } from './play.ts';
/** What is answered, by seat. */
export type Answered = ReadonlyMap<Seat, Move>;
/**
 * In a game that hides answers, when a simultaneous turn ends, and when each answer is told to be
 * taken, must not tell who else had a choice. So a moment is drawn when the turn begins, and all
 * answers that come before are held back until then. Whoever can only answer one thing is answered
 * for then, be it a person or a bot, here or away. What comes later is made at once.
 */
export declare class Answers {
    #private;
    constructor(play: Play, clock: Clock, draw: () => Moment, make: (answers: Answered) => void);
    /** To be called after every step: a turn may have begun or ended. */
    note(): void;
    /** The moment of the turn under way, at which bots answer, too: it must not show how many did. */
    get moment(): Moment | undefined;
    get isBusy(): boolean;
    /** Whether a seat has to answer and can only answer one thing. */
    isForced(seat: Seat): boolean;
    /** Holds back a legal answer that comes before the moment; false if it may be made now. */
    hold(seat: Seat, move: Move): boolean;
    isHeld(seat: Seat): boolean;
    /** Forgets an answer that is held back; false if there is none. */
    drop(seat: Seat): boolean;
    close(): void;
}
