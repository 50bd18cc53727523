import {
  type Immutable,
  type Ink,
  type Move,
  type Seat,
  seatMark,
  size,
  type Words,
} from '@pepite/kernel';
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
import { expeditionOf } from './data/patterns.ts';
import {
  type Card,
  CELLS,
  type Cells,
  COINS,
  colourOf,
  CROSSES,
  PALMS,
  POINTS,
  sealOf,
} from './pieces.ts';
import { type Brought, broughtByMarks } from './report/brought.ts';
import { type Labels, showHand, showTable } from './show.ts';
import { type Ending, type Hand, Phase, type Table } from './world.ts';

/** What a language has to say about Silver & Gold; from it the words of the game are made. */
export interface Phrases {
  readonly title: string;
  readonly credits: string;
  /** What the rulebook calls a round, where the page would say something else. */
  readonly round?: string | undefined;
  readonly clauses: Readonly<Record<Clause, string>>;
  readonly refusals: Readonly<Record<Fault, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** By the name of the expedition card. */
  readonly patterns: Readonly<Record<string, string>>;
  /** A card as it is printed: "a purple card (14 points, 1 coin)". */
  readonly card: (printed: Printed) => string;
  /** What cells show, joined: coins, palms, crosses; empty where they show nothing. */
  readonly signs: (signs: Signs) => string;
  readonly mark: (cells: number, card: string, signs: string) => string;
  readonly bonus: (card: string, signs: string) => string;
  readonly take: (card: string) => string;
  readonly takePile: string;
  readonly keep: (one: string, other: string) => string;
  readonly first: (name: string) => string;
  readonly deal: (name: string, card: string) => string;
  readonly market: (card: string) => string;
  readonly draw: (card: string) => string;
  readonly expedition: (pattern: string) => string;
  /** The moves of a player, told to that player after "you". */
  readonly own: Pick<Phrases, 'mark' | 'bonus' | 'take' | 'takePile' | 'keep'>;
  /** What chance brings a player, told to that player. */
  readonly you: { readonly first: string; readonly deal: (card: string) => string };
  /** All deals at once, and all cards of the first market. */
  readonly dealt: string;
  readonly laidOut: string;
  /** What the marks of a turn have brought a player, at least one thing. */
  readonly brought: (name: string, brought: Told) => string;
  /** What parts two sentences in one line. */
  readonly semicolon: string;
  readonly unseenDeal: string;
  readonly unseenKeep: string;
  readonly unseenMark: string;
  readonly askKeep: string;
  readonly askMark: string;
  readonly askTake: string;
  readonly labels: Labels;
}

/** How many coins, palms and crosses some cells show. */
export interface Signs {
  readonly coins: number;
  readonly palms: number;
  readonly crosses: number;
}

/** What marks have brought, with its cards as they are called. */
export interface Told extends Omit<Brought, 'cards'> {
  readonly cards: readonly string[];
}

/** What is printed on a card, with its colours as they are said. */
export interface Printed {
  readonly colour: string;
  readonly points: number;
  readonly signs: Signs;
  /** Whether one of the same colour was named just before: "another purple card". */
  readonly isAnother?: boolean;
  readonly seal?: { readonly bonus: number; readonly colour: string } | undefined;
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
  const cardName = (card: Card, isAnother = false): string => {
    const seal = sealOf(card);
    return phrases.card({
      colour: colours[COLOURS[colourOf(card)]],
      points: POINTS[card],
      signs: signsIn(card, CELLS[card]),
      isAnother,
      seal: seal === undefined ? undefined : { ...seal, colour: colours[seal.colour] },
    });
  };
  /** Where cells of it are marked: no more than tells it from the card beside it. */
  const shortName = (card: Card): string =>
    phrases.card({
      colour: colours[COLOURS[colourOf(card)]],
      points: POINTS[card],
      signs: NO_SIGNS,
    });
  return {
    title: phrases.title,
    credits: phrases.credits,
    round: phrases.round,
    options: {},
    clauses: phrases.clauses,
    refusals: phrases.refusals,
    endings: phrases.endings,
    inks: Object.fromEntries(COLOURS.map((colour) => [colours[colour], INKS[colour]])),
    move: (move, names) => tellMove({ ...phrases, cardName, shortName }, move, names),
    ownMove: (move, names) =>
      tellMove({ ...phrases, ...phrases.own, cardName, shortName }, move, names),
    toYou: (move, _names, own) => tellYou({ ...phrases, cardName, shortName }, move, own),
    outcome: (move, table) => tellOutcome({ ...phrases, cardName, shortName }, move, table),
    unseen: (table) => unseen(phrases, table),
    run: (move) => tellRun(phrases, move),
    question: (table) => question(phrases, table),
    table: (table, names) => showTable(table, names, phrases.labels, phrases.patterns),
    hand: (hand) => showHand(hand, phrases.labels),
  };
}

