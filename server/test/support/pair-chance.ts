import {
  begin,
  CHANCE,
  itemAt,
  listMoves,
  type Move,
  Moves,
  printEntry,
  type Rng,
  type World,
} from '@pepite/kernel';
import { knowersOf, withoutCard } from './secret-moves.ts';
import type { Pair } from './find-pair.ts';
import type { PairMatch } from './pair-match.ts';

/**
 * Chance in the second of two matches: it brings what it brought in the first one. Where that is
 * not there, but hidden, it brings another card in its place.
 */
export class PairChance implements Rng {
  readonly #pair: Pair;
  readonly #match: Pick<PairMatch, 'journal'>;
  readonly #first: Pick<PairMatch, 'lines'>;
  readonly #otherwise: Rng;
  readonly #world: World<unknown, unknown, unknown>;
  readonly #moves = new Moves();
  #applied = 0;

  constructor(
    pair: Pair,
    match: Pick<PairMatch, 'journal'>,
    first: Pick<PairMatch, 'lines'>,
    otherwise: Rng,
  ) {
    this.#pair = pair;
    this.#match = match;
    this.#first = first;
    this.#otherwise = otherwise;
    this.#world = begin(pair.game, pair.seats, pair.options);
  }

  below(n: number): number {
    const { game } = this.#pair;
    const { journal } = this.#match;
    // It is not chance's turn when the match is opened; if it is, that shows.
    if (journal === undefined) return this.#otherwise.below(n);
    for (; this.#applied < journal.length; this.#applied++) {
      const { actor, move } = itemAt(journal, this.#applied);
      game.apply(this.#world, actor, move);
    }
    listMoves(game, this.#world, CHANCE, this.#moves);
    if (this.#moves.weight !== n) throw new Error('chance is asked for something else');
    const wanted = this.#first.lines.at(journal.length);
    const place = wanted === undefined ? -1 : this.#placeOf(wanted);
    return place < 0 ? this.#otherwise.below(n) : place;
  }

  #placeOf(wanted: string): number {
    const places = Array.from({ length: this.#moves.weight }, (_, place) => place);
    const print = (place: number): string => this.#print(this.#moves.at(place));
    const same = places.find((place) => print(place) === wanted);
    if (same !== undefined) return same;
    if (knowersOf(wanted.slice(2)) === undefined) return -1;
    return places.find((place) => withoutCard(print(place)) === withoutCard(wanted)) ?? -1;
  }

  #print(move: Move): string {
    return printEntry(this.#pair.game, { actor: CHANCE, move });
  }
}
