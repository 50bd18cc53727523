import type { Advice, Choice, Seating } from '@pepite/bots';
import { type Move } from '@pepite/kernel';
import type { Mind, Thinking } from '@pepite/matches';
/** What the seat of a view may do. */
export declare function legalIn(view: string): readonly Move[];
/** Bots that answer when the test says so. */
export declare class Held implements Thinking {
    #private;
    readonly advised: {
        readonly view: string;
        readonly answer: (advice: Advice) => void;
    }[];
    readonly asked: {
        readonly view: string;
        readonly answer: (choice: Choice) => void;
    }[];
    /** Whether there is room for more bots, and for more hints. */
    room: boolean;
    /** Whether the bots seated so far are to be replaced. */
    isStale: boolean;
    readonly seated: string[];
    hasRoom(): boolean;
    mayAdvise(): boolean;
    seat({ bot }: Seating): Mind;
    /** The first question that is open is answered with the last legal move. */
    answer(): Move;
    fail(): void;
}
