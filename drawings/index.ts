import { drawing as aurum } from './aurum/table.ts';
import { drawing as auruxxx } from './auruxxx/table.ts';
import type { TableDrawing } from './drawing.ts';
import { drawing as orEtc } from './or-etc/table.ts';
import { drawing as silverAndGold } from './silver-and-gold/table.ts';

export { type Letters, type LetterStyle, type Player, ROOM, type Writing } from './drawing.ts';

/** The games whose tables can be drawn; of others the cover is shown. */
const DRAWINGS: ReadonlyMap<string, TableDrawing> = new Map<string, TableDrawing>([
  ['aurum', aurum],
  ['auruxxx', auruxxx],
  ['or-etc', orEtc],
  ['silver-and-gold', silverAndGold],
]);

export const drawingOf = (game: string): TableDrawing | undefined => DRAWINGS.get(game);
