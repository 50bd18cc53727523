import { type Language, type Read, type Translated } from '@pepite/kernel';
import type { Command, Given } from './command.ts';
/** Why a command line says nothing we can do. Flags are named as they were written. */
export type ArgumentProblem = {
    readonly kind: 'command-missing';
    readonly commands: readonly string[];
} | {
    readonly kind: 'command-unknown';
    readonly command: string;
    readonly commands: readonly string[];
} | {
    readonly kind: 'flag-unknown';
    readonly flag: string;
    readonly help: string;
} | {
    readonly kind: 'flag-repeated';
    readonly flag: string;
} | {
    readonly kind: 'value-missing';
    readonly flag: string;
} | {
    readonly kind: 'value-unwanted';
    readonly flag: string;
} | {
    readonly kind: 'value-not-whole';
    readonly flag: string;
    readonly value: string;
} | {
    readonly kind: 'value-out-of-range';
    readonly flag: string;
    readonly value: string;
    readonly least: number;
    readonly most: number;
} | {
    readonly kind: 'value-not-choice';
    readonly flag: string;
    readonly value: string;
    readonly among: readonly string[];
} | {
    readonly kind: 'argument-missing';
    readonly argument: Translated<string>;
    readonly help: string;
} | {
    readonly kind: 'argument-unwanted';
    readonly argument: string;
    readonly help: string;
};
export type Asked = {
    readonly kind: 'help';
    readonly command?: Command;
} | {
    readonly kind: 'version';
} | {
    readonly kind: 'run';
    readonly command: Command;
    readonly given: Given;
};
/**
 * The language that `--lang` asks for, wherever it stands, so that even the sentence about a bad
 * command line is in it. A bad `--lang` itself is found when the line is read.
 */
export declare function languageAsked(argv: readonly string[]): Language | undefined;
/** What a command line asks for. Flags may stand anywhere, before the command too. */
export declare function readArguments(argv: readonly string[], commands: readonly Command[]): Read<Asked, ArgumentProblem>;
