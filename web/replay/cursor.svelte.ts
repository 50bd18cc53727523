import {
  type Game,
  type MatchRecord,
  parseActor,
  type Seat,
  type Seen,
  type Turn,
} from '@pepite/kernel';
import { type Examined, examine, type Unit, UNITS } from './examined.ts';
import { firstAbove, hasRounds, roundAt } from './stops.ts';

/** Steps that follow each other within so many milliseconds are too quick to watch pieces fly. */
const HURRY = 250;

/** One value for all moments at which nothing is told, so that no board thinks something was. */
const NOTHING: readonly Seen[] = [];

/** Where a reader stands in a record, and through whose eyes it is seen. */
export class Cursor {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly examined: Examined;
  #ply = $state(0);
  /** Where the reader stood before. */
  #before = $state(0);
  /** Whether the reader goes on before anything could be watched. */
  #isHurrying = $state(false);
  #steppedAt = -Infinity;
  /** By what the reader jumps. */
  unit = $state<Unit>('player');
  /** A seat, or nothing for all hands open. */
  eyes = $state<Seat>();
  readonly #now: () => number;

  /** `examined`: what is known of the record, if it was played through already. */
  constructor(
    game: Game,
    record: MatchRecord,
    examined?: Examined,
    now = (): number => performance.now(),
  ) {
    this.game = game;
    this.record = record;
    this.examined = examined ?? examine(game, record);
    this.#now = now;
    this.#ply = this.#before = this.start;
    this.unit = this.units.includes('stage') ? 'stage' : 'player';
  }

  /** Where there is something to see first: after what is dealt at the beginning. */
  get start(): number {
    return this.examined.stops.move[1] ?? 0;
  }

  /** By what one can jump in this match. */
  get units(): readonly Unit[] {
    const { stops } = this.examined;
    return UNITS.filter((unit) => {
      if (unit === 'round') return this.hasRounds;
      return unit !== 'move' && stops[unit].length > 0;
    });
  }

  /** Whether there is more than one round. */
  get hasRounds(): boolean {
    return hasRounds(this.examined);
  }

  /** How many moves have been made. */
  get ply(): number {
    return this.#ply;
  }

  set ply(ply: number) {
    const now = this.#now();
    this.#isHurrying = now - this.#steppedAt < HURRY;
    this.#steppedAt = now;
    this.#before = this.#ply;
    this.#ply = Math.max(0, Math.min(this.examined.plies, ply));
  }

  /** Goes to a place by way of the step that leads there, so that it is seen what happened. */
  show(ply: number): void {
    this.#before = this.backFrom(ply, 'move');
    this.#ply = Math.max(0, Math.min(this.examined.plies, ply));
    this.#isHurrying = false;
  }

  /** The place one step on, or the end. */
  nextFrom(ply: number, unit: Unit): number {
    const stops = this.examined.stops[unit];
    return stops[firstAbove(stops, ply)] ?? this.examined.plies;
  }

  /** The place one step back, or the beginning. */
  backFrom(ply: number, unit: Unit): number {
    const stops = this.examined.stops[unit];
    return stops[firstAbove(stops, ply - 1) - 1] ?? 0;
  }

  readonly position = $derived.by(() => this.examined.positions.at(this.#ply));
  readonly turn: Turn = $derived.by(() => this.game.turn(this.position.table));

  /** The hands that may be seen through the eyes chosen. */
  readonly hands = $derived.by(() =>
    this.position.hands.map((hand, seat) =>
      this.eyes === undefined || this.eyes === seat ? hand : undefined,
    ),
  );

  /** What happened in the step that led here, as the eyes chosen know it; in a jump nothing. */
  readonly events = $derived.by((): readonly Seen[] => {
    const isStep = this.nextFrom(this.#before, 'move') === this.#ply && this.#before < this.#ply;
    if (!isStep || this.#isHurrying) return NOTHING;
    if (this.eyes !== undefined) {
      const { settledAt } = this.examined;
      const seen = this.examined.seenBy(this.eyes);
      return seen.slice(settledAt(this.#before), settledAt(this.#ply));
    }
    return this.record.moves
      .slice(this.#before, this.#ply)
      .flatMap((text) => seenOpenly(this.game, text));
  });

  /** Whether pieces should stay still: nobody could follow them. */
  get isHurrying(): boolean {
    return this.#isHurrying;
  }

  /** Which round is being played, from 1; at the end of one it is still that one. */
  readonly round = $derived.by(() => roundAt(this.examined.stops.round, this.#ply));
  readonly isRoundEnd = $derived.by(() => this.examined.stops.round.includes(this.#ply));
}

/** A move of a record, with all cards open. */
function seenOpenly(game: Game, text: string): readonly Seen[] {
  const [who = '', ...words] = text.split(' ');
  const actor = parseActor(who);
  const move = actor === undefined ? undefined : game.parse(words.join(' '), actor);
  return actor === undefined || move === undefined ? [] : [{ actor, move }];
}
