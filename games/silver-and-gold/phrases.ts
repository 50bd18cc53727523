import type { Immutable, Ink, Move, Words } from '@pepite/kernel';
import { COLOURS, type Colour } from './data/cards.ts';
import type { Clause, Fault } from './judge.ts';
import {
  BONUS,
  cardOf,
  cellsOf,
  DEAL,
  DRAW,
  FIRST,
  KEEP,
  kindOf,
  LAY_OUT,
  MARK,
  otherCard,
  patternOf,
  seatOf,
  TAKE,
  TAKE_PILE,
} from './moves.ts';
import { printCells } from './notation.ts';
import { expeditionOf } from './data/patterns.ts';
import { type Card, colourOf } from './pieces.ts';
import { type Labels, showHand, showTable } from './show.ts';
import { type Ending, type Hand, Phase, type Table } from './world.ts';

/** What a language has to say about Silver & Gold; from it the words of the game are made. */
export interface Phrases {
  readonly title: string;
  readonly credits: string;
  readonly clauses: Readonly<Record<Clause, string>>;
  readonly refusals: Readonly<Record<Fault, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** By the name of the expedition card. */
  readonly patterns: Readonly<Record<string, string>>;
  readonly card: (card: Card, colour: string) => string;
  readonly mark: (cells: string, card: string) => string;
  readonly bonus: (cell: string, card: string) => string;
  readonly take: (card: string) => string;
  readonly takePile: string;
  readonly keep: (one: string, other: string) => string;
  readonly first: (name: string) => string;
  readonly deal: (name: string, card: string) => string;
  readonly market: (card: string) => string;
  readonly draw: (card: string) => string;
  readonly expedition: (id: string, pattern: string) => string;
  readonly unseenDeal: string;
  readonly unseenKeep: string;
  readonly unseenMark: string;
  readonly askKeep: string;
  readonly askMark: string;
  readonly askTake: string;
  readonly labels: Labels;
}

/** A terminal has no orange: yellow is next to it. */
const INKS: Readonly<Record<Colour, Ink>> = {
  purple: 'violet',
  orange: 'yellow',
  green: 'green',
  grey: 'grey',
};

export function wordsFrom(phrases: Phrases): Words<Table, Hand> {
  const colours: Readonly<Record<Colour, string>> = phrases.labels.colours;
  const cardName = (card: Card): string => phrases.card(card, colours[COLOURS[colourOf(card)]]);
  return {
    title: phrases.title,
    credits: phrases.credits,
    options: {},
    clauses: phrases.clauses,
    refusals: phrases.refusals,
    endings: phrases.endings,
    inks: Object.fromEntries(COLOURS.map((colour) => [colours[colour], INKS[colour]])),
    move: (move, names) => tellMove(phrases, cardName, move, names),
    unseen: (table) => unseen(phrases, table),
    question: (table) => question(phrases, table),
    table: (table, names) => showTable(table, names, phrases.labels, phrases.patterns),
    hand: (hand) => showHand(hand, phrases.labels),
  };
}

function tellMove(
  phrases: Phrases,
  cardName: (card: Card) => string,
  move: Move,
  names: readonly string[],
): string {
  const card = (): string => cardName(cardOf(move));
  switch (kindOf(move)) {
    case MARK:
      return phrases.mark(printCells(cellsOf(move)), card());
    case BONUS:
      return phrases.bonus(printCells(cellsOf(move)), card());
    case TAKE:
      return phrases.take(card());
    case TAKE_PILE:
      return phrases.takePile;
    case KEEP:
      return phrases.keep(card(), cardName(otherCard(move)));
    case FIRST:
      return phrases.first(names[seatOf(move)]);
    case DEAL:
      return phrases.deal(names[seatOf(move)], card());
    case LAY_OUT:
      return phrases.market(card());
    case DRAW:
      return phrases.draw(card());
    default:
      return tellExpedition(phrases, move);
  }
}

function tellExpedition(phrases: Phrases, move: Move): string {
  const { id } = expeditionOf(patternOf(move));
  return phrases.expedition(id, phrases.patterns[id]);
}

function unseen(phrases: Phrases, { phase }: Immutable<Table>): string {
  if (phase === Phase.mark) return phrases.unseenMark;
  return phase === Phase.keep ? phrases.unseenKeep : phrases.unseenDeal;
}

function question(phrases: Phrases, { phase }: Immutable<Table>): string {
  if (phase === Phase.mark) return phrases.askMark;
  return phase === Phase.take ? phrases.askTake : phrases.askKeep;
}
