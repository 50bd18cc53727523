import { type BotName, type Setting } from '@pepite/bots';
import { type OptionsProblem, type Read } from '@pepite/kernel';
import type { Context } from './command.ts';
import { type FileProblem } from './files.ts';
/** Why no match can be set up as asked. */
export type SeatingProblem = {
    readonly kind: 'game-unknown';
    readonly game: string;
    readonly known: readonly string[];
} | {
    readonly kind: 'seats-wrong';
    readonly game: string;
    readonly least: number;
    readonly most: number;
} | {
    readonly kind: 'seat-wrong';
    readonly seats: number;
} | {
    readonly kind: 'options-not-json';
} | {
    readonly kind: 'file-not-json';
    readonly file: string;
} | {
    readonly kind: 'option-twice';
    readonly option: string;
} | FileProblem | {
    readonly kind: 'bot-unknown';
    readonly bot: string;
    readonly known: readonly string[];
} | {
    readonly kind: 'bots-wrong';
    readonly wanted: number;
    readonly found: number;
} | OptionsProblem;
export declare const GAME_IDS: readonly string[];
/** Options that are data are written in files: each has a flag of its own name. */
export declare const DATA_FLAGS: {
    readonly cards: {
        readonly kind: "text";
    };
};
type DataFlags = {
    readonly [K in keyof typeof DATA_FLAGS]: string | undefined;
};
export interface SettingFlags extends DataFlags {
    readonly seats: number | undefined;
    readonly options: string | undefined;
}
/** The game, how many play it (as many as can, unless said) and its options, from their texts. */
export declare function readSetting(context: Context, gameId: string, flags: SettingFlags): Promise<Read<Setting, SeatingProblem>>;
/** The same with options that are written out already, whatever they are. */
export declare function makeSetting(context: Context, gameId: string, flags: Omit<SettingFlags, 'options'>, written: unknown): Promise<Read<Setting, SeatingProblem>>;
/** Bots by name, with commas. */
export declare function readBotList(text: string): Read<readonly BotName[], SeatingProblem>;
/** A bot for each of `wanted` seats: one name for all of them, or one each. */
export declare function readBots(text: string, wanted: number): Read<readonly BotName[], SeatingProblem>;
export {};
