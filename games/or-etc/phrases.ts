import { type Immutable, type Move, type Seat, type Words } from '@pepite/kernel';
import { cardsIn } from './pieces/bundle.ts';
import { cardNames, combinationIn, type CombinationWords } from './wording/combination.ts';
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
  DRAW,
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
import { accidentName, type AccidentName, toolName } from './pieces.ts';
import type { PlanId } from './plans.ts';
import { type OutcomeWords, tellOutcome } from './wording/outcome.ts';
import { type Labels, showHand, showTable } from './show.ts';
import { type Ending, type Hand, type OPTIONS, Step, type Table } from './world.ts';

/** The moves that are the same whoever makes them, by their word in records. */
export type PlainMove =
  'pass' | 'agree' | 'refuse' | 'contest' | 'let' | 'skip' | 'shield' | 'suffer' | 'fold';

/** The moves that players make. */
type OwnMove =
  | 'plain'
  | 'centre'
  | 'mug'
  | 'offer'
  | 'settle'
  | 'stake'
  | 'lay'
  | 'drop'
  | 'reroll'
  | 'bid'
  | 'choose';

/** The steps in which a seat decides. */
export type Question = Exclude<
  keyof typeof Step,
  'first' | 'deal' | 'beer' | 'roll' | 'reroll' | 'pick' | 'draw' | 'over'
>;

interface You {
  readonly first: string;
  readonly deal: (card: string) => string;
  readonly roll: (dice: string) => string;
  readonly newDice: (dice: string) => string;
  readonly pickFilon: string;
  readonly pickAccident: (accident: string) => string;
  readonly draw: (card: string) => string;
}

interface AccidentWords {
  readonly title: string;
  readonly effect: string;
}

/** What a language has to say about Or etc.; from it the words of the game are made. */
export interface Phrases {
  readonly title: string;
  readonly credits: string;
  readonly options: Readonly<Record<keyof typeof OPTIONS, string>>;
  readonly clauses: Readonly<Record<Clause, string>>;
  readonly refusals: Readonly<Record<Fault, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly plans: Readonly<Record<PlanId, string>>;
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
  readonly choose: (tool: string, price: number) => string;
  readonly first: (name: string) => string;
  readonly deal: (name: string, card: string) => string;
  readonly beer: (die: number) => string;
  readonly roll: (name: string, dice: string) => string;
  readonly newDice: (name: string, dice: string) => string;
  readonly pickFilon: (name: string) => string;
  readonly pickAccident: (name: string, accident: string) => string;
  readonly draw: (name: string, card: string) => string;
  /** The moves of a player, told to that player after "you". */
  readonly own: Pick<Phrases, OwnMove>;
  /** What chance brings a player, told to that player. */
  readonly you: You;
  /** All deals at once, all beers, and all cards drawn at the end of a turn. */
  readonly dealt: string;
  readonly served: string;
  readonly filledUp: string;
  readonly outcomes: OutcomeWords;
  readonly unseenDeal: string;
  readonly unseenDraw: string;
  readonly questions: Readonly<Record<Question, string>>;
  readonly combinations: CombinationWords;
  /** What the accidents are called, and what they do to their victim. */
  readonly accidents: Readonly<Record<AccidentName, AccidentWords>>;
  readonly labels: Labels;
}

export function wordsFrom(phrases: Phrases, deck: Deck): Words<Table, Hand> {
  const speech: Speech = { phrases, deck, cards: cardNames(deck, phrases.combinations) };
  return {
    title: phrases.title,
    credits: phrases.credits,
    options: phrases.options,
    clauses: phrases.clauses,
    refusals: phrases.refusals,
    endings: phrases.endings,
    plans: phrases.plans,
    move: (move, names) => tellMove(speech, move, names),
    ownMove: (move, names) =>
      tellMove({ ...speech, phrases: { ...phrases, ...phrases.own } }, move, names),
    toYou: (move, _names, own) => tellYou(speech, move, own),
    outcome: (move, table) => tellOutcome({ ...phrases, deck, cards: speech.cards }, move, table),
    unseen: ({ step }) => (step === Step.deal ? phrases.unseenDeal : phrases.unseenDraw),
    run: (move) => tellRun(phrases, move),
    question: (table) => question(phrases, table),
    table: (table, names) => showTable(deck, table, names, phrases.labels),
    hand: (hand) => showHand(deck, hand, phrases.labels),
  };
}

/** A language, and what the cards of a deck are called in it. */
interface Speech {
  readonly phrases: Phrases;
  readonly deck: Deck;
  readonly cards: readonly string[];
}

function tellMove(speech: Speech, move: Move, names: readonly string[]): string {
  const { phrases, cards, deck } = speech;
  const kind = kindOf(move);
  const card = kind === DROP ? '' : cards[cardOf(move)];
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
      return phrases.drop(cardsIn(bundleIn(move)).map((one) => cards[one]));
    case REROLL:
      return phrases.reroll(combinationIn(facesOf(diceIn(move)).join(''), phrases.combinations));
    case BID:
      return phrases.bid(numberIn(move));
    case CHOOSE: {
      const tool = numberIn(move);
      return phrases.choose(phrases.labels.tools[toolName(tool)], deck.toolValues[tool]);
    }
    default:
      return tellPlain(speech, move) ?? tellChance(speech, move, names);
  }
}

function tellPlain({ phrases, deck }: Speech, move: Move): string | undefined {
  const plain: Readonly<Record<string, string>> = phrases.plain;
  const word = print(deck, move);
  return Object.hasOwn(plain, word) ? plain[word] : undefined;
}

function tellChance({ phrases, cards }: Speech, move: Move, names: readonly string[]): string {
  const seat: Seat = seatOf(move);
  const name = names[seat];
  const card = cards[cardOf(move)];
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
      return phrases.pickAccident(name, phrases.accidents[accidentName(numberIn(move))].title);
    default:
      return phrases.draw(name, card);
  }
}

function tellYou({ phrases, cards }: Speech, move: Move, own: Seat): string | undefined {
  const { you, accidents } = phrases;
  const kind = kindOf(move);
  if (kind === BEER || seatOf(move) !== own) return undefined;
  switch (kind) {
    case FIRST:
      return you.first;
    case DEAL:
      return you.deal(cards[cardOf(move)]);
    case ROLL:
      return you.roll(facesOf(diceIn(move)).join(' '));
    case NEW_DICE:
      return you.newDice(facesOf(diceIn(move)).join(' '));
    case PICK_FILON:
      return you.pickFilon;
    case PICK_ACCIDENT:
      return you.pickAccident(accidents[accidentName(numberIn(move))].title);
    default:
      return you.draw(cards[cardOf(move)]);
  }
}

function tellRun(phrases: Phrases, move: Move): string | undefined {
  switch (kindOf(move)) {
    case DEAL:
      return phrases.dealt;
    case BEER:
      return phrases.served;
    case PICK_FILON:
    case DRAW:
      return phrases.filledUp;
    default:
      return undefined;
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
