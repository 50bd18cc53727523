import {
  type Card,
  DEBT_OF_A_TWO,
  GOLDEN,
  isFifty,
  isHappyMan,
  isTwo,
  MOST_PASSES,
  numberOf,
  POINTS,
  ROUNDS,
} from '@pepite/games/auruxxx/pieces';
import { GOLDEN_BONUS } from '@pepite/games/auruxxx/score';
import { inPoints, type Table } from '@pepite/games/auruxxx/world';
import { itemAt, type Language, type Seat } from '@pepite/kernel';
import { pointsText } from '../../words/points.ts';
import type { AboutScene } from '../board.ts';
import type { About } from '../kit/about.ts';
import { nextName } from './scene.ts';
import { actionOf } from '@pepite/drawings/auruxxx/signs';
import { cardName, wordsIn } from './words.ts';

/** What things carry in `data-about`. */
export const aboutKey = {
  card: (card: Card): string => `card:${card}`,
  seat: (seat: Seat): string => `seat:${seat}`,
  pile: 'pile',
  talon: 'talon',
  figure: 'figure',
  debt: 'debt',
  round: 'round',
} as const;

/** The clauses that say what the actions do. */
const ACTION_CLAUSES = { profusion: 'X18', exchange: 'X20', drawOne: 'X19' } as const;

/** What a thing on the board is, and what it does now. */
export function about(key: string, scene: AboutScene<Table>): About | undefined {
  const [kind = '', id = ''] = key.split(':');
  const { language, table } = scene;
  const { about: words, places } = wordsIn(language);
  switch (kind) {
    case 'card':
      return aboutCard(Number(id), language);
    case 'seat':
      return aboutSeat(Number(id), scene);
    case aboutKey.pile:
      return { title: places.pileOf(table.pileSize), text: words.pile, clause: 'X5' };
    case aboutKey.talon:
      return { title: places.talonOf(table.talonSize), text: words.talon, clause: 'X32' };
    case aboutKey.figure:
      return { title: words.figureTitle, text: words.figure, clause: 'X28' };
    case aboutKey.debt:
      return aboutDebt(scene);
    case aboutKey.round:
      return { title: words.roundTitle, text: words.round(ROUNDS), clause: 'X31' };
    default:
      return undefined;
  }
}

function aboutCard(card: Card, language: Language): About {
  const { about: words } = wordsIn(language);
  const name = cardName(card, language);
  const { title = name, text, clause } = natureOf(card, name, language);
  return { title: capitalised(title), text: `${text} ${words.left(itemAt(POINTS, card))}`, clause };
}

interface Nature {
  readonly title?: string;
  readonly text: string;
  readonly clause: string;
}

function natureOf(card: Card, name: string, language: Language): Nature {
  const { about: words } = wordsIn(language);
  const action = actionOf(card);
  if (action !== undefined) return { text: words.actions[action], clause: ACTION_CLAUSES[action] };
  if (card === GOLDEN) return { text: words.golden(GOLDEN_BONUS), clause: 'X25' };
  if (isHappyMan(card)) return { text: words.happyMan, clause: 'X27' };
  if (isFifty(card)) return { text: words.fifty, clause: 'X12' };
  if (isTwo(card)) {
    return { title: words.twoTitle(name), text: words.two(DEBT_OF_A_TWO), clause: 'X16' };
  }
  return { text: words.number(numberOf(card)), clause: 'X10' };
}

const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

function aboutSeat(seat: Seat, { language, table, names }: AboutScene<Table>): About {
  const { about: words, places } = wordsIn(language);
  const points = inPoints(itemAt(table.sums, seat));
  const passes = places.passesLeft(MOST_PASSES - itemAt(table.passes, seat));
  const sum = places.sum(pointsText(points, language), points);
  const text = words.seat(places.cards(itemAt(table.handSizes, seat)), sum, passes);
  const figure = table.figure === seat ? ` ${words.ownsFigure}` : '';
  return { title: itemAt(names, seat), text: `${text}${figure}`, clause: 'X7' };
}

function aboutDebt({ language, table, names }: AboutScene<Table>): About {
  const { about: words } = wordsIn(language);
  const next = nextName(table, table.player, names);
  const text = words.debt(itemAt(names, table.player), table.debt, next);
  return { title: words.debtTitle, text, clause: 'X16' };
}
