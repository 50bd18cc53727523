import { type Game, itemAt, type Language, type MatchRecord, type Seat } from '@pepite/kernel';
import type { Texts } from '../words/texts.ts';
import { type LogLine, tell } from './log.ts';

/** Who reads, and how they are spoken to. */
interface Reading {
  readonly language: Language;
  readonly texts: Pick<Texts, 'log'>;
  /** The reader's own seat, if there was one: that player is called "you", as in the log. */
  readonly you: Seat | null;
}

/** A move of a record in words, by its number from 0. */
export function recordLine(
  game: Game,
  { players, moves }: Pick<MatchRecord, 'players' | 'moves'>,
  index: number,
  { language, texts, you }: Reading,
): LogLine {
  const [actor = '', ...move] = itemAt(moves, index).split(' ');
  const reader = you === null ? undefined : { seat: you, word: texts.log.you };
  const context = { game, language, names: players.map(({ name }) => name), you: reader };
  return tell(context, { ply: index, actor, move: move.join(' ') });
}
