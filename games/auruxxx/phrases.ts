import type { Immutable, Move, Words } from '@pepite/kernel';
import type { Clause, Fault } from './judge.ts';
import {
  ACCEPT,
  cardOf,
  DEAL,
  DEALER,
  DRAW,
  END,
  GET,
  kindOf,
  PASS,
  seatOf,
  SWAP_HANDS,
  thiefOf,
  TURN_UP,
} from './moves.ts';
import {
  type Action,
  ACTIONS,
  type Card,
  type Colour,
  colourOf,
  COLOURS,
  GOLDEN,
  isColoured,
  isFifty,
  isHappyMan,
  numberOf,
  PROFUSION,
} from './pieces.ts';
import { cardsOf, PLAY } from './cards/plays.ts';
import { type Labels, showHand, showTable } from './show.ts';
import { type Ending, type Hand, Phase, type Table } from './world.ts';

/** What a language has to say about Auruxxx; from it the words of the game are made. */
export interface Phrases {
  readonly title: string;
  readonly credits: string;
  readonly clauses: Readonly<Record<Clause, string>>;
  readonly refusals: Readonly<Record<Fault, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly golden: string;
  readonly happyMan: string;
  /** What is printed on a card, and its colour. */
  readonly coloured: (face: string, colour: string) => string;
  readonly pass: string;
  readonly accept: string;
  readonly draw: string;
  readonly end: string;
  readonly dealer: (name: string) => string;
  readonly deal: (name: string, card: string) => string;
  readonly turnUp: (card: string) => string;
  readonly get: (name: string, card: string) => string;
  readonly play: (cards: readonly string[]) => string;
  readonly steal: (victim: string, thief: string, card: string) => string;
  readonly swapHands: (name: string) => string;
  readonly unseenDeal: string;
  readonly unseenDraw: string;
  readonly unseenTheft: string;
  readonly askDebt: (cards: number) => string;
  readonly askTurn: string;
  readonly askDraw: string;
  readonly askAfterDraws: string;
  readonly askAfterAction: string;
  readonly askPartner: string;
  readonly labels: Labels;
}

type CardName = (card: Card) => string;

export function wordsFrom(phrases: Phrases): Words<Table, Hand> {
  const cardName: CardName = (card) => nameOf(phrases, card);
  return {
    title: phrases.title,
    credits: phrases.credits,
    options: {},
    clauses: phrases.clauses,
    refusals: phrases.refusals,
    endings: phrases.endings,
    move: (move, names) => tellMove(phrases, cardName, move, names),
    unseen: (table) => unseen(phrases, table),
    question: (table) => question(phrases, table),
    table: (table, names) => showTable(table, names, phrases.labels, phrases.endings),
    hand: (hand) => showHand(hand, phrases.labels),
  };
}

function nameOf(phrases: Phrases, card: Card): string {
  if (card === GOLDEN) return phrases.golden;
  if (!isColoured(card)) return phrases.actions[ACTIONS[card - PROFUSION]];
  const face = isFifty(card) ? '50' : String(numberOf(card));
  const colour = phrases.colours[COLOURS[colourOf(card)]];
  return phrases.coloured(isHappyMan(card) ? phrases.happyMan : face, colour);
}

function tellMove(
  phrases: Phrases,
  cardName: CardName,
  move: Move,
  names: readonly string[],
): string {
  const card = (): string => cardName(cardOf(move));
  const name = (): string => names[seatOf(move)];
  switch (kindOf(move)) {
    case PLAY:
      return phrases.play(cardsOf(move).map(cardName));
    case PASS:
      return phrases.pass;
    case ACCEPT:
      return phrases.accept;
    case DRAW:
      return phrases.draw;
    case END:
      return phrases.end;
    case SWAP_HANDS:
      return phrases.swapHands(name());
    case DEALER:
      return phrases.dealer(name());
    case DEAL:
      return phrases.deal(name(), card());
    case TURN_UP:
      return phrases.turnUp(card());
    case GET:
      return phrases.get(name(), card());
    default:
      return phrases.steal(name(), names[thiefOf(move)], card());
  }
}

function unseen(phrases: Phrases, { phase }: Immutable<Table>): string {
  if (phase === Phase.deal) return phrases.unseenDeal;
  return phase === Phase.draw ? phrases.unseenDraw : phrases.unseenTheft;
}

function question(phrases: Phrases, table: Immutable<Table>): string {
  if (table.phase === Phase.exchange) return phrases.askPartner;
  if (table.debt > 0) return phrases.askDebt(table.debt);
  if (table.chained) return phrases.askAfterAction;
  if (table.drawn === 0) return phrases.askTurn;
  return table.drawn === 1 ? phrases.askDraw : phrases.askAfterDraws;
}
