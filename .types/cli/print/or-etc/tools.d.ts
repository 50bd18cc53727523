import type { ToolName } from '@pepite/games/or-etc/pieces';
import type { Face } from '../document.ts';
import type { CardWords } from './phrases.ts';
/** A tool: what it is worth at the auction, a picture and its use. */
export declare const toolFace: (tool: ToolName, words: CardWords) => Face;
