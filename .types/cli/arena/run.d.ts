import { type Context, type ExitCode } from '../command.ts';
import { type Seating } from './lineups.ts';
interface Asked {
    readonly game: string;
    readonly bots: string;
    readonly games: number;
    readonly seed: number;
    readonly seats: number | undefined;
    readonly seating: Seating | undefined;
    readonly time: number | undefined;
    readonly options: string | undefined;
    readonly cards: string | undefined;
    readonly out: string | undefined;
    readonly workers: number | undefined;
    readonly json: boolean;
}
/** Lets bots meet and reports; when interrupted, on the matches that were finished. */
export declare function holdArena(context: Context, asked: Asked): Promise<ExitCode>;
export {};
