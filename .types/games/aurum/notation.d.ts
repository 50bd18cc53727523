import type { Move } from '@pepite/kernel';
import { type Card } from './pieces.ts';
/** A card as records write it: `B7`, `Z10`, `G0`. */
export declare const printCard: (card: Card) => string;
export declare const parseCard: (text: string) => Card | undefined;
export declare function print(move: Move): string;
export declare function parse(text: string): Move | undefined;
