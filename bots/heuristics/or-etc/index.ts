import type { Immutable, Move, Moves, Options, Seat } from '@pepite/kernel';
import { deckIn } from '@pepite/games/or-etc/data/deck-in';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import { exchanged } from '@pepite/games/or-etc/pieces/dice';
import { deepestDepth } from '@pepite/games/or-etc/pieces/mine';
import {
  AGREE,
  cardOf,
  kindOf,
  LAY,
  type OrEtcView,
  REFUSE,
  SHIELD,
  SKIP,
  SUFFER,
} from '@pepite/games/or-etc/moves';
import { CAVE_IN, FIREDAMP, NO_CARD } from '@pepite/games/or-etc/pieces';
import { type Hand, type Player, Step, type Table } from '@pepite/games/or-etc/world';
import { type Heuristic, ranked } from '../../bot.ts';
import { bidIn, toolFor } from './auction.ts';
import { Contests } from './contests.ts';
import { Drops } from './drops.ts';
import { Exchanges } from './exchanges.ts';
import { Outlooks } from './outlooks.ts';
import { type Weights, WEIGHTS } from './weights.ts';

/**
 * Reckons what the rest of a turn is worth with the dice, the hand and the exits as they are
 * (`Outlook`), and does what makes the most of it. It draws nothing at random.
 */
export const orEtcHeuristic = (
  options: Options,
  weights: Weights = WEIGHTS,
  kept = KEPT,
): Reckoner => new OrEtcHeuristic(options, weights, kept);

interface Reckoner extends Heuristic<Table, Hand> {
  /** What the view's seat may still expect of the match, before its dice are thrown. */
  ahead(view: OrEtcView): number;
}

/** How many outlooks one player remembers. */
const KEPT = 4;

class OrEtcHeuristic implements Reckoner {
  readonly #deck: Deck;
  readonly #weights: Weights;
  readonly #outlooks: Outlooks;
  readonly #exchanges: Exchanges;
  readonly #contests: Contests;
  readonly #drops: Drops;

  constructor(options: Options, weights: Weights, kept: number) {
    this.#weights = weights;
    this.#deck = deckIn(options);
    this.#outlooks = new Outlooks(this.#deck, weights, kept);
    this.#exchanges = new Exchanges(this.#outlooks);
    this.#contests = new Contests(this.#outlooks, this.#exchanges);
    this.#drops = new Drops(this.#outlooks);
  }

  choose(view: OrEtcView, moves: Moves): Move {
    // O21, O24: also those are asked who can only let a claim go, or lay nothing.
    if (moves.weight === 1) return moves.at(0);
    switch (view.table.step) {
      case Step.act:
        this.#outlooks.look(view);
        return this.#exchanges.act(view);
      case Step.answer:
        return this.#answer(view);
      case Step.contest:
        return this.#contests.answer(view);
      case Step.stake:
        return this.#contests.stake(view, moves);
      case Step.settle:
        return this.#contests.settle(view, moves);
      case Step.lay:
        return this.#lay(view, moves);
      case Step.drop:
        return this.#drops.choose(view);
      case Step.shield:
        return this.#shield(view);
      case Step.bid:
        return bidIn(this.#deck, view, this.#weights);
      default:
        return toolFor(this.#deck, view, this.#weights);
    }
  }

  rank(view: OrEtcView, moves: Moves): readonly Move[] {
    if (moves.weight === 1) return [moves.at(0)];
    switch (view.table.step) {
      case Step.act:
        this.#outlooks.look(view);
        return this.#exchanges.rank(view);
      case Step.lay:
        return this.#rankLaying(view, moves);
      case Step.drop:
        return this.#drops.rank(view);
      default:
        return this.#rankOthers(view, moves);
    }
  }

  /** What it has reckoned holds in every match; offers are to be made anew. */
  forget(): void {
    this.#exchanges.forget();
  }

  ahead(view: OrEtcView): number {
    return this.#outlooks.look(view).worthOfLaying(NO_CARD);
  }

  #rankOthers(view: OrEtcView, moves: Moves): readonly Move[] {
    const best = this.choose(view, moves);
    return [best, ...[...moves].filter((move) => move !== best)];
  }

  /** To lay nothing where that is as good. */
  #lay(view: OrEtcView, moves: Moves): Move {
    const outlook = this.#outlooks.look(view);
    let best: Move = SKIP;
    let most = outlook.worthOfLaying(NO_CARD);
    for (let place = 0; place < moves.weight; place++) {
      const move = moves.at(place);
      if (move === SKIP) continue;
      const worth = outlook.worthOfLaying(kindOf(move) === LAY ? cardOf(move) : NO_CARD);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }

  #rankLaying(view: OrEtcView, moves: Moves): readonly Move[] {
    const outlook = this.#outlooks.look(view);
    const worthOf = (move: Move): number =>
      outlook.worthOfLaying(kindOf(move) === LAY ? cardOf(move) : NO_CARD);
    return ranked([SKIP, ...[...moves].filter((move) => move !== SKIP)], worthOf);
  }

  /** O22: good for oneself, and more so than it is likely to help the other one. */
  #answer(view: OrEtcView): Move {
    const { table, seat } = view;
    const { give, take, card } = table.deal;
    const player = table.players[seat];
    const outlook = this.#outlooks.look(view, card);
    this.#exchanges.begin(player);
    const own = card === NO_CARD ? outlook.whole : outlook.whole & ~(1 << (outlook.count - 1));
    const now = this.#exchanges.worthWith(player.dice, own);
    const after = this.#exchanges.worthWith(exchanged(player.dice, take, give), outlook.whole);
    const leads = isLeading(table, table.player);
    const { help, helpLeader } = this.#weights;
    return after - now > (leads ? helpLeader : help) ? AGREE : REFUSE;
  }

  /** O14: the helmet is for what really hurts. */
  #shield({ table, seat }: OrEtcView): Move {
    return lossOf(this.#deck, table.players[seat]) > this.#weights.shield ? SHIELD : SUFFER;
  }
}

const isLeading = ({ players }: Immutable<Table>, seat: Seat): boolean =>
  players.every(({ points }, other) => other === seat || points < players[seat].points);

/** O15, O16: about how many points an accident costs; an entrance has nothing to lose. */
function lossOf({ strikes }: Deck, player: Immutable<Player>): number {
  const accident = strikes[player.dice] - 1;
  if (accident === FIREDAMP) return 1;
  if (deepestDepth(player) === 0) return 0;
  return accident === CAVE_IN ? 1 : 3;
}
