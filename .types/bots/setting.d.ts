import type { Game, Options } from '@pepite/kernel';
/** What a match is set up with: all that a bot is told before it. */
export interface Setting {
    readonly game: Game;
    readonly seats: number;
    readonly options: Options;
}
