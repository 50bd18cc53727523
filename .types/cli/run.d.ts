import { type Context, type ExitCode } from './command.ts';
/** Does what a command line asks, in the language it asks for, and returns the exit code. */
export declare function run(argv: readonly string[], surroundings: Omit<Context, 'language'>): Promise<ExitCode>;
