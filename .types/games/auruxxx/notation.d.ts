import type { Move } from '@pepite/kernel';
import { type Card } from './pieces.ts';
/** A card as records write it: `B7`, `R50`, `VH`, `*12`, `+P`. */
export declare function printCard(card: Card): string;
export declare const parseCard: (text: string) => Card | undefined;
export declare function print(move: Move): string;
export declare function parse(text: string): Move | undefined;
