import { type Bits, lowest, type Move, type Moves, WORD } from '@pepite/kernel';
import { type AurumView, BID, END, KEEP, PLAY, swapMove } from '@pepite/games/aurum/moves';
import {
  FOLLOWS_HIGH,
  FOLLOWS_LOW,
  GOLD_CARDS,
  goldBits,
  goldCard,
  goldCount,
  LEVELS,
  valueOf,
  VALUES,
} from '@pepite/games/aurum/pieces';
import { type Hand, Phase, type Table } from '@pepite/games/aurum/world';
import { type Heuristic, ranked } from '../../bot.ts';
import { Notes } from './notes.ts';
import { classOf } from './rates.ts';
import { Forecast } from './forecast.ts';
import { Outlook } from './outlook.ts';

/**
 * Weighs every choice by what it leaves behind: how likely its side wins the round from there
 * (`Outlook`), after all that the other players may add to the trick (`Forecast`), given which
 * cards it has seen go (`Notes`). Metals of one value come to the same and are weighed once. It
 * draws nothing at random: the same views, the same choices.
 */
export const aurumHeuristic = (notes = new Notes()): Heuristic<Table, Hand> =>
  new AurumHeuristic(notes);

class AurumHeuristic implements Heuristic<Table, Hand> {
  readonly #notes: Notes;
  readonly #outlook = new Outlook();
  readonly #forecast = new Forecast(this.#outlook.stakes);
  /** By value: what a metal is worth, if there is one. */
  readonly #worths = new Float64Array(VALUES + 1);
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
    this.#weigh(view);
    this.#weighed = undefined;
    return ranked(weighed.keys(), (move) => weighed.get(move) ?? 0);
  }

  choose(view: AurumView, moves: Moves): Move {
    if (moves.weight > 1) return this.#weigh(view);
    this.#notes.take(view);
    return moves.at(0);
  }

  forget(): void {
    this.#notes.forget();
  }

  #weigh(view: AurumView): Move {
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
    this.#outlook.held.sizes[seat]--;
    this.#outlook.weighCommon();
    this.#offerBids(BID, seat, hand.metals, -1);
  }

  /** Every card of the hand for either bid of the side, paid with the cheapest gold. */
  #weighSwaps({ table, seat, hand }: AurumView): void {
    const outlook = this.#outlook;
    outlook.weighCommon();
    this.#offer(KEEP, outlook.worth());
    const level = lowest(goldBits(table.stocks[seat]));
    const partner = table.seats === 4 ? seat ^ 2 : seat;
    const first = seat < partner ? seat : partner;
    const last = seat + partner - first;
    const paid = classOf(level / 3);
    this.#offerBids(swapMove(GOLD_CARDS + level, first, 0), first, hand.metals, paid);
    if (last === first) return;
    this.#offerBids(swapMove(GOLD_CARDS + level, last, 0), last, hand.metals, paid);
  }

  #offerBids(base: Move, target: number, metals: readonly Bits[], goldClass: number): void {
    for (let values = valuesIn(metals[0], metals[1]); values !== 0; values &= values - 1) {
      const value = lowest(values);
      this.#worths[value] = this.#outlook.ofBidding(target, value, goldClass);
    }
    this.#offerCards(base, metals[0], metals[1]);
  }

  #weighPlays(view: AurumView): void {
    const { table, hand, seat } = view;
    const outlook = this.#outlook;
    const { cards, laid } = table.trick;
    let low = hand.metals[0];
    let high = hand.metals[1];
    for (let place = 0; place < laid; place++) {
      low &= FOLLOWS_LOW[cards[place]];
      high &= FOLLOWS_HIGH[cards[place]];
    }
    if ((low | high) === 0) this.#offer(END, outlook.standing());
    const { held } = outlook;
    const { leader } = held;
    held.finishTrick(table.trick);
    held.sizes[seat]--;
    outlook.weighCommon();
    outlook.weighStakes();
    this.#forecast.take(view, this.#notes, leader);
    // One value after another: of those between the lowest and the best nothing else depends.
    for (let values = valuesIn(low, high); values !== 0; values &= values - 1) {
      const value = lowest(values);
      // As a number the first metal is its value, and all metals of one value are alike here.
      this.#forecast.make(value);
      this.#worths[value] = outlook.ofPlaying(this.#forecast, value, -1);
    }
    this.#offerCards(PLAY, low, high);
    if (laid === 0 || table.stocks[seat] === 0) return;
    held.sizes[seat]++;
    outlook.weighCommon();
    for (let level = 0; level < LEVELS; level++) {
      if (goldCount(table.stocks[seat], level) === 0) continue;
      this.#forecast.make(goldCard(level));
      const worth = outlook.ofPlaying(this.#forecast, 0, classOf(level));
      this.#offer(PLAY + goldCard(level), worth);
    }
  }

  /** Metals by what their values are worth; of equals the first. */
  #offerCards(base: Move, low: Bits, high: Bits): void {
    for (let rest = low; rest !== 0; rest &= rest - 1) {
      this.#offer(base + lowest(rest), this.#worths[valueOf(lowest(rest))]);
    }
    for (let rest = high; rest !== 0; rest &= rest - 1) {
      const card = lowest(rest) + WORD;
      this.#offer(base + card, this.#worths[valueOf(card)]);
    }
  }
}

/** The values that there are among metals. */
function valuesIn(low: Bits, high: Bits): Bits {
  let values: Bits = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) values |= 1 << valueOf(lowest(rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) values |= 1 << valueOf(lowest(rest) + WORD);
  return values;
}
