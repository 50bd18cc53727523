import { type Immutable, type Move, type Seat, seatMark, type Words } from '@pepite/kernel';
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
  STEAL,
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
  NOBODY,
  numberOf,
  PROFUSION,
} from './pieces.ts';
import { cardsOf, PLAY, topOf } from './cards/plays.ts';
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
  readonly goldens: (count: number) => string;
  readonly happyMan: string;
  /** A card within a sentence: by what is printed on it and its colour, or one of the actions. */
  readonly theCard: (face: string, colour: string) => string;
  readonly anAction: Readonly<Record<Action, string>>;
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
  /** The moves of a player, told to that player after "you". */
  readonly own: Pick<Phrases, 'pass' | 'accept' | 'draw' | 'end' | 'play' | 'swapHands'>;
  /** What chance brings a player, told to that player. */
  readonly you: You;
  /** All deals at once, and all cards drawn for a debt. */
  readonly dealt: string;
  readonly drawn: string;
  readonly owes: (name: string, cards: number) => string;
  readonly ownsFigure: (name: string) => string;
  readonly swapped: (one: Holder, other: Holder) => string;
  readonly roundWon: (name: string, round: number) => string;
  readonly roundEnded: (round: number, ending: string) => string;
  readonly unseenDeal: string;
  readonly unseenDraw: (name: string) => string;
  /** In English the thief is named first: `report/glimpse` reads it. */
  readonly unseenTheft: (thief: string, victim: string) => string;
  readonly askDebt: (cards: number) => string;
  readonly askTurn: string;
  readonly askDraw: string;
  readonly askAfterDraws: string;
  readonly askAfterAction: string;
  readonly askPartner: string;
  readonly labels: Labels;
}

interface You {
  readonly dealer: string;
  readonly deal: (card: string) => string;
  readonly get: (card: string) => string;
  readonly steal: (victim: string, card: string) => string;
  readonly lose: (thief: string, card: string) => string;
}

/** A player, and how many cards that player holds. */
interface Holder {
  readonly name: string;
  readonly cards: number;
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
    ownMove: (move, names) => tellMove({ ...phrases, ...phrases.own }, cardName, move, names),
    toYou: (move, names, own) => tellYou(phrases.you, cardName, { move, names, own }),
    outcome: (move, table) => tellOutcome(phrases, move, table),
    roundEnd: ({ report }) => tellRoundEnd(phrases, report),
    unseen: (table) => unseen(phrases, table),
    run: (move) => tellRun(phrases, move),
    isToldByNext: (move) => kindOf(move) === DRAW,
    question: (table) => question(phrases, table),
    table: (table, names) => showTable(table, names, phrases.labels, phrases.endings),
    hand: (hand) => showHand(hand, phrases.labels),
  };
}

function nameOf(phrases: Phrases, card: Card): string {
  if (card === GOLDEN) return phrases.goldens(1);
  if (!isColoured(card)) return phrases.anAction[ACTIONS[card - PROFUSION]];
  const face = isFifty(card) ? '50' : String(numberOf(card));
  const colour = phrases.colours[COLOURS[colourOf(card)]];
  return phrases.theCard(isHappyMan(card) ? phrases.happyMan : face, colour);
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
      return phrases.play(namesOf(phrases, cardName, cardsOf(move)));
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

interface Brought {
  readonly move: Move;
  readonly names: readonly string[];
  readonly own: Seat;
}

function tellYou(you: You, cardName: CardName, { move, names, own }: Brought): string | undefined {
  const kind = kindOf(move);
  const isTheirs = seatOf(move) === own;
  const card = (): string => cardName(cardOf(move));
  if (kind === STEAL && thiefOf(move) === own) return you.steal(names[seatOf(move)], card());
  if (!isTheirs) return undefined;
  if (kind === STEAL) return you.lose(names[thiefOf(move)], card());
  if (kind === DEALER) return you.dealer;
  if (kind === DEAL) return you.deal(card());
  return kind === GET ? you.get(card()) : undefined;
}

/** X25: golden twelves are all alike, so they are counted. */
const namesOf = (
  phrases: Phrases,
  cardName: CardName,
  cards: readonly Card[],
): readonly string[] =>
  cards[0] === GOLDEN ? [phrases.goldens(cards.length)] : cards.map(cardName);

function tellRun(phrases: Phrases, move: Move): string | undefined {
  const kind = kindOf(move);
  if (kind === DEAL) return phrases.dealt;
  return kind === GET ? phrases.drawn : undefined;
}

/** What a decision has led to; what chance brings after it is told move by move. */
function tellOutcome(phrases: Phrases, move: Move, table: Immutable<Table>): string | undefined {
  switch (kindOf(move)) {
    case PLAY:
    case PASS:
    case END:
      return isRoundOver(table)
        ? tellRoundEnd(phrases, table.report)
        : tellTurnEnd(phrases, move, table);
    case SWAP_HANDS:
      return tellSwap(phrases, table, seatOf(move));
    default:
      return undefined;
  }
}

/** X25, X26: after a decision cards are dealt only if it has ended the round. */
const isRoundOver = ({ phase }: Immutable<Table>): boolean =>
  phase === Phase.deal || phase === Phase.over;

function tellRoundEnd(phrases: Phrases, report: Immutable<Table>['report']): string {
  return report.winner === NOBODY
    ? phrases.roundEnded(report.round, phrases.endings[report.ending])
    : phrases.roundWon(seatMark(report.winner), report.round);
}

/** X16: who owes cards now. X27: who has the figure. */
function tellTurnEnd(
  phrases: Phrases,
  move: Move,
  { debt, player, figure }: Immutable<Table>,
): string | undefined {
  if (debt > 0) return phrases.owes(seatMark(player), debt);
  const isFigured = kindOf(move) === PLAY && isHappyMan(topOf(move));
  return isFigured ? phrases.ownsFigure(seatMark(figure)) : undefined;
}

/** X20: how many cards everybody holds is open. */
function tellSwap(
  phrases: Phrases,
  { player, handSizes }: Immutable<Table>,
  partner: Seat,
): string {
  const holder = (seat: Seat): Holder => ({ name: seatMark(seat), cards: handSizes[seat] });
  return phrases.swapped(holder(player), holder(partner));
}

function unseen(phrases: Phrases, { phase, player, victim }: Immutable<Table>): string {
  if (phase === Phase.deal) return phrases.unseenDeal;
  return phase === Phase.draw
    ? phrases.unseenDraw(seatMark(player))
    : phrases.unseenTheft(seatMark(player), seatMark(victim));
}

function question(phrases: Phrases, table: Immutable<Table>): string {
  if (table.phase === Phase.exchange) return phrases.askPartner;
  if (table.debt > 0) return phrases.askDebt(table.debt);
  if (table.chained) return phrases.askAfterAction;
  if (table.drawn === 0) return phrases.askTurn;
  return table.drawn === 1 ? phrases.askDraw : phrases.askAfterDraws;
}
