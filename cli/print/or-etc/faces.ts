import { itemAt, type Language, type Options } from '@pepite/kernel';
import { deckIn } from '@pepite/games/or-etc/data/deck-in';
import { ACCIDENTS, TOOLS } from '@pepite/games/or-etc/pieces';
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
  const { table, toolValues, accidentRolls } = deckIn(options);
  const { sheets, accidents } = options;
  return [
    ...table.flatMap((filon) => copies(filonFace(filon, words), filon.copies * Number(sheets))),
    ...ACCIDENTS.flatMap((name, accident) =>
      copies(accidentFace(name, itemAt(accidentRolls, accident), words), Number(accidents)),
    ),
    ...TOOLS.map((tool, place) => toolFace(tool, itemAt(toolValues, place + 1), words)),
    ...copies(entranceFace(words), seats),
  ];
}
