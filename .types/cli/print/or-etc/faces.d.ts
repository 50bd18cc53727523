import { type Language, type Options } from '@pepite/kernel';
import type { Face } from '../document.ts';
/** All cards that so many players need, those that are alike together (O1–O3). */
export declare function orEtcFaces(seats: number, options: Options, language: Language): readonly Face[];
