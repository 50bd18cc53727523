import type { Face } from '../document.ts';
import type { CardWords } from './phrases.ts';
/** An accident: the roll that brings it on, and what it does. */
export declare const accidentFace: (roll: string, words: CardWords) => Face;
