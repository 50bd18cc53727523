import type { Move, Words } from '@pepite/kernel';
import type { Clause, Fault } from './judge.ts';
import { cardOf, isDeal, seatOf } from './moves.ts';
import type { Ending } from './score.ts';
import { type Labels, showHand, showTable } from './show.ts';
import type { Hand, Table } from './world.ts';

/** What a language has to say about the game; from it the words of the game are made. */
export interface Phrases {
  readonly title: string;
  readonly credits: string;
  readonly clauses: Readonly<Record<Clause, string>>;
  readonly refusals: Readonly<Record<Fault, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly play: (card: number) => string;
  readonly deal: (name: string, card: number) => string;
  /** All deals at once. */
  readonly dealt: string;
  readonly unseenDeal: string;
  readonly question: string;
  readonly labels: Labels;
}

export const wordsFrom = (phrases: Phrases): Words<Table, Hand> => ({
  title: phrases.title,
  credits: phrases.credits,
  options: {},
  clauses: phrases.clauses,
  refusals: phrases.refusals,
  endings: phrases.endings,
  move: (move, names) => tellMove(phrases, move, names),
  unseen: () => phrases.unseenDeal,
  run: (move) => (isDeal(move) ? phrases.dealt : undefined),
  question: () => phrases.question,
  table: (table, names) => showTable(table, names, phrases.labels),
  hand: (hand) => showHand(hand, phrases.labels),
});

const tellMove = ({ deal, play }: Phrases, move: Move, names: readonly string[]): string =>
  isDeal(move) ? deal(names[seatOf(move)], cardOf(move)) : play(cardOf(move));
