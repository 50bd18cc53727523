import { type Language } from '@pepite/kernel';
import type { Command } from './command.ts';
/** How wide help is set: never so wide that it is hard to read. */
export declare const helpWidth: (columns: number | undefined) => number;
/** What `pepite --help` says. */
export declare function generalHelp(commands: readonly Command[], language: Language, width: number): string;
/** What `pepite COMMAND --help` says. */
export declare function commandHelp(command: Command, language: Language, width: number): string;
