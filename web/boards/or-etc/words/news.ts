import { combinationOf, mainFace } from '@pepite/games/or-etc/pieces/combinations';
import { type Dice, endsFrom, NEVER } from '@pepite/games/or-etc/pieces/dice';
import { itemAt, type Language } from '@pepite/kernel';
import type { BoardProps } from '../../board.ts';
import type { TableEvent } from '../events.ts';
import { accidentIn, toolName, wordsIn } from './words.ts';

type Telling = Pick<BoardProps<unknown, unknown>, 'language' | 'names' | 'game'>;

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
  tableEvents.map((one) => ({ kind: one.kind, text: tell(one, turn, telling) }));

/** "Bo rolls four 4s."; nothing of a roll without a name. */
export function rolledText(name: string, dice: Dice, language: Language): string {
  const combination = combinationOf(dice);
  if (combination === undefined) return '';
  return wordsIn(language).news.combinations[combination](name, mainFace(dice));
}

function tell(event: TableEvent, turn: number, { language, names, game }: Telling): string {
  const { news, tools } = wordsIn(language);
  const name = itemAt(names, event.seat);
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
      return `${game.words[language].move(event.move, names)}.`;
    default:
      return `${name} ${game.words[language].move(event.move, names)}.`;
  }
}
