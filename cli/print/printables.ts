import type { Language, Options } from '@pepite/kernel';
import type { Face } from './document.ts';
import { orEtcBack } from './or-etc/back.ts';
import { orEtcFaces } from './or-etc/faces.ts';

/** The cards of a game. */
interface Printable {
  /** Every one of them, as often as so many players need it. */
  readonly faces: (seats: number, options: Options, language: Language) => readonly Face[];
  /** Their other side. */
  readonly back: Face;
}

/** The games whose cards are drawn here: those that can't be bought. */
export const PRINTABLES: Readonly<Record<string, Printable>> = {
  'or-etc': { faces: orEtcFaces, back: orEtcBack },
};
export const PRINTABLE_IDS: readonly string[] = Object.keys(PRINTABLES);
