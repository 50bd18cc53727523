import type { Game, Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { Guest } from '../guest.ts';
import type { OpenRoom } from '../load.ts';
import { type Origin } from './wire.ts';
export interface Person {
    readonly guest: Guest;
    readonly cookie: string;
}
/** Somebody new with a socket, for one seat. What the server won't have is for `refused`. */
export declare function arrive(origin: Origin, game: Game, seat: Seat, told: Parameters<OpenRoom>[0], refused: (problem: Problem) => void): Promise<Person>;
/** A match of people, one at each seat, that begins as soon as they have sat down. */
export declare function gather(origin: Origin, game: Game, seats: number, told: Parameters<OpenRoom>[0], refused: (problem: Problem) => void): Promise<readonly Person[]>;
