import { type Context, type ExitCode } from '../command.ts';
interface Asked {
    readonly game: string;
    readonly seats: number | undefined;
    readonly sheets: number | undefined;
    readonly accidents: number | undefined;
    readonly cards: string | undefined;
    readonly out: string;
}
/** Writes all cards of a game as a PDF. */
export declare function printCards(context: Context, asked: Asked): Promise<ExitCode>;
export {};
