import type { Context } from '../command.ts';
/** Asks for lines: with editing, history and Tab in a terminal, one after the other from a pipe. */
export declare class Keyboard {
    #private;
    constructor(context: Context);
    /** The next line, or nothing when there are no more. Tab completes it to a suggestion. */
    ask(prompt: string, suggestions: readonly string[]): Promise<string | undefined>;
    get isInterrupted(): boolean;
    close(): void;
}
