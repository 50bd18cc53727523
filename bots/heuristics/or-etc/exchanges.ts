import { has, type Immutable, lowest, type Move, type Seat } from '@pepite/kernel';
import {
  type Dice,
  exchanged,
  faceSet,
  NO_DICE,
  replaced,
  sizeOf,
} from '@pepite/games/or-etc/pieces/dice';
import {
  cardOf,
  CENTRE,
  centreMove,
  giveOf,
  kindOf,
  OFFER,
  offerMove,
  type OrEtcView,
  PASS,
  REROLL,
  swapMove,
  takeOf,
} from '@pepite/games/or-etc/moves';
import {
  MALLET,
  MOST_ACTIONS,
  MOST_HELD,
  MUG,
  NO_CARD,
  PICK,
  SHOVEL,
} from '@pepite/games/or-etc/pieces';
import type { Player } from '@pepite/games/or-etc/world';
import { ranked } from '../../bot.ts';
import { DiceWorths } from './dice-worths.ts';
import { partsFor } from './odds.ts';
import type { Outlook } from './outlook.ts';
import type { Part } from './throw-odds.ts';
import type { Outlooks } from './outlooks.ts';

/** How many offers are ranked beside the best action. */
const OFFERS = 2;
const SPOILS = 0.001;

/** Finds what to do with the dice before cards are laid. */
export class Exchanges {
  readonly #outlooks: Outlooks;
  #worths: DiceWorths = new DiceWorths();
  #isLucky = false;
  #best: Move = PASS;
  #bestWorth = 0;
  /** More than any dice are worth with this hand: whoever has it need not look any further. */
  #most = Infinity;
  /** The first of two exchanges with the centre: which move it is, and its dice. */
  #first: Move = PASS;
  #firstGive = 0;
  #firstTake = 0;
  /** What each action that was thought of is worth, while all are to be ranked. */
  readonly #weighed = new Map<Move, number>();
  #isRanking = false;
  /** Offers that were made in this phase: nobody likes to be asked twice. */
  readonly #made = new Set<Move>();
  #phase = 0;
  /** While offers are weighed: what is sure without one, what the best brings, and which it is. */
  #sure = 0;
  #hoped = 0;
  #offered: Move = PASS;

  constructor(outlooks: Outlooks) {
    this.#outlooks = outlooks;
  }

