import {
  type Game,
  itemAt,
  type MatchRecord,
  type Options,
  parseActor,
  type Referee,
  replay,
  type Seat,
  type Seen,
} from '@pepite/kernel';
import { type Examined, examine } from './examined.ts';

/** Where a reader stands in a record, and through whose eyes it is seen. */
export class Cursor {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly examined: Examined;
  #ply = $state(0);
  /** Where the reader stood before. */
  #before = $state(0);
  byRound = $state(false);
  /** A seat, or nothing for all hands open. */
  eyes = $state<Seat>();

  /** `examined`: what is known of the record, if it was played through already. */
  constructor(game: Game, record: MatchRecord, examined?: Examined) {
    this.game = game;
    this.record = record;
    this.examined = examined ?? examine(game, record);
    this.ply = this.examined.stops[1] ?? 0;
  }

  /** How many moves have been made. */
  get ply(): number {
    return this.#ply;
  }

  set ply(ply: number) {
    this.#before = this.#ply;
    this.#ply = Math.max(0, Math.min(this.examined.plies, ply));
  }

  /** The places one step away. */
  readonly next = $derived.by(
    () => this.#stops.find((stop) => stop > this.#ply) ?? this.examined.plies,
  );
  readonly back = $derived.by(() => this.#stops.findLast((stop) => stop < this.#ply) ?? 0);

  /** The world at this place, played up to it anew. */
  readonly referee = $derived.by(() => refereeAt(this.game, this.record, this.#ply));

  /** What happened in the step that led here, as the eyes chosen know it; in a jump nothing. */
  readonly events = $derived.by((): readonly Seen[] => {
    const isStep = this.#stops.find((stop) => stop > this.#before) === this.#ply;
    if (!isStep) return [];
    if (this.eyes !== undefined) return this.referee.seen(this.eyes, this.#before);
    return this.record.moves
      .slice(this.#before, this.#ply)
      .flatMap((text) => seenBy(this.game, text));
  });

  /** Which round is being played, from 1; at the end of one it is still that one. */
  readonly round = $derived.by(
    () => 1 + this.examined.roundEnds.filter((end) => end < this.#ply).length,
  );
  readonly isRoundEnd = $derived.by(() => this.examined.roundEnds.includes(this.#ply));

  get #stops(): readonly number[] {
    return this.byRound ? this.examined.roundEnds : this.examined.stops;
  }
}

/** A move of a record, with all cards open. */
function seenBy(game: Game, text: string): readonly Seen[] {
  const [who = '', ...words] = text.split(' ');
  const actor = parseActor(who);
  const move = actor === undefined ? undefined : game.parse(words.join(' '), actor);
  return actor === undefined || move === undefined ? [] : [{ actor, move }];
}

type Match = Referee<unknown, unknown, unknown, Options>;

/** Whatever is wrong with the end of a record, what comes before it can be shown. */
function refereeAt(game: Game, record: MatchRecord, ply: number): Match {
  const visited: Match[] = [];
  replay(game, record, { to: ply, visit: (_, referee) => void (visited[0] = referee) });
  return itemAt(visited, 0);
}
