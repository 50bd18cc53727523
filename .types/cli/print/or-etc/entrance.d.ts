import type { Face } from '../document.ts';
import type { CardWords } from './phrases.ts';
/** Where a mine begins (O3): one way in. */
export declare const entranceFace: (words: CardWords) => Face;
