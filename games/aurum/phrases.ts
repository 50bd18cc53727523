import type { Immutable, Move, Words } from '@pepite/kernel';
import type { Clause, Fault } from './judge.ts';
import {
  BID,
  cardOf,
  DEAL,
  END,
  FIRST,
  KEEP,
  kindOf,
  LAY_ASIDE,
  PLAY,
  paidCard,
  seatOf,
} from './moves.ts';
import { type Card, isGold, METALS, type Metal, metalOf, valueOf } from './pieces.ts';
import { type Labels, showHand, showTable } from './show.ts';
import { type Ending, type Hand, Phase, type AurumOptions, type Table } from './world.ts';

/** What a language has to say about Aurum; from it the words of the game are made, once for all. */
export interface Phrases {
  readonly title: string;
  readonly credits: string;
  readonly options: Readonly<Record<keyof AurumOptions, string>>;
  readonly clauses: Readonly<Record<Clause, string>>;
  readonly refusals: Readonly<Record<Fault, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly metals: Readonly<Record<Metal | 'gold', string>>;
  readonly keep: string;
  readonly end: string;
  readonly first: (name: string) => string;
  readonly deal: (name: string, card: string) => string;
  readonly aside: (card: string) => string;
  readonly bid: (card: string) => string;
  readonly play: (card: string) => string;
  readonly swap: (paid: string, name: string, card: string) => string;
  readonly unseenBid: string;
  readonly unseenDeal: string;
  readonly askBid: string;
  readonly askSwap: string;
  readonly askOpen: string;
  readonly askFollow: string;
  readonly labels: Labels;
}

export function wordsFrom(phrases: Phrases): Words<Table, Hand> {
  const cardName = (card: Card): string =>
    `${phrases.metals[isGold(card) ? 'gold' : METALS[metalOf(card)]]} ${valueOf(card)}`;
  return {
    title: phrases.title,
    credits: phrases.credits,
    options: phrases.options,
    clauses: phrases.clauses,
    refusals: phrases.refusals,
    endings: phrases.endings,
    move: (move, names) => tellMove(phrases, cardName, move, names),
    unseen: (table) => (table.phase === Phase.bid ? phrases.unseenBid : phrases.unseenDeal),
    question: (table) => question(phrases, table),
    table: (table, names) => showTable(table, names, phrases.labels, phrases.endings),
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
  const name = (): string => names[seatOf(move)];
  switch (kindOf(move)) {
    case KEEP:
      return phrases.keep;
    case END:
      return phrases.end;
    case FIRST:
      return phrases.first(name());
    case DEAL:
      return phrases.deal(name(), card());
    case LAY_ASIDE:
      return phrases.aside(card());
    case BID:
      return phrases.bid(card());
    case PLAY:
      return phrases.play(card());
    default:
      return phrases.swap(cardName(paidCard(move)), name(), card());
  }
}

function question(phrases: Phrases, table: Immutable<Table>): string {
  if (table.phase === Phase.bid) return phrases.askBid;
  if (table.phase === Phase.swap) return phrases.askSwap;
  return table.trick.laid === 0 ? phrases.askOpen : phrases.askFollow;
}
