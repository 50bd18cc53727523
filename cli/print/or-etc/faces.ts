import { type Language, type Options } from '@pepite/kernel';
import { ACCIDENTS } from '@pepite/games/or-etc/data/cards';
import { deckOf } from '@pepite/games/or-etc/pieces/deck';
import { TOOLS } from '@pepite/games/or-etc/pieces';
import { OPTIONS } from '@pepite/games/or-etc/world';
import type { Face } from '../document.ts';
import { accidentFace } from './accidents.ts';
import { entranceFace } from './entrance.ts';
import { filonFace } from './filon.ts';
import { toolFace } from './tools.ts';
import { CARD_WORDS } from './words.ts';

const copies = (face: Face, count: number): readonly Face[] =>
  Array.from({ length: count }, () => face);

/** All cards that so many players need, those that are alike together (O1–O3). */
export function orEtcFaces(seats: number, options: Options, language: Language): readonly Face[] {
  const words = CARD_WORDS[language];
  const read = OPTIONS.cards.read(options['cards']);
  const { table } = deckOf('value' in read ? read.value : undefined);
  const { sheets, accidents } = options;
  return [
    ...table.flatMap((filon) => copies(filonFace(filon, words), filon.copies * Number(sheets))),
    ...ACCIDENTS.flatMap((roll) => copies(accidentFace(roll, words), Number(accidents))),
    ...TOOLS.map((tool) => toolFace(tool, words)),
    ...copies(entranceFace(words), seats),
  ];
}
