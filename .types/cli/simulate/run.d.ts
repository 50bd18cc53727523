import { type Context, type ExitCode } from '../command.ts';
interface Asked {
    readonly game: string;
    readonly seats: number | undefined;
    readonly options: string | undefined;
    readonly cards: string | undefined;
    readonly bots: string;
    readonly games: number;
    readonly seed: number;
    readonly records: string | undefined;
    readonly workers: number | undefined;
    readonly json: boolean;
}
/** Lets bots play many matches and reports; when interrupted, on those that were finished. */
export declare function simulateGames(context: Context, asked: Asked): Promise<ExitCode>;
export {};
