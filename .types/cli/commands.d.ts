import type { Command } from './command.ts';
/** Every command, in the order in which help lists them. */
export declare const COMMANDS: readonly Command[];
