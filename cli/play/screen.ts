import type { Game, Language, Move, View } from '@pepite/kernel';
import { inColumns, sideBySide } from '../layout.ts';
import { PLAY_TEXTS } from './words.ts';

/** As many moves as are shown without being asked for, and as many as hint at a longer list. */
const SHORT = 14;
const HINT = 6;
const NARROW = 80;

/** What a seat sees: the table and its hand. */
export function showView(
  game: Game,
  { table, hand }: View<unknown, unknown>,
  names: readonly string[],
  language: Language,
): readonly string[] {
  const words = game.words[language];
  return [...words.table(table, names), '', ...words.hand(hand)];
}

/** The legal moves side by side, or the first of many. */
export function showChoices(
  texts: readonly string[],
  language: Language,
  width = NARROW,
): readonly string[] {
  const isShort = texts.length <= SHORT;
  const shown = isShort ? texts : texts.slice(0, HINT);
  const numbered = shown.map((text, index) => `${index + 1} ${text}`);
  const more = isShort ? [] : [`  ${PLAY_TEXTS[language].more(texts.length)}`];
  return [...sideBySide(numbered, width), ...more];
}

/** All legal moves: number, notation, and what it means. */
export function listMoves(
  game: Game,
  legal: readonly Move[],
  names: readonly string[],
  language: Language,
): readonly string[] {
  const rows = legal.map((move, index) => [
    String(index + 1),
    game.print(move),
    game.words[language].move(move, names),
  ]);
  return inColumns(rows, ['right', 'left', 'left']).map((line) => `  ${line}`);
}
