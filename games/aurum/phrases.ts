import { has, type Immutable, type Move, type Seat, seatMark, type Words } from '@pepite/kernel';
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
import { type Card, isGold, METALS, type Metal, metalOf, NO_CARD, valueOf } from './pieces.ts';
import type { PlanId } from './plans.ts';
import { type Labels, showHand, showTable } from './show.ts';
import {
  type AurumOptions,
  type Ending,
  type Hand,
  hasTeams,
  Phase,
  sideOf,
  type Table,
} from './world.ts';

/** What a language has to say about Aurum; from it the words of the game are made, once for all. */
export interface Phrases {
  readonly title: string;
  readonly credits: string;
  readonly options: Readonly<Record<keyof AurumOptions, string>>;
  readonly clauses: Readonly<Record<Clause, string>>;
  readonly refusals: Readonly<Record<Fault, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly plans: Readonly<Record<PlanId, string>>;
  readonly isFree: (metal: string) => string;
  readonly metals: Readonly<Record<Metal | 'gold', string>>;
  /** A card as sentences name it, with its article where a language has one. */
  readonly card: (name: string) => string;
  readonly nuggets: (count: number) => string;
  /** Without teams there is one's own bid only. */
  readonly keep: (teams: boolean) => string;
  readonly end: string;
  readonly first: (name: string) => string;
  readonly deal: (name: string, card: string) => string;
  readonly aside: (card: string) => string;
  readonly bid: (card: string) => string;
  readonly play: (card: string) => string;
  readonly swap: (paid: string, name: string, card: string) => string;
  /** The same of the bid of whoever swaps. */
  readonly swapOwn: (paid: string, card: string) => string;
  /** The moves of a player, told to that player after "you". */
  readonly own: Pick<Phrases, 'keep' | 'end' | 'bid' | 'play' | 'swap' | 'swapOwn'>;
  /** What chance brings a player, told to that player. */
  readonly you: { readonly first: string; readonly deal: (card: string) => string };
  /** All deals of a round at once. */
  readonly dealt: string;
  readonly trickWon: (winner: string) => string;
  readonly goldGained: (low: string, gold: string) => string;
  readonly sidePoints: (side: string, points: number) => string;
  readonly roundEnded: (round: number, sides: readonly string[]) => string;
  readonly nuggetTo: (side: string) => string;
  readonly noNugget: string;
  readonly semicolon: string;
  readonly unseenBid: string;
  readonly unseenDeal: string;
  readonly askBid: string;
  readonly askSwap: (teams: boolean) => string;
  readonly askOpen: string;
  readonly askFollow: string;
  readonly labels: Labels;
}

type CardName = (card: Card) => string;

export function wordsFrom(phrases: Phrases): Words<Table, Hand> {
  const cardName: CardName = (card) => {
    const metal = phrases.metals[isGold(card) ? 'gold' : METALS[metalOf(card)]];
    // No line ends between a metal and its value.
    return phrases.card(`${metal}\u00A0${valueOf(card)}`);
  };
  return {
    title: phrases.title,
    credits: phrases.credits,
    options: phrases.options,
    clauses: phrases.clauses,
    refusals: phrases.refusals,
    endings: phrases.endings,
    plans: phrases.plans,
    condition: (move) => condition(phrases, move),
    score: (score, { cumulative }) => (cumulative ? undefined : phrases.nuggets(score)),
    move: (move, names, actor) => tellMove(phrases, cardName, { move, names, actor }),
    ownMove: (move, names, actor) =>
      tellMove({ ...phrases, ...phrases.own }, cardName, { move, names, actor }),
    toYou: (move, _names, own) => tellYou(phrases, cardName, move, own),
    run: (move) => (kindOf(move) === DEAL ? phrases.dealt : undefined),
    outcome: (move, table) => tellOutcome(phrases, cardName, move, table),
    roundEnd: (table) => tellRoundEnd(phrases, table),
    unseen: (table) => (table.phase === Phase.bid ? phrases.unseenBid : phrases.unseenDeal),
    question: (table) => question(phrases, table),
    table: (table, names) => showTable(table, names, phrases.labels, phrases.endings),
    hand: (hand) => showHand(hand, phrases.labels),
  };
}

/** A12: a metal can be played until somebody else has. */
function condition({ metals, isFree }: Phrases, move: Move): string | undefined {
  const isMetal = kindOf(move) === PLAY && !isGold(cardOf(move));
  return isMetal ? isFree(metals[METALS[metalOf(cardOf(move))]]) : undefined;
}

interface Told {
  readonly move: Move;
  readonly names: readonly string[];
  readonly actor: Seat | undefined;
}

function tellMove(phrases: Phrases, cardName: CardName, { move, names, actor }: Told): string {
  const card = (): string => cardName(cardOf(move));
  const name = (): string => names[seatOf(move)];
  switch (kindOf(move)) {
    case KEEP:
      return phrases.keep(hasTeams(names.length));
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
    default: {
      const paid = cardName(paidCard(move));
      return seatOf(move) === actor
        ? phrases.swapOwn(paid, card())
        : phrases.swap(paid, name(), card());
    }
  }
}

function tellYou({ you }: Phrases, cardName: CardName, move: Move, own: Seat): string | undefined {
  const kind = kindOf(move);
  if (seatOf(move) !== own) return undefined;
  if (kind === FIRST) return you.first;
  return kind === DEAL ? you.deal(cardName(cardOf(move))) : undefined;
}

/**
 * A14, A15: the card that completes a trick tells who wins it, and who gains gold. After a decision
 * cards are dealt only if it has ended the round.
 */
function tellOutcome(
  phrases: Phrases,
  cardName: CardName,
  move: Move,
  table: Immutable<Table>,
): string | undefined {
  const { phase, trick, last } = table;
  if (isDeal(move)) return undefined;
  if (phase === Phase.deal || phase === Phase.over) return tellRoundEnd(phrases, table);
  if (kindOf(move) !== PLAY || trick.laid > 0 || last.laid === 0) return undefined;
  const won = phrases.trickWon(seatMark(last.winner));
  if (last.gained === NO_CARD) return won;
  return `${won}, ${phrases.goldGained(seatMark(last.low), cardName(last.gained))}`;
}

const isDeal = (move: Move): boolean => [FIRST, DEAL, LAY_ASIDE].includes(kindOf(move));

/** A19–A21: what everybody has made of the round, and who gets its nugget. */
function tellRoundEnd(phrases: Phrases, table: Immutable<Table>): string {
  const { seats, report, cumulative } = table;
  const marks = Array.from({ length: seats }, (_, seat) => seat);
  const sideName = (side: number): string =>
    marks
      .filter((seat) => sideOf(seat, seats) === side)
      .map(seatMark)
      .join(` ${phrases.labels.and} `);
  const sides = report.points.map((points, side) => phrases.sidePoints(sideName(side), points));
  const counted = phrases.roundEnded(report.round, sides);
  if (cumulative) return counted;
  const winner = report.points.findIndex((_, side) => has(report.nugget, side));
  const nugget = winner < 0 ? phrases.noNugget : phrases.nuggetTo(sideName(winner));
  return `${counted}${phrases.semicolon}${nugget}`;
}

function question(phrases: Phrases, table: Immutable<Table>): string {
  if (table.phase === Phase.bid) return phrases.askBid;
  if (table.phase === Phase.swap) return phrases.askSwap(hasTeams(table.seats));
  return table.trick.laid === 0 ? phrases.askOpen : phrases.askFollow;
}
