import { type Language, type Options, type Referee, type Seat } from '@pepite/kernel';
type AnyReferee = Referee<unknown, unknown, unknown, Options>;
/** Tells one seat what happened, and only what that seat may learn. */
export declare class Story {
    #private;
    constructor(referee: AnyReferee, seat: Seat, names: readonly string[], language: Language);
    /** Lets something happen and remembers what the seat learned of it. */
    witness<R>(happen: () => R, isForced?: boolean): R;
    /** The lines since the last call. */
    take(): readonly string[];
}
export {};
