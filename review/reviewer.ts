import type { Setting } from '@pepite/bots';
import {
  type Coach,
  type Entry,
  itemAt,
  type Move,
  Moves,
  type Seat,
  Seeded,
  tableOf,
  type Translated,
} from '@pepite/kernel';
import { EFFORTS, type Effort } from './effort.ts';
import { type Estimate, isMore } from './estimate.ts';
import { Judge } from './judge.ts';
import { OpenHands } from './open-hands.ts';
import { entriesOf, type KnownOrder, settingOf } from './order.ts';
import { type Piece, piecesOf, sliceAt } from './pieces.ts';
import type { Found, Judged, Luck, OpenChances } from './result.ts';
import { SeenByAll } from './seen-by-all.ts';
import { type AnyView, Walk } from './walk.ts';

/** A slice of a review, done. */
export interface SliceDone {
  readonly number: number;
  readonly found: readonly Found[];
}

/** Streams of chance: each piece has its own, whoever does it and whatever was done before. */
const KINDS: Readonly<Record<Piece['kind'], number>> = { decision: 0, luck: 1, open: 2 };
/** What all saw is weighed beside the open hands, with dice of its own. */
const SEEN = 3;
const STREAMS = 4;
/** Figures are kept to five places: more would only be noise, and another machine's last bit. */
const PLACES = 1e5;

const rounded = (value: number): number => Math.round(value * PLACES) / PLACES;
const roundedEstimate = ({ mean, error }: Estimate): Estimate => ({
  mean: rounded(mean),
  error: rounded(error),
});

/** Does slices of a review, in any order; least work is lost when they come in theirs. */
export class Reviewer {
  readonly #order: KnownOrder;
  readonly #coach: Coach | undefined;
  readonly #setting: Setting;
  readonly #entries: readonly Entry[];
  readonly #pieces: readonly Piece[];
  readonly #effort: Effort;
  readonly #moves = new Moves();
  #place: Place;

  constructor(order: KnownOrder, coach?: Coach) {
    this.#order = order;
    this.#coach = coach;
    this.#setting = settingOf(order);
    this.#entries = entriesOf(order);
    this.#pieces = piecesOf(order);
    this.#effort = EFFORTS[order.effort];
    this.#place = this.#begin();
  }

  /** How many pieces there are. */
  get total(): number {
    return this.#pieces.length;
  }

  /** Does one piece, for whoever has no time for a slice. */
  find(number: number): Found {
    return this.#do(itemAt(this.#pieces, number));
  }

  review(number: number): SliceDone {
    const pieces = sliceAt(this.#pieces, number);
    return { number, found: pieces.map((piece) => this.#do(piece)) };
  }

  /** Every decision of the seats that are reviewed, and nothing else. */
  judgeAll(): readonly Judged[] {
    const decisions = this.#pieces.filter(({ kind }) => kind === 'decision');
    return decisions.map((piece) => this.#do(piece)).filter((found) => found.kind === 'decision');
  }

  #begin(): Place {
    return new Place(this.#setting, this.#entries, this.#order, this.#effort);
  }

  #do(piece: Piece): Found {
    if (piece.ply < this.#place.walk.ply) this.#place = this.#begin();
    this.#place.goTo(piece.ply);
    const dice = new Seeded(this.#order.seed, piece.ply * STREAMS + KINDS[piece.kind]);
    switch (piece.kind) {
      case 'decision':
        return this.#judge(piece.ply, dice);
      case 'luck':
        return this.#luck(piece.ply, piece.to, dice);
      case 'open':
        return this.#open(piece.ply, dice);
    }
  }

  #open(ply: number, dice: Seeded): OpenChances {
    const { open, seen, walk } = this.#place;
    const playouts = this.#effort.open;
    const others = new Seeded(this.#order.seed, ply * STREAMS + SEEN);
    return {
      kind: 'open',
      ply,
      chances: open.chances(walk.world, playouts, dice).map(rounded),
      seen: seen.chances(walk.viewOf(seen.seat), playouts, others).map(rounded),
    };
  }

  #luck(ply: number, to: number, dice: Seeded): Luck {
    const { open, walk } = this.#place;
    open.note(walk.world);
    this.#place.goTo(to);
    const gains = open.gains(walk.world, this.#effort.open, dice);
    return { kind: 'luck', ply, to, gains: gains.map(roundedEstimate) };
  }

  #judge(ply: number, dice: Seeded): Judged {
    const { walk } = this.#place;
    const { game } = this.#order;
    const { actor: seat, move } = this.#place.next;
    const round = 1 + game.rounds(tableOf(walk.world)).ended;
    const view = walk.viewOf(seat);
    this.#moves.clear();
    game.moves(view, this.#moves);
    const verdict = this.#place.judgeOf(seat).judge(view, this.#moves, move, dice);
    const { best, worlds, points } = verdict;
    const about = isMore(verdict.chance) ? this.#about(view) : undefined;
    return {
      kind: 'decision',
      ply,
      seat,
      round,
      chosen: game.print(move),
      best: game.print(best),
      known: roundedEstimate(verdict.known),
      chance: roundedEstimate(verdict.chance),
      worth: roundedEstimate(verdict.worth),
      any: roundedEstimate(verdict.any),
      worlds,
      ...(points === undefined ? {} : { points: roundedEstimate(points) }),
      ...(about === undefined ? {} : { about }),
    };
  }

  /** What the game says of the position, to the seat that sees it. */
  #about(view: AnyView): Translated<string> | undefined {
    const { options } = this.#setting;
    const en = this.#coach?.advise(view, options, 'en');
    const fr = this.#coach?.advise(view, options, 'fr');
    return en === undefined || fr === undefined ? undefined : { en, fr };
  }
}

/** A place in the match, with all who have looked on from its beginning. */
class Place {
  readonly walk: Walk;
  readonly open: OpenHands;
  readonly seen: SeenByAll;
  readonly #judges: ReadonlyMap<Seat, Judge>;

  constructor(
    setting: Setting,
    entries: readonly Entry[],
    { seats, record }: KnownOrder,
    effort: Effort,
  ) {
    this.walk = new Walk(setting, entries, record.start);
    this.open = new OpenHands(setting);
    this.seen = new SeenByAll(setting);
    this.#judges = new Map(seats.map((seat) => [seat, new Judge(setting, seat, effort)]));
  }

  goTo(ply: number): void {
    const onlookers = [this.open, this.seen, ...this.#judges.values()];
    while (this.walk.ply < ply) this.walk.advance(onlookers);
  }

  get next(): { readonly actor: Seat; readonly move: Move } {
    const { next } = this.walk;
    if (next === undefined) throw new Error('the match is over');
    return next;
  }

  judgeOf(seat: Seat): Judge {
    const judge = this.#judges.get(seat);
    if (judge === undefined) throw new Error(`seat ${seat} is not reviewed`);
    return judge;
  }
}
