import type { Filon } from '@pepite/games/or-etc/data/cards';
import type { Face } from '../document.ts';
import { type CardWords } from './phrases.ts';
/** A vein: its value, its exits, the dice that build it, and the gallery that it opens. */
export declare const filonFace: (filon: Filon, words: CardWords) => Face;
