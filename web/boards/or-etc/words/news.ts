import { combinationOf, mainFace } from '@pepite/games/or-etc/pieces/combinations';
import { type Dice, endsFrom, NEVER } from '@pepite/games/or-etc/pieces/dice';
import { itemAt, type Language, type Move, readBy, type Seat } from '@pepite/kernel';
import type { BoardProps } from '../../board.ts';
import { toReader } from '../../kit/to-reader.ts';
import type { TableEvent } from '../events.ts';
import { accidentIn, toolName, wordsIn } from './words.ts';

interface Telling extends Pick<BoardProps<unknown, unknown>, 'language' | 'names' | 'game'> {
  /** Whom it is told to, if they sit at the table. */
  readonly reader: Seat | undefined;
}

/** What has just happened, in a sentence. */
export interface News {
  readonly kind: TableEvent['kind'];
  readonly text: string;
}

export const newsOf = (
  tableEvents: readonly TableEvent[],
  turn: number,
  telling: Telling,
): readonly News[] =>
  tableEvents.map((one) => {
    const text = toReader(tell(one, turn, telling), telling.language);
    return { kind: one.kind, text };
  });

/** "Bo rolls four 4s."; nothing of a roll without a name. */
export function rolledText(name: string, dice: Dice, language: Language): string {
  const combination = combinationOf(dice);
  if (combination === undefined) return '';
  return wordsIn(language).news.combinations[combination](name, mainFace(dice));
}

function tell(event: TableEvent, turn: number, telling: Telling): string {
  const { language, names, reader } = telling;
  const { news, tools } = wordsIn(language);
  const players = readBy(names, reader);
  const name = itemAt(players, event.seat);
  switch (event.kind) {
    case 'natural': {
      const rolled = rolledText(name, event.dice, language);
      const ends = endsFrom(event.dice);
      if (ends === NEVER || ends > turn + 1) return rolled;
      return `${rolled} ${turn >= ends ? news.endsNow : news.endsNext}`;
    }
    case 'struck':
    case 'shielded':
      return news[event.kind](name, accidentIn(event.accident, language).title);
    case 'broken':
      return news.broken(name, tools[toolName(event.tool)].name);
    case 'aside':
    case 'contested':
      return news[event.kind](name);
    case 'drawn':
      return `${tellDrawn(event.move, telling)}.`;
    default:
      return `${name} ${tellDeed(event.seat, event.move, telling)}.`;
  }
}

function tellDrawn(move: Move, { language, names, game, reader }: Telling): string {
  const words = game.words[language];
  const own = reader === undefined ? undefined : words.toYou?.(move, names, reader);
  return own ?? words.move(move, names);
}

function tellDeed(seat: Seat, move: Move, { language, names, game, reader }: Telling): string {
  const words = game.words[language];
  const own = seat === reader ? words.ownMove?.(move, names, seat) : undefined;
  return own ?? words.move(move, readBy(names, reader));
}