  get #outlook(): Outlook {
    return this.#outlooks.current;
  }

  /** Another match begins. */
  forget(): void {
    this.#made.clear();
    this.#phase = 0;
  }

  /** The dice with some part of the hand, as it is now. */
  begin({ lucky }: Immutable<Player>): void {
    this.#isLucky = lucky;
    this.#worths = this.#outlook.worthsOfDice(lucky);
  }

  /** The best action of a seat that is to act, after `outlook.look`. */
  act(view: OrEtcView): Move {
    const { table, seat } = view;
    const { weights } = this.#outlook;
    const player = table.players[seat];
    this.begin(player);
    const { dice } = player;
    const now = this.worth(dice);
    this.#best = PASS;
    this.#bestWorth = now + weights.action;
    this.#most = this.#isRanking ? Infinity : this.#outlook.worthOfAnyDice;
    if (this.#bestWorth >= this.#most) return PASS;
    this.#exchangeWithCentre(dice, table.centre, canSwap(player));
    this.#rollAgain(view, now);
    const mayOffer = weights.offer < Infinity && player.actions < MOST_ACTIONS - 2;
    const mayHelp = this.#bestWorth + weights.offer < this.#most;
    if (mayOffer && mayHelp) this.#offer(view, Math.max(now, this.#bestWorth));
    return this.#best;
  }

  /** The best action first, a few offers, then the others, the best of them first. */
  rank(view: OrEtcView): readonly Move[] {
    this.#weighed.clear();
    this.#isRanking = true;
    const best = this.act(view);
    this.#isRanking = false;
    const player = view.table.players[view.seat];
    this.#note(PASS, this.worth(player.dice));
    const worthOf = (move: Move): number => this.#weighed.get(move) ?? 0;
    const others = ranked(this.#weighed.keys(), worthOf).filter((move) => move !== best);
    const offers = others.filter((move) => kindOf(move) === OFFER).slice(0, OFFERS);
    return [best, ...offers, ...others.filter((move) => kindOf(move) !== OFFER)];
  }

  #note(move: Move, worth: number): void {
    // Of equals the one that leaves the highest dice in the centre: they are of the least use.
    const isFree = kindOf(move) === CENTRE && cardOf(move) === NO_CARD;
    const spoils = isFree ? SPOILS * (giveOf(move) - takeOf(move)) : 0;
    const known = this.#weighed.get(move) ?? -Infinity;
    this.#weighed.set(move, Math.max(known, worth + spoils));
  }

  worth(dice: Dice): number {
    return this.#worths.of(dice);
  }

  worthWith(dice: Dice, hand: Part): number {
    return this.#outlook.worth(dice, hand, this.#isLucky);
  }

  /** With the tool, if it is still there to be used. */
  hope({ dice, tool, used }: Immutable<Player>): number {
    const now = this.worth(dice);
    if (used || !mayRoll(tool)) return now;
    let best = now;
    for (const part of partsFor(dice)) {
      if (tool === MALLET && sizeOf(part) > 1) continue;
      best = Math.max(best, this.#afterThrow(dice, part));
    }
    return best;
  }

  #take(move: Move, worth: number): void {
    if (this.#isRanking) this.#note(move, worth);
    if (worth <= this.#bestWorth) return;
    this.#best = move;
    this.#bestWorth = worth;
  }

  /** O20, and O23 for the mug: what follows counts for the first step. */
  #exchangeWithCentre(dice: Dice, centre: Dice, mug: boolean): void {
    for (let gives = faceSet(dice); gives !== 0; gives &= gives - 1) {
      const give = lowest(gives) + 1;
      for (let takes = faceSet(centre) & ~(1 << (give - 1)); takes !== 0; takes &= takes - 1) {
        const take = lowest(takes) + 1;
        if (this.#bestWorth >= this.#most) return;
        const after = exchanged(dice, give, take);
        const isFree = give > take;
        if (isFree || mug) {
          const move = isFree ? centreMove(give, take, NO_CARD) : swapMove(give, take);
          this.#take(move, this.worth(after));
          this.#first = move;
          this.#firstGive = give;
          this.#firstTake = take;
          this.#exchangeAgain(after, exchanged(centre, take, give), mug && isFree);
        }
        if (!isFree) this.#buy(give, take, after, PASS);
      }
    }
  }

  /** The second of two steps. */
  #exchangeAgain(dice: Dice, centre: Dice, mug: boolean): void {
    const { action } = this.#outlook.weights;
    for (let gives = faceSet(dice); gives !== 0; gives &= gives - 1) {
      const give = lowest(gives) + 1;
      for (let takes = faceSet(centre) & ~(1 << (give - 1)); takes !== 0; takes &= takes - 1) {
        const take = lowest(takes) + 1;
        const after = exchanged(dice, give, take);
        // Nothing with these dice is better, whatever is paid for them.
        if (this.worth(after) <= this.#bestWorth && !this.#isRanking) continue;
        const isFree = give > take;
        if ((isFree || mug) && this.#isNewStep(give, take)) {
          this.#take(this.#first, this.worth(after) - action);
        }
        if (!isFree) this.#buy(give, take, after, this.#first);
        if (this.#bestWorth >= this.#most) return;
      }
    }
  }

  /**
   * What was taken in the first step is not given on, nor what was given taken back: one step does
   * that. Of two orders that lead to the same the first is enough, unless cards are paid.
   */
  #isNewStep(give: number, take: number): boolean {
    if (this.#isRanking) return true;
    if (give === this.#firstTake || take === this.#firstGive) return false;
    return give > this.#firstGive || (give === this.#firstGive && take >= this.#firstTake);
  }

  /** O20: a higher die for a card of exactly the difference. */
  #buy(give: number, take: number, after: Dice, first: Move): void {
    const { cards, count, deck, whole } = this.#outlook;
    if (this.worth(after) <= this.#bestWorth && !this.#isRanking) return;
    for (let place = 0; place < count; place++) {
      const card = cards[place];
      if (deck.values[card] !== take - give) continue;
      const move = first === PASS ? centreMove(give, take, card) : first;
      this.#take(move, this.worthWith(after, whole & ~(1 << place)));
    }
  }

  /** O23: the dice that are best rolled again. */
  #rollAgain({ table, seat }: OrEtcView, now: number): void {
    const { dice, tool, used } = table.players[seat];
    if (used || !mayRoll(tool) || this.#bestWorth >= this.#most) return;
    const { throws, weights } = this.#outlook;
    const spare = tool === SHOVEL && throws > 0 ? weights.spare : 0;
    for (const part of partsFor(dice)) {
      if (tool === MALLET && sizeOf(part) > 1) continue;
      const worth = this.#afterThrow(dice, part);
      if (worth > now + spare) this.#take(REROLL + part, worth);
    }
  }

  #afterThrow(dice: Dice, part: Dice): number {
    return this.#worths.keeping(replaced(dice, part, NO_DICE));
  }

  /** O22: an offer costs nothing but an action, so what is sure can wait. */
  #offer({ table, seat }: OrEtcView, sure: number): void {
    const phase = table.turn * 64 + table.phase;
    if (phase !== this.#phase) this.#made.clear();
    this.#phase = phase;
    this.#sure = sure;
    this.#hoped = sure;
    this.#offered = PASS;
    const own = table.players[seat].dice;
    for (let other = 0; other < table.seats; other++) {
      if (other === seat || !has(table.participants, other)) continue;
      const { dice, held } = table.players[other];
      for (let takes = faceSet(dice); takes !== 0; takes &= takes - 1) {
        const take = lowest(takes) + 1;
        for (let gives = faceSet(own) & ~(1 << (take - 1)); gives !== 0; gives &= gives - 1) {
          const give = lowest(gives) + 1;
          if (give < take && held >= MOST_HELD) continue;
          this.#offerTo(other, give, take, exchanged(own, give, take));
        }
      }
    }
    if (this.#offered === PASS) return;
    this.#made.add(this.#offered);
    this.#best = this.#offered;
  }

  /** O22: with which cards an offer can be made, and what it then leads to. */
  #offerTo(other: Seat, give: number, take: number, after: Dice): void {
    const { cards, count, deck, whole, weights } = this.#outlook;
    // With a card less it would be worth even less.
    if (this.worth(after) < this.#sure + weights.offer) return;
    if (give > take) {
      const move = offerMove(other, give, take, NO_CARD);
      this.#hopeFor(move, this.worth(after), weights.agreedForNothing);
      return;
    }
    for (let place = 0; place < count; place++) {
      if (deck.values[cards[place]] < take - give) continue;
      const worth = this.worthWith(after, whole & ~(1 << place));
      this.#hopeFor(offerMove(other, give, take, cards[place]), worth, weights.agreed);
    }
  }

  #hopeFor(move: Move, worth: number, agreed: number): void {
    const sure = this.#sure;
    if (worth < sure + this.#outlook.weights.offer) return;
    const hoped = sure + agreed * (worth - sure);
    if (!this.#isRanking && hoped <= this.#hoped) return;
    if (this.#made.has(move)) return;
    if (this.#isRanking) this.#note(move, hoped);
    if (hoped <= this.#hoped) return;
    this.#hoped = hoped;
    this.#offered = move;
  }
}

const canSwap = ({ tool, used }: Immutable<Player>): boolean => tool === MUG && !used;
const mayRoll = (tool: number): boolean => tool === PICK || tool === SHOVEL || tool === MALLET;
