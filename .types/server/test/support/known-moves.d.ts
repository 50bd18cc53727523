import { type Game, type Rng } from '@pepite/kernel';
/** Every move that anybody, chance included, could have made in some match of the game. */
export declare function knownMoves(game: Game, seats: number, rng: Rng): readonly string[];
