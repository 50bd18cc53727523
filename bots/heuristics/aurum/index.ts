import { type Bits, type Immutable, lowest, type Move, WORD } from '@pepite/kernel';
import { type AurumView, BID, END, KEEP, PLAY, swapMove } from '@pepite/games/aurum/moves';
import {
  AS_HEAP,
  type Card,
  FOLLOWS_HIGH,
  FOLLOWS_LOW,
  GOLD_CARDS,
  goldBits,
  goldCard,
  goldCount,
  type Heap,
  LEVELS,
} from '@pepite/games/aurum/pieces';
import { type Hand, Phase, sideOf, type Table } from '@pepite/games/aurum/world';
import { type Heuristic, ranked } from '../../bot.ts';
import { Forecast } from './forecast.ts';
import { Notes } from './notes.ts';
import { Outlook } from './outlook.ts';

/**
 * Weighs every choice by what it leaves behind: how likely its side wins the round from there
 * (`Outlook`), after all that the other players may add to the trick (`Forecast`), given which
 * cards it has seen go (`Notes`). It draws nothing at random: the same views, the same choices.
 */
export const aurumHeuristic = (notes = new Notes()): Heuristic<Table, Hand> =>
  new AurumHeuristic(notes);

class AurumHeuristic implements Heuristic<Table, Hand> {
  readonly #notes: Notes;
  readonly #outlook = new Outlook();
  readonly #forecast = new Forecast();
  #bestMove: Move = KEEP;
  #bestWorth = 0;
  /** Every move weighed, when all of them are asked for. */
  #weighed: Map<Move, number> | undefined;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  rank(view: AurumView): readonly Move[] {
    const weighed = new Map<Move, number>();
    this.#weighed = weighed;
    this.choose(view);
    this.#weighed = undefined;
    return ranked(weighed.keys(), (move) => weighed.get(move) ?? 0);
  }

  choose(view: AurumView): Move {
    this.#notes.take(view);
    this.#outlook.take(view);
    this.#bestWorth = -1;
    const { phase } = view.table;
    if (phase === Phase.play) this.#weighPlays(view);
    else if (phase === Phase.swap) this.#weighSwaps(view);
    else this.#weighBids(view);
    return this.#bestMove;
  }

  #offer(move: Move, worth: number): void {
    this.#weighed?.set(move, worth);
    if (worth <= this.#bestWorth) return;
    this.#bestWorth = worth;
    this.#bestMove = move;
  }

  #weighBids({ seat, hand }: AurumView): void {
    for (const card of cardsIn(hand.metals)) {
      this.#outlook.layBid(seat, card);
      this.#offer(BID + card, this.#outlook.worth());
      this.#outlook.takeBid(seat, card);
    }
  }

  /** Every card of the hand for either bid of the side, paid with the cheapest gold. */
  #weighSwaps({ table, seat, hand }: AurumView): void {
    const outlook = this.#outlook;
    this.#offer(KEEP, outlook.worth());
    const paid = cheapest(table.stocks[seat]);
    outlook.addGold(outlook.side, AS_HEAP[paid], -1);
    for (const target of seatsOfSide(table, outlook.side)) {
      const old = table.bids[target];
      outlook.takeBid(target, old);
      for (const card of cardsIn(hand.metals)) {
        outlook.layBid(target, card);
        this.#offer(swapMove(paid, target, card), outlook.worth());
        outlook.takeBid(target, card);
      }
      outlook.layBid(target, old);
    }
  }

  #weighPlays(view: AurumView): void {
    const { table, hand, seat } = view;
    const outlook = this.#outlook;
    const metals = playable(table, hand.metals);
    if (metals[0] === 0 && metals[1] === 0) this.#offer(END, outlook.standing());
    const leader = outlook.leader();
    outlook.finishTrick(table.trick);
    this.#forecast.take(view, this.#notes, outlook.stakes(), leader);
    for (const card of cardsIn(metals)) {
      outlook.addCard(card, -1);
      this.#weighPlay(card);
      outlook.addCard(card, 1);
    }
    if (table.trick.laid === 0) return;
    for (let level = 0; level < LEVELS; level++) {
      if (goldCount(table.stocks[seat], level) === 0) continue;
      const card = goldCard(level);
      outlook.addGold(outlook.side, AS_HEAP[card], -1);
      this.#weighPlay(card);
      outlook.addGold(outlook.side, AS_HEAP[card], 1);
    }
  }

  /** What a card is worth, over all ways the trick may go on from it. */
  #weighPlay(card: Card): void {
    const outlook = this.#outlook;
    const forecast = this.#forecast;
    const standing = outlook.standing();
    forecast.make(card);
    outlook.addForecast(forecast, 1);
    const ends = outlook.endsWith(forecast.lows);
    let worth = 0;
    for (let side = 0; side < outlook.sides; side++) {
      outlook.tricks[side]++;
      const after = (1 - ends) * outlook.worth() + ends * outlook.standing();
      worth += forecast.wins[side] * after;
      outlook.tricks[side]--;
    }
    outlook.addForecast(forecast, -1);
    this.#offer(PLAY + card, (1 - forecast.breaks) * worth + forecast.breaks * standing);
  }
}

function* cardsIn([low, high]: readonly Bits[]): Generator<Card> {
  for (let rest = low; rest !== 0; rest &= rest - 1) yield lowest(rest);
  for (let rest = high; rest !== 0; rest &= rest - 1) yield lowest(rest) + WORD;
}

/** The metals of a hand that may be played onto the trick (A12). */
function playable({ trick }: Immutable<Table>, metals: readonly Bits[]): readonly Bits[] {
  let [low, high] = metals;
  for (const card of trick.cards) {
    low &= FOLLOWS_LOW[card];
    high &= FOLLOWS_HIGH[card];
  }
  return [low, high];
}

const cheapest = (stock: Heap): Card => GOLD_CARDS + lowest(goldBits(stock));

const seatsOfSide = ({ seats }: Immutable<Table>, side: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat, seats) === side);
