import { has, type Immutable, type Move } from '@pepite/kernel';
import {
  countOf,
  type Dice,
  exchanged,
  FACES,
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
import { CHANCES, partsFor, THROWS } from './odds.ts';
import type { Outlook, Part } from './outlook.ts';
import type { Outlooks } from './outlooks.ts';

/** How far ahead exchanges with the centre are looked for. */
const DEEPEST = 2;
/** How many offers are ranked beside the best action. */
const OFFERS = 2;
const SPOILS = 0.001;

/** Finds what to do with the dice before cards are laid. */
export class Exchanges {
  readonly #outlooks: Outlooks;
  /** By handful, what it is worth with the whole hand: not a number where it was not asked for. */
  readonly #worths = new Float64Array(CHANCES.length);
  #isLucky = false;
  #best: Move = PASS;
  #bestWorth = 0;
  /** What each action that was thought of is worth, while all are to be ranked. */
  readonly #weighed = new Map<Move, number>();
  #isRanking = false;
  /** Offers that were made in this phase: nobody likes to be asked twice. */
  readonly #made = new Set<Move>();
  #phase = 0;

  constructor(outlooks: Outlooks) {
    this.#outlooks = outlooks;
  }

  get #outlook(): Outlook {
    return this.#outlooks.current;
  }

  /** The dice with some part of the hand, as it is now. */
  begin({ lucky }: Immutable<Player>): void {
    this.#isLucky = lucky;
    this.#worths.fill(Number.NaN);
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
    this.#exchangeWithCentre(view, dice, table.centre, canSwap(player), PASS, DEEPEST);
    this.#rollAgain(view, now);
    const mayOffer = weights.offer < Infinity && player.actions < MOST_ACTIONS - 2;
    if (mayOffer) this.#offer(view, Math.max(now, this.#bestWorth));
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
    const known = this.#worths[dice];
    if (!Number.isNaN(known)) return known;
    const worth = this.#outlook.worth(dice, this.#outlook.whole, this.#isLucky);
    this.#worths[dice] = worth;
    return worth;
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
  #exchangeWithCentre(
    view: OrEtcView,
    dice: Dice,
    centre: Dice,
    mug: boolean,
    first: Move,
    depth: number,
  ): void {
    for (let give = 1; give <= FACES; give++) {
      if (countOf(dice, give) === 0) continue;
      for (let take = 1; take <= FACES; take++) {
        if (take === give || countOf(centre, take) === 0) continue;
        const after = exchanged(dice, give, take);
        const isFree = give > take;
        if (isFree || mug) {
          const own = isFree ? centreMove(give, take, NO_CARD) : swapMove(give, take);
          const move = first === PASS ? own : first;
          this.#take(move, this.worth(after) - (DEEPEST - depth) * this.#outlook.weights.action);
          if (depth > 1) {
            const left = exchanged(centre, take, give);
            this.#exchangeWithCentre(view, after, left, mug && isFree, move, depth - 1);
          }
        }
        if (!isFree) this.#buy(give, take, after, first);
      }
    }
  }

  /** O20: a higher die for a card of exactly the difference. */
  #buy(give: number, take: number, after: Dice, first: Move): void {
    const { cards, count, deck, whole } = this.#outlook;
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
    if (used || !mayRoll(tool)) return;
    const { throws, weights } = this.#outlook;
    const spare = tool === SHOVEL && throws > 0 ? weights.spare : 0;
    for (const part of partsFor(dice)) {
      if (tool === MALLET && sizeOf(part) > 1) continue;
      const worth = this.#afterThrow(dice, part);
      if (worth > now + spare) this.#take(REROLL + part, worth);
    }
  }

  #afterThrow(dice: Dice, part: Dice): number {
    let sum = 0;
    const fallen = THROWS[sizeOf(part)];
    for (let place = 0; place < fallen.length; place++) {
      sum += CHANCES[fallen[place]] * this.worth(replaced(dice, part, fallen[place]));
    }
    return sum;
  }

  /** O22: an offer costs nothing but an action, so what is sure can wait. */
  #offer({ table, seat }: OrEtcView, sure: number): void {
    const { weights } = this.#outlook;
    const phase = table.turn * 64 + table.phase;
    if (phase !== this.#phase) this.#made.clear();
    this.#phase = phase;
    let best = sure;
    let chosen: Move = PASS;
    for (let other = 0; other < table.seats; other++) {
      if (other === seat || !has(table.participants, other)) continue;
      const { dice, held } = table.players[other];
      for (let take = 1; take <= FACES; take++) {
        if (countOf(dice, take) === 0) continue;
        for (let give = 1; give <= FACES; give++) {
          if (give === take || countOf(table.players[seat].dice, give) === 0) continue;
          if (give < take && held >= MOST_HELD) continue;
          const after = exchanged(table.players[seat].dice, give, take);
          this.#price(after, take - give, (worth, card, agreed) => {
            const move = offerMove(other, give, take, card);
            if (worth < sure + weights.offer || this.#made.has(move)) return;
            const hoped = sure + agreed * (worth - sure);
            if (this.#isRanking) this.#note(move, hoped);
            if (hoped <= best) return;
            best = hoped;
            chosen = move;
          });
        }
      }
    }
    if (chosen === PASS) return;
    this.#made.add(chosen);
    this.#best = chosen;
  }

  /** O22: with which cards an offer can be made, and what it then leads to. */
  #price(
    after: Dice,
    difference: number,
    consider: (worth: number, card: number, agreed: number) => void,
  ): void {
    const { cards, count, deck, whole, weights } = this.#outlook;
    if (difference < 0) return consider(this.worth(after), NO_CARD, weights.agreedForNothing);
    for (let place = 0; place < count; place++) {
      if (deck.values[cards[place]] < difference) continue;
      const worth = this.worthWith(after, whole & ~(1 << place));
      consider(worth, cards[place], weights.agreed);
    }
  }
}

const canSwap = ({ tool, used }: Immutable<Player>): boolean => tool === MUG && !used;
const mayRoll = (tool: number): boolean => tool === PICK || tool === SHOVEL || tool === MALLET;
