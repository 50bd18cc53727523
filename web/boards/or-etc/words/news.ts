import { combinationOf, mainFace } from '@pepite/games/or-etc/pieces/combinations';
import { type Dice, endsFrom, facesOf, NEVER } from '@pepite/games/or-etc/pieces/dice';
import {
  CENTRE,
  cardOf,
  diceIn,
  giveOf,
  kindOf,
  OFFER,
  REROLL,
  seatOf,
  SWAP,
  takeOf,
} from '@pepite/games/or-etc/moves';
import { NO_CARD } from '@pepite/games/or-etc/pieces';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import { itemAt, type Language, type Move, readBy, type Seat } from '@pepite/kernel';
import type { BoardProps } from '../../board.ts';
import { toReader } from '../../kit/to-reader.ts';
import type { TableEvent } from '../events.ts';
import type { Dealt } from './texts.ts';
import { accidentIn, shortName, toolName, wordsIn } from './words.ts';

interface Telling extends Pick<BoardProps<unknown, unknown>, 'language' | 'names' | 'game'> {
  /** Whom it is told to, if they sit at the table. */
  readonly reader: Seat | undefined;
  readonly deck: Deck;
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
  tableEvents.flatMap((one, index) => {
    // Dice that are rolled again are told once it is known what they show.
    if (isReroll(one) && tableEvents[index + 1]?.kind === 'rerolled') return [];
    const text =
      one.kind === 'rerolled'
        ? tellReroll(one, tableEvents[index - 1], telling)
        : tell(one, turn, telling);
    return [{ kind: one.kind, text: toReader(text, telling.language) }];
  });

const isReroll = (event: TableEvent | undefined): event is TableEvent & { readonly move: Move } =>
  event?.kind === 'told' && kindOf(event.move) === REROLL;

/** "Bo rerolls a pair of 2s: 3 5"; of somebody who was not seen to do so, the new dice alone. */
function tellReroll(
  { seat, move }: { readonly seat: Seat; readonly move: Move },
  before: TableEvent | undefined,
  telling: Telling,
): string {
  if (!isReroll(before)) return `${tellDrawn(move, telling)}.`;
  const { language, names, reader } = telling;
  const deed = `${itemAt(readBy(names, reader), seat)} ${tellDeed(seat, before.move, telling)}`;
  return wordsIn(language).news.rerolled(deed, facesOf(diceIn(move)).join(' '));
}

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
      return (
        tellDeal(name, event.move, telling) ??
        `${name} ${tellDeed(event.seat, event.move, telling)}.`
      );
  }
}

/** An exchange in fewer words than the log has: there is little room. */
function tellDeal(name: string, move: Move, telling: Telling): string | undefined {
  const { language, names, reader } = telling;
  const { took, tookByMug, offered } = wordsIn(language).news;
  switch (kindOf(move)) {
    case CENTRE:
      return took(name, dealtBy(move, telling));
    case OFFER:
      return offered(name, itemAt(readBy(names, reader), seatOf(move)), dealtBy(move, telling));
    case SWAP:
      return tookByMug(name, dealtBy(move, telling));
    default:
      return undefined;
  }
}

function dealtBy(move: Move, { language, deck }: Telling): Dealt {
  const paid = cardOf(move);
  const card = paid === NO_CARD ? undefined : shortName(deck, paid, language);
  return { give: giveOf(move), take: takeOf(move), card };
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
