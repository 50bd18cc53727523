import { type Game } from '@pepite/kernel';
import { type Policy, type Setup } from '@pepite/kernel/laws';
/** The kernel's laws on a game: the verdict of 2,000 random matches per combination of options. */
export declare function describeLaws(game: Game, seats: number, { reveals, silent, matches, policy, }: {
    /** Moves by which hidden cards are shown. */
    readonly reveals: Setup['reveals'];
    /** Laws that have nothing to say here, such as those of simultaneous turns. */
    readonly silent?: readonly string[];
    /** If it should be another number of them. */
    readonly matches?: number;
    /** How the players choose, if not at random. */
    readonly policy?: Policy;
}): void;
