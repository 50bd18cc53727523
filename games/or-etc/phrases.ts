import { type Immutable, type Move, type Seat, type Words } from '@pepite/kernel';
import { cardsIn } from './pieces/bundle.ts';
import { ACCIDENTS } from './data/cards.ts';
import type { Deck } from './pieces/deck.ts';
import { facesOf } from './pieces/dice.ts';
import type { Clause, Fault } from './judging/faults.ts';
import {
  BEER,
  BID,
  bundleIn,
  cardOf,
  CENTRE,
  CHOOSE,
  DEAL,
  diceIn,
  DROP,
  FIRST,
  giveOf,
  kindOf,
  LAY,
  NEW_DICE,
  numberIn,
  OFFER,
  PICK_ACCIDENT,
  PICK_FILON,
  REROLL,
  ROLL,
  seatOf,
  SETTLE,
  settledWith,
  STAKE,
  SWAP,
  takeOf,
} from './moves.ts';
import { print } from './notation.ts';
import { TOOLS, type ToolName } from './pieces.ts';
import { type Labels, showHand, showTable } from './show.ts';
import { type Ending, type Hand, Step, type Table } from './world.ts';

/** The moves that are the same whoever makes them, by their word in records. */
export type PlainMove =
  'pass' | 'agree' | 'refuse' | 'contest' | 'let' | 'skip' | 'shield' | 'suffer' | 'fold';

/** The steps in which a seat decides. */
export type Question = Exclude<
  keyof typeof Step,
  'first' | 'deal' | 'beer' | 'roll' | 'reroll' | 'pick' | 'draw' | 'over'
>;

/** What a language has to say about Or etc.; from it the words of the game are made. */
export interface Phrases {
  readonly title: string;
  readonly credits: string;
  readonly options: Readonly<Record<'sheets' | 'accidents' | 'cards', string>>;
  readonly clauses: Readonly<Record<Clause, string>>;
  readonly refusals: Readonly<Record<Fault, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly plain: Readonly<Record<PlainMove, string>>;
  /** A card may be paid or not. */
  readonly centre: (give: number, take: number, card: string | undefined) => string;
  readonly mug: (give: number, take: number) => string;
  readonly offer: (name: string, give: number, take: number, card: string | undefined) => string;
  readonly settle: (give: number, card: string | undefined) => string;
  readonly stake: (card: string) => string;
  readonly lay: (card: string) => string;
  readonly drop: (cards: readonly string[]) => string;
  readonly reroll: (dice: string) => string;
  readonly bid: (amount: number) => string;
  readonly choose: (tool: string) => string;
  readonly first: (name: string) => string;
  readonly deal: (name: string, card: string) => string;
  readonly beer: (die: number) => string;
  readonly roll: (name: string, dice: string) => string;
  readonly newDice: (name: string, dice: string) => string;
  readonly pickFilon: (name: string) => string;
  readonly pickAccident: (name: string, accident: string) => string;
  readonly draw: (name: string, card: string) => string;
  readonly unseenDeal: string;
  readonly unseenDraw: string;
  readonly questions: Readonly<Record<Question, string>>;
  readonly labels: Labels;
}

export const wordsFrom = (phrases: Phrases, deck: Deck): Words<Table, Hand> => ({
  title: phrases.title,
  credits: phrases.credits,
  options: phrases.options,
  clauses: phrases.clauses,
  refusals: phrases.refusals,
  endings: phrases.endings,
  move: (move, names) => tellMove(phrases, deck, move, names),
  unseen: ({ step }) => (step === Step.deal ? phrases.unseenDeal : phrases.unseenDraw),
  question: (table) => question(phrases, table),
  table: (table, names) => showTable(deck, table, names, phrases.labels),
  hand: (hand) => showHand(deck, hand, phrases.labels),
});

function tellMove(phrases: Phrases, deck: Deck, move: Move, names: readonly string[]): string {
  const kind = kindOf(move);
  const card = kind === DROP ? '' : deck.names[cardOf(move)];
  const paid = card === '' ? undefined : card;
  switch (kind) {
    case CENTRE:
      return phrases.centre(giveOf(move), takeOf(move), paid);
    case SWAP:
      return phrases.mug(giveOf(move), takeOf(move));
    case OFFER:
      return phrases.offer(names[seatOf(move)], giveOf(move), takeOf(move), paid);
    case SETTLE:
      return phrases.settle(settledWith(move), paid);
    case STAKE:
      return phrases.stake(card);
    case LAY:
      return phrases.lay(card);
    case DROP:
      return phrases.drop(cardsIn(bundleIn(move)).map((one) => deck.names[one]));
    case REROLL:
      return phrases.reroll(facesOf(diceIn(move)).join(' '));
    case BID:
      return phrases.bid(numberIn(move));
    case CHOOSE:
      return phrases.choose(phrases.labels.tools[toolName(numberIn(move))]);
    default:
      return tellPlain(phrases, deck, move) ?? tellChance(phrases, deck, move, names);
  }
}

const toolName = (tool: number): ToolName => TOOLS[tool - 1];

function tellPlain(phrases: Phrases, deck: Deck, move: Move): string | undefined {
  const plain: Readonly<Record<string, string>> = phrases.plain;
  const word = print(deck, move);
  return Object.hasOwn(plain, word) ? plain[word] : undefined;
}

function tellChance(phrases: Phrases, deck: Deck, move: Move, names: readonly string[]): string {
  const seat: Seat = seatOf(move);
  const name = names[seat];
  const card = deck.names[cardOf(move)];
  switch (kindOf(move)) {
    case FIRST:
      return phrases.first(name);
    case DEAL:
      return phrases.deal(name, card);
    case BEER:
      return phrases.beer(numberIn(move));
    case ROLL:
      return phrases.roll(name, facesOf(diceIn(move)).join(' '));
    case NEW_DICE:
      return phrases.newDice(name, facesOf(diceIn(move)).join(' '));
    case PICK_FILON:
      return phrases.pickFilon(name);
    case PICK_ACCIDENT:
      return phrases.pickAccident(name, ACCIDENTS[numberIn(move)]);
    default:
      return phrases.draw(name, card);
  }
}

const QUESTIONS: Readonly<Partial<Record<Step, Question>>> = {
  [Step.bid]: 'bid',
  [Step.choose]: 'choose',
  [Step.shield]: 'shield',
  [Step.act]: 'act',
  [Step.contest]: 'contest',
  [Step.stake]: 'stake',
  [Step.settle]: 'settle',
  [Step.answer]: 'answer',
  [Step.lay]: 'lay',
  [Step.drop]: 'drop',
};

function question(phrases: Phrases, { step }: Immutable<Table>): string {
  const asked = QUESTIONS[step];
  return asked === undefined ? '' : phrases.questions[asked];
}
