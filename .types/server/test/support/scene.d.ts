import type { Options, Rng } from '@pepite/kernel';
import type { Setup } from '@pepite/protocol';
import { type Heard } from './backstage.ts';
import { Player } from './player.ts';
import { Truth } from './truth.ts';
/** Somebody at the scene: a line, and the page behind it if it plays. */
export interface Person {
    readonly heard: Heard;
    readonly player: Player | undefined;
    readonly seat: number | undefined;
    said: string;
}
/** Changes a text on its way to a person, to see whether that is noticed. */
export type Tamper = (text: string, person: Person, truth: Truth) => string;
/** One match with its players, their second tabs, spectators and somebody in the lobby. */
export declare class Scene {
    #private;
    readonly truth: Truth;
    readonly match: string;
    readonly persons: readonly Person[];
    /** Every leak that was found. */
    readonly leaks: string[];
    /** Every text that each person was sent, in order. */
    readonly sent: string[][];
    messages: number;
    constructor(bots: Setup['bots'], options: Options, chance: Rng, rng: Rng, tamper?: Tamper);
    /** Everybody takes a seat; the last one looks at the lobby, all others at the match. */
    begin(): void;
    say(person: Person, text: string): void;
    /** One of the people acts, or a bot; false if nobody has anything to do. */
    letAnybodyAct(): boolean;
    letTimePass(): void;
    /** Everybody reads what was sent, once it is on disk. */
    takeIn(): void;
    get isOver(): boolean;
    get recordText(): string;
    close(): void;
}
