import type { Game } from '@pepite/kernel';
import type { Context } from './command.ts';
type Paint = (line: string) => string;
/** What a reader should find at a glance. */
export declare const emphasised: (context: Context, line: string) => string;
/** Colours a game's cards in a line, where there is a terminal and nobody asked for no colour. */
export declare function painter(context: Context, { inks, words }: Game): Paint;
export {};
