import type { Seat } from '@pepite/kernel';
import type { Logged, MatchState, ServerMessage, Status } from '@pepite/protocol';
import type { StoredMatch } from '@pepite/matches';
import { playOf } from '../../../matches/rules.ts';
import type { Asked } from './player.ts';

/** A sealed choice that its seat was told is made. */
interface Sealed {
  readonly ply: number;
  readonly text: string;
}

/** Where a match stood. */
interface Standing {
  readonly names: readonly (string | null)[];
  readonly stage: number;
  readonly ply: number;
}

const STAGES: readonly Status[] = ['waiting', 'playing', 'over'];

/** What somebody asks and how it stood when the message came. */
interface Told {
  readonly seat: Seat;
  readonly message: ServerMessage;
  /** What the seat was still asking for before this message came, and after. */
  readonly before: Asked | undefined;
}

/** Remembers all that anybody at a match was told, and holds the disk and later tellings to it. */
export class Witness {
  readonly match: string;
  readonly #moves = new Map<number, string>();
  readonly #logged = new Map<string, string>();
  readonly #sealed = new Map<Seat, Sealed>();
  /** What each seat was told last: tellings of different seats may overtake each other. */
  readonly #last = new Map<Seat, Standing>();
  /** How many moves have been told to anybody. */
  #shown = 0;

  constructor(match: string) {
    this.match = match;
  }

  get movesTold(): number {
    return this.#shown;
  }

  tell({ seat, message, before }: Told): void {
    if (message.type === 'match') {
      this.#noteStanding(seat, message.state);
      message.state.log.forEach((event) => this.#noteEvent(seat, event));
    } else if (message.type === 'moved') {
      message.events.forEach((event) => this.#noteEvent(seat, event));
    } else return;
    const position = message.type === 'match' ? message.state.position : message.position;
    if (position === null) return;
    this.#noteSealed(seat, position.ply, position.own, before);
    this.#shown = Math.max(this.#shown, position.ply);
  }

  /** Nobody stands up in these matches, so all that a seat is told only ever grows. */
  #noteStanding(seat: Seat, { seats, status, you, position }: MatchState): void {
    const names = seats.map((holder) => (holder.kind === 'open' ? null : holder.name));
    const now = { names, stage: STAGES.indexOf(status), ply: position?.ply ?? 0 };
    const last = this.#last.get(seat) ?? { names: [], stage: 0, ply: 0 };
    this.#last.set(seat, now);
    const isSame = last.names.every((name, place) => name === null || name === names[place]);
    if (!isSame) throw new Error(`seats changed: ${last.names.join()} to ${names.join()}`);
    if (now.stage < last.stage || now.ply < last.ply) throw new Error('the match went backwards');
    if (now.stage > 0 && you !== seat) throw new Error(`seat ${seat} is seat ${you} now`);
  }

  #noteEvent(seat: Seat, event: Logged): void {
    const key = `${seat} ${event.ply}`;
    const text = JSON.stringify(event);
    const known = this.#logged.get(key) ?? text;
    if (known !== text) throw new Error(`seat ${seat} was told ${known}, now ${text}`);
    this.#logged.set(key, text);
    if (event.move !== undefined) this.#noteMove(event.ply, `${event.actor} ${event.move}`);
  }

  #noteMove(ply: number, entry: string): void {
    const known = this.#moves.get(ply) ?? entry;
    if (known !== entry) throw new Error(`ply ${ply} was ${known}, now ${entry}`);
    this.#moves.set(ply, entry);
  }

  /** What the seat learns of its own sealed choice from a position. */
  #noteSealed(seat: Seat, ply: number, own: number, before: Asked | undefined): void {
    const known = this.#sealed.get(seat);
    const isUnsure = before?.message.type === 'take-back';
    if (known?.ply === ply && own === 0 && !isUnsure) {
      throw new Error(`the sealed ${known.text} of seat ${seat} is lost`);
    }
    if (own === 0) this.#sealed.delete(seat);
    else if (before?.message.type === 'move' && before.ply === ply && before.own === own - 1) {
      this.#sealed.set(seat, { ply, text: `${seat} ${before.message.move}` });
    }
  }

  /**
   * Who knows what was told until now, and is told no more: a copy made from now on is held to it.
   * Choices under way are left out, since they may be taken back before the copy is made.
   */
  untilNow(): Witness {
    const past = new Witness(this.match);
    for (const [ply, entry] of this.#moves) past.#moves.set(ply, entry);
    for (const [seat, standing] of this.#last) past.#last.set(seat, standing);
    past.#shown = this.#shown;
    return past;
  }

  /** What is on disk must hold all that was told. */
  checkDisk(stored: StoredMatch | undefined, asked: (seat: Seat) => Asked | undefined): void {
    if (stored === undefined) throw new Error('the match is gone');
    const { moves, choices } = stored;
    if (moves.length < this.#shown) throw new Error(`${moves.length} of ${this.#shown} moves left`);
    this.checkMoves(moves);
    this.#checkChoices(stored, asked);
    const names = stored.seats.map(({ name }) => name);
    for (const last of this.#last.values()) {
      const isKept = last.names.every((name, seat) => name === null || name === names[seat]);
      if (!isKept) throw new Error(`${last.names.join()} sat, ${names.join()} are kept`);
      if (STAGES.indexOf(stored.status) < last.stage) throw new Error('start or end is lost');
    }
    if (stored.status === 'waiting') return;
    const play = playOf(stored.setup, stored.seats.length, stored.opening);
    if (!play.restore(moves, choices)) throw new Error('the journal breaks the rules');
  }

  /** Every move that anybody was told is at its ply. */
  checkMoves(moves: readonly string[]): void {
    for (const [ply, entry] of this.#moves) {
      if (moves[ply] !== entry) throw new Error(`ply ${ply} was ${entry}, is ${moves[ply]}`);
    }
  }

  #checkChoices({ moves, choices }: StoredMatch, asked: (seat: Seat) => Asked | undefined): void {
    // A choice may take several moves, but never the same one twice.
    if (new Set(choices).size !== choices.length) throw new Error('a choice was kept twice');
    for (const [seat, { ply, text }] of this.#sealed) {
      const kept = moves.length === ply ? choices : moves.slice(ply);
      const isUnsure = asked(seat)?.message.type === 'take-back';
      if (!isUnsure && !kept.includes(text)) throw new Error(`the sealed ${text} is lost`);
    }
  }
}
