import type { Game } from './game.ts';
import type { Move } from './moves.ts';
import { type Actor } from './seats.ts';
/** A move that was made, and who made it. */
export interface Entry {
    readonly actor: Actor;
    readonly move: Move;
}
/** One line of a record: `<actor> <text>`. */
export declare const printEntry: <T, H, B, O>(game: Game<T, H, B, O>, { actor, move }: Entry) => string;
/** The entry that a line of a record tells, if it is one of this game with so many seats. */
export declare function parseEntry<T, H, B, O>(game: Game<T, H, B, O>, seats: number, line: string): Entry | undefined;
