import { below, each, itemAt, type Seat } from '@pepite/kernel';
import { knowersOf, withoutCard } from './secret-moves.ts';
import type { Pair } from './find-pair.ts';
import type { PairMatch, Told } from './pair-match.ts';

/** Where two matches became different for everybody, as the rules have it, and when in each. */
interface Parting {
  readonly ply: number;
  readonly at: readonly [number, number];
}

/** How much is shown of two texts before and after the place where they begin to differ. */
const AROUND = 200;

/** Compares what everybody is sent, and when, who may not know what differs between two matches. */
export class PairComparison {
  /** How many lists of texts with their times were compared. */
  made = 0;
  /** Whether somebody who may know the difference has seen it. */
  wasSeen = false;
  /** The first thing by which somebody could tell the two apart who must not. */
  difference: string | undefined;
  readonly #pair: Pair;
  readonly #matches: readonly [PairMatch, PairMatch];
  readonly #knowing: Set<Seat>;
  /** By onlooker, how many texts have been compared. */
  readonly #compared: number[];
  /** How many moves and rounds have been looked at. */
  #plies: number;
  #rounds: number;
  #parting: Parting | undefined;

  /** To be made once everybody has come, and before anything has happened. */
  constructor(pair: Pair, matches: readonly [PairMatch, PairMatch]) {
    this.#pair = pair;
    this.#matches = matches;
    this.#knowing = new Set(pair.knowing);
    this.#plies = pair.journals[0].length;
    this.#rounds = matches[0].roundsEndedAt.length;
    this.#compared = matches[0].onlookers.map(() => 0);
  }

  /** Whether there is nothing left to compare: all may know the difference, or some know it. */
  get isOver(): boolean {
    return this.#parting !== undefined || this.difference !== undefined;
  }

  isKnownTo(seat: Seat | undefined): boolean {
    return seat !== undefined && this.#knowing.has(seat);
  }

  /** A seat does something else in one of the matches than in the other. */
  noteOtherChoice(seat: Seat): void {
    this.#knowing.add(seat);
  }

  compare(): void {
    if (!this.#hasNews) return;
    this.#noteMoves();
    this.#noteRounds();
    this.#noteHands();
    for (const index of this.#compared.keys()) this.#compareOnlooker(index);
    const { ply, at } = this.#parting ?? { ply: 0, at: [0, 0] };
    if (at[0] !== at[1]) this.tell('everybody', `move ${ply} at ${at[0]}`, `at ${at[1]}`);
  }

  get #hasNews(): boolean {
    return this.#matches.some(
      ({ onlookers, lines }) =>
        lines.length > this.#plies ||
        onlookers.some(({ told }, index) => told.length > itemAt(this.#compared, index)),
    );
  }

  #compareOnlooker(index: number): void {
    const from = this.#compared[index];
    const { name, seat, told } = itemAt(this.#matches[0].onlookers, index);
    const other = itemAt(this.#matches[1].onlookers, index);
    this.#compared[index] = Math.max(told.length, other.told.length);
    const one = this.#beforeParting(told.slice(from));
    const twin = this.#beforeParting(other.told.slice(from));
    const length = Math.max(one.length, twin.length);
    const place = Array.from({ length }, (_, at) => at).find((at) => one[at] !== twin[at]);
    if (this.isKnownTo(seat)) this.wasSeen ||= place !== undefined;
    else {
      this.made++;
      if (place !== undefined) this.tell(name, one[place], twin[place]);
    }
  }

  /** What was told, and when, before the two matches became different for everybody. */
  #beforeParting(list: readonly Told[]): readonly string[] {
    const end = Math.min(...(this.#parting?.at ?? [Infinity]));
    return list.flatMap(({ at, text }) => (at < end ? [`${at} ms: ${text}`] : []));
  }

  /** Tells of a difference that somebody has noticed. */
  tell(name: string, one = 'nothing', other = 'nothing'): void {
    const { game, seats } = this.#pair;
    const [text, twin] = excerpts(one, other);
    this.difference ??=
      `${game.id} for ${seats}, after move ${this.#plies}, ` +
      `known to seats ${[...this.#knowing].join()}: ${name} is told\n${text}\nor\n${twin}`;
  }

  /** Finds who has learned of a difference, and whether all may have. */
  #noteMoves(): void {
    const [one, other] = this.#matches;
    const end = Math.min(one.lines.length, other.lines.length);
    for (; this.#plies < end && this.#parting === undefined; this.#plies++) {
      const ply = this.#plies;
      const [line, twin] = [itemAt(one.lines, ply), itemAt(other.lines, ply)];
      if (line === twin) continue;
      const knowers =
        withoutCard(line) === withoutCard(twin) ? knowersOf(line.slice(2)) : undefined;
      for (const seat of knowers ?? []) this.#knowing.add(seat);
      if (knowers !== undefined) continue;
      this.#parting = { ply, at: [itemAt(one.settledAt, ply), itemAt(other.settledAt, ply)] };
    }
  }

  /** At the end of a round cards are laid open. */
  #noteRounds(): void {
    const [one, other] = this.#matches;
    const rounds = Math.min(one.roundsEndedAt.length, other.roundsEndedAt.length);
    if (rounds === this.#rounds) return;
    this.#rounds = rounds;
    const [table, twin] = this.#matches.map(({ referee }) => JSON.stringify(referee.table));
    if (table === twin) return;
    const ended = ({ roundsEndedAt }: PairMatch): number => itemAt(roundsEndedAt, rounds - 1);
    const at = [ended(one), ended(other)] as const;
    this.#parting ??= { ply: this.#plies, at };
  }

  /** Whole hands may change owners. What is sealed in a hand is its owner's choice, not news. */
  #noteHands(): void {
    if (this.#matches.some(({ referee }) => referee.pending.length > 0)) return;
    for (const seat of each(below(this.#pair.seats))) {
      const [hand, twin] = this.#matches.map(({ referee }) =>
        JSON.stringify(referee.view(seat).hand),
      );
      if (hand !== twin) this.#knowing.add(seat);
    }
  }
}

/** Two texts: how they begin, and what is around the place where they begin to differ. */
function excerpts(one: string, other: string): readonly string[] {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place++;
  const from = Math.max(0, place - AROUND);
  const cut = (text: string): string => text.slice(from, place + AROUND);
  return [one, other].map((text) => (from === 0 ? '' : `${text.slice(0, 40)} … `) + cut(text));
}
