import type { Language, Options } from '@pepite/kernel';
import type { Face } from './document.ts';
/** Every card of a game, as often as so many players need it. */
type Printable = (seats: number, options: Options, language: Language) => readonly Face[];
/** The games whose cards are drawn here: those that can't be bought. */
export declare const PRINTABLES: Readonly<Record<string, Printable>>;
export declare const PRINTABLE_IDS: readonly string[];
export {};
