import type { ExitCode } from '../command.ts';
export interface Printed {
    readonly code: ExitCode;
    readonly out: string;
    readonly error: string;
}
interface Surroundings {
    /** What stands on the input. */
    readonly input?: string | Buffer;
    readonly environment?: Readonly<Record<string, string>>;
    readonly interrupted?: AbortSignal;
    /** Whether the streams are those of a terminal. */
    readonly isTerminal?: boolean;
    /** Called with everything written to the error stream. */
    readonly noticed?: (text: string) => void;
}
/** Runs a command line in this process and returns what it printed. */
export declare function pepite(argv: readonly string[], { input, environment, interrupted, isTerminal, noticed }?: Surroundings): Promise<Printed>;
/** A command line was refused as it should be: one sentence, and nothing else. */
export declare function expectRefusal({ code, out, error }: Printed): void;
export {};
