import { type Context, type ExitCode } from '../command.ts';
interface Asked {
    readonly file: string;
    readonly legal: boolean;
    readonly to: number | undefined;
    readonly record: number | undefined;
}
/** Verifies a file; only when all of it is right is anything told about it. */
export declare function replayFile(context: Context, asked: Asked): Promise<ExitCode>;
export {};
