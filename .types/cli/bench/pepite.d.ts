import { type Contestant, type Heat } from './contestant.ts';
/** Ourselves, in a process of our own for every heat. */
export declare const startPepite: ({ game, seats, seed }: Heat, signal: AbortSignal) => Contestant;