interface NamedPhrases extends Phrases {
  readonly cardName: (card: Card, isAnother?: boolean) => string;
  readonly shortName: (card: Card) => string;
}

const NO_SIGNS: Signs = { coins: 0, palms: 0, crosses: 0 };

const signsIn = (card: Card, cells: Cells): Signs => ({
  coins: size(cells & COINS[card]),
  palms: size(cells & PALMS[card]),
  crosses: size(cells & CROSSES[card]),
});

/** Cards carry no number and cells no coordinates: a card is told by what is printed on it. */
function tellMove(phrases: NamedPhrases, move: Move, names: readonly string[]): string {
  const card = cardOf(move);
  switch (kindOf(move)) {
    case MARK:
    case BONUS:
      return tellMark(phrases, move);
    case TAKE:
      return phrases.take(phrases.cardName(card));
    case TAKE_PILE:
      return phrases.takePile;
    case KEEP:
      return tellKeep(phrases, card, otherCard(move));
    case FIRST:
      return phrases.first(names[seatOf(move)]);
    case DEAL:
      return phrases.deal(names[seatOf(move)], phrases.cardName(card));
    case LAY_OUT:
      return phrases.market(phrases.cardName(card));
    case DRAW:
      return phrases.draw(phrases.cardName(card));
    default:
      return phrases.expedition(phrases.patterns[expeditionOf(patternOf(move)).id]);
  }
}

function tellKeep({ keep, cardName }: NamedPhrases, one: Card, other: Card): string {
  return keep(cardName(one), cardName(other, colourOf(one) === colourOf(other)));
}

function tellMark(phrases: NamedPhrases, move: Move): string {
  const card = cardOf(move);
  const cells = cellsOf(move);
  const name = phrases.shortName(card);
  const signs = phrases.signs(signsIn(card, cells));
  return kindOf(move) === BONUS
    ? phrases.bonus(name, signs)
    : phrases.mark(size(cells), name, signs);
}

function tellYou({ you, cardName }: NamedPhrases, move: Move, own: Seat): string | undefined {
  const kind = kindOf(move);
  if (kind === FIRST) return seatOf(move) === own ? you.first : undefined;
  return kind === DEAL && seatOf(move) === own ? you.deal(cardName(cardOf(move))) : undefined;
}

function tellRun(phrases: Phrases, move: Move): string | undefined {
  const kind = kindOf(move);
  if (kind === DEAL) return phrases.dealt;
  return kind === LAY_OUT ? phrases.laidOut : undefined;
}

/** S10–S14: what all have marked counts when the last one is done. */
function tellOutcome(
  phrases: NamedPhrases,
  move: Move,
  table: Immutable<Table>,
): string | undefined {
  const kind = kindOf(move);
  if ((kind !== MARK && kind !== BONUS) || table.phase === Phase.mark) return undefined;
  const told = broughtByMarks(table).flatMap((brought, seat) => {
    const { coins, palms, cups, cards } = brought;
    if (coins + palms + cups.length + cards.length === 0) return [];
    const named = { ...brought, cards: cards.map(phrases.shortName) };
    return [phrases.brought(seatMark(seat), named)];
  });
  return told.length === 0 ? undefined : told.join(phrases.semicolon);
}

function unseen(phrases: Phrases, { phase }: Immutable<Table>): string {
  if (phase === Phase.mark) return phrases.unseenMark;
  return phase === Phase.keep ? phrases.unseenKeep : phrases.unseenDeal;
}

function question(phrases: Phrases, { phase }: Immutable<Table>): string {
  if (phase === Phase.mark) return phrases.askMark;
  return phase === Phase.take ? phrases.askTake : phrases.askKeep;
}
