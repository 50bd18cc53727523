import { gameOf } from '@pepite/games';
import {
  CHANCE,
  deciding,
  each,
  type Entry,
  itemAt,
  type Options,
  parseEntry,
  printActor,
  Referee,
  type Seat,
} from '@pepite/kernel';
import type { StoredMatch } from '@pepite/matches';
import type { Logged, Position } from '@pepite/protocol';
import { ChanceCheck } from './chance-check.ts';
import type { Checks } from './checks.ts';
import type { ClockCheck } from './clock-check.ts';
import type { Decisions } from './decisions.ts';
import { PlanCheck } from './plan-check.ts';
import { TalkCheck } from './talk-check.ts';

/** A seat, or nothing for a spectator. */
export type Viewer = Seat | undefined;

/** What each viewer may know of one revision, printed, by seat; spectators come last. */
type Snapshot = readonly string[];

/**
 * What is true of one match: what the store has kept, judged by the referee alone. Every text that
 * a page is told is compared with it.
 */
export class MatchTruth {
  readonly #checks: Checks;
  readonly #decisions: Decisions;
  readonly #clocks: ClockCheck;
  readonly #plans: PlanCheck;
  readonly #chance: ChanceCheck;
  /** What is said at it. */
  readonly talk: TalkCheck;
  readonly #referee: Referee<unknown, unknown, unknown, Options>;
  readonly #seats: number;
  /** How many moves had been made when somebody began to look. */
  readonly #start: number;
  #stored: StoredMatch;
  #isEntitled = true;
  /** What could be known whenever so many moves were settled. */
  readonly #snapshots = new Map<number, Snapshot[]>();
  readonly #seen = new Map<Viewer, Logged[]>();
  /** Choices that somebody has made. */
  readonly #judged = new Set<string>();

  constructor(stored: StoredMatch, decisions: Decisions, checks: Checks, clocks: ClockCheck) {
    const { setup, seats, opening } = stored;
    const game = gameOf(setup.game, setup.rules);
    if (game === undefined) throw new Error(`there is no game ${setup.game}`);
    this.#checks = checks;
    this.#clocks = clocks;
    this.#decisions = decisions;
    this.#plans = new PlanCheck(checks, decisions);
    this.#chance = new ChanceCheck(checks);
    this.talk = new TalkCheck(checks, (ply) => this.#isSeenByAll(ply));
    this.#seats = seats.length;
    this.#referee = new Referee(game, seats.length, setup.options, opening?.imagined?.start);
    this.#stored = stored;
    this.#start = stored.moves.length;
    if (stored.status === 'waiting') return;
    tellAll(this.#referee, stored.moves);
    this.#snapshots.set(this.#start, [snapshotOf(this.#referee)]);
  }

  get stored(): StoredMatch {
    return this.#stored;
  }

  get plies(): number {
    return this.#stored.moves.length;
  }

  /** Whether the match waits for bots only. */
  get awaitsBots(): boolean {
    const awaited = [...each(deciding(this.#referee.turn))];
    return awaited.length > 0 && awaited.every((seat) => this.#isBot(this.#stored, seat));
  }

  /** The store has kept a step, of a process that may act for bots or of one that may not. */
  kept(stored: StoredMatch, isEntitled: boolean): void {
    const former = this.#stored;
    this.#stored = stored;
    if (!startsWith(stored.moves, former.moves) || stored.revision !== former.revision + 1) {
      this.#checks.broken('nothing that was kept is lost or changed', lastOf(former, stored));
      return;
    }
    if (former.status === 'over' && !isSameEnd(former, stored)) {
      this.#checks.broken('an ended match stays ended', lastOf(former, stored));
    }
    this.#chance.kept(former, stored);
    if (stored.status === 'waiting') return;
    this.#compareChoices(former, stored);
    for (let seat = 0; seat < this.#seats; seat++) this.#referee.takeBack(seat);
    this.#isEntitled = isEntitled;
    this.#play(former, stored.moves.slice(former.moves.length), former.moves.length);
    this.#play(former, stored.choices, stored.moves.length);
    const ply = stored.moves.length;
    const snapshots = this.#snapshots.get(ply) ?? [];
    this.#snapshots.set(ply, snapshots);
    snapshots.push(snapshotOf(this.#referee));
    this.#clocks.kept(former, stored);
  }

  /** What is sealed stays so until it is settled, unless whoever has chosen it takes it back. */
  #compareChoices(former: StoredMatch, stored: StoredMatch): void {
    const known = new Set([...stored.choices, ...stored.moves.slice(former.moves.length)]);
    for (const choice of former.choices) {
      const { guest } = itemAt(stored.seats, Number(choice.slice(0, choice.indexOf(' '))));
      const isMissed =
        !known.has(choice) &&
        (guest === null || !this.#decisions.hasTakenBack(guest, former.moves.length));
      if (!isMissed) continue;
      const text = `“${choice}” was sealed at ply ${former.moves.length}, and is no more`;
      this.#checks.broken('nothing that was kept is lost or changed', text);
    }
  }

  /** Plays moves that were chosen when so many were settled. */
  #play(former: StoredMatch, lines: readonly string[], ply: number): void {
    const own = new Map<Seat, number>();
    // Moves of the match that it goes on from are nobody's here.
    const given = (former.opening?.moves.length ?? 0) - ply;
    for (const [place, line] of lines.entries()) {
      const entry = parseEntry(this.#referee.game, this.#seats, line);
      if (entry === undefined) {
        this.#checks.broken('nothing breaks', `“${line}” was kept, which is no move`);
        return;
      }
      const chosen = own.get(entry.actor) ?? 0;
      own.set(entry.actor, chosen + 1);
      if (place < given) this.#checkGiven(former, line, ply + place);
      else if (entry.actor === CHANCE) this.#chance.drawn(former, this.#referee, line);
      else this.#judge(former, entry, { ply, own: chosen });
      if (this.#referee.tell(entry) !== undefined) {
        this.#checks.broken('nothing breaks', `“${line}” was kept, which is not legal`);
        return;
      }
    }
  }

  #checkGiven({ opening }: StoredMatch, line: string, ply: number): void {
    if (opening?.moves[ply] === line) return;
    const text = `“${line}” was kept in place of “${opening?.moves[ply]}”`;
    this.#checks.broken('a match goes on from where it was to', text);
  }

  /** Whether somebody has made a move: a player, or a bot that plays the seat. */
  #judge(former: StoredMatch, { actor, move }: Entry, at: Pick<Position, 'ply' | 'own'>): void {
    const { game } = this.#referee;
    const text = game.print(move);
    // What was sealed earlier is kept again with every choice until all are settled.
    const key = `${at.ply} ${at.own} ${actor} ${text}`;
    const isKnown = this.#judged.has(key);
    this.#judged.add(key);
    const { guest } = itemAt(this.#stored.seats, actor);
    if (isKnown || (guest !== null && this.#decisions.has(guest, at, text))) return;
    // Where answers are hidden, whoever can only answer one thing is answered for.
    const isForced = game.hidesAnswers === true && this.#referee.legal(actor).length === 1;
    const isBot = this.#isBot(former, actor);
    if (isForced && !isBot) return;
    const isPlanned = !isBot && this.#plans.hasMade(former, this.#referee, { actor, move });
    // Hidden answers are made where their players are.
    if (isPlanned && game.hidesAnswers === true) return;
    if (isBot || isPlanned || this.#clocks.mayHaveRunOut(former, actor, this.#referee.turn)) {
      if (this.#isEntitled) return;
      this.#checks.broken(
        'a lease is held once',
        `“${text}” was chosen for seat ${actor} by a process without the lease`,
      );
      return;
    }
    this.#checks.broken(
      'no move is made that nobody has made',
      `seat ${actor} never chose “${text}” at ply ${at.ply}, own ${at.own}`,
    );
  }

  /** Whether a bot plays a seat, or has done so until now. */
  #isBot(former: StoredMatch, seat: Seat): boolean {
    const occupants = [itemAt(former.seats, seat), itemAt(this.#stored.seats, seat)];
    return occupants.some(({ bot, standIn }) => bot !== null || standIn !== null);
  }

  /** What could be known whenever so many moves were settled. */
  #snapshotsAt(ply: number): readonly Snapshot[] {
    const known = this.#snapshots.get(ply);
    const given = this.#stored.opening?.moves.length ?? 0;
    if (known !== undefined || ply >= Math.max(this.#start, given)) return known ?? [];
    const { game, seats, options, start } = this.#referee;
    const past = new Referee(game, seats, options, start);
    tellAll(past, this.#stored.moves.slice(0, ply));
    const found = [snapshotOf(past)];
    this.#snapshots.set(ply, found);
    return found;
  }

  /** What is the newest that a viewer may know, printed. */
  newest(viewer: Viewer): string | undefined {
    return this.#snapshots.get(this.plies)?.at(-1)?.[viewer ?? this.#seats];
  }

  /** A viewer is told a position: it must have been true, and be what this viewer may know. */
  told(viewer: Viewer, position: Position): void {
    const { ply } = position;
    if (ply > this.plies) {
      const text = `ply ${ply} is told, ${this.plies} are kept`;
      this.#checks.broken('nothing is told before it is kept', text);
      return;
    }
    const text = printed(position);
    const snapshots = this.#snapshotsAt(ply);
    const isTrue = snapshots.some((snapshot) => snapshot[viewer ?? this.#seats] === text);
    if (isTrue) return;
    const known = snapshots.at(-1)?.[viewer ?? this.#seats] ?? '';
    // What was chosen shows in `own`: more than is kept is told too early.
    const isEarly = position.own > Number(known.slice(0, known.indexOf(' ')));
    this.#checks.broken(
      isEarly ? 'nothing is told before it is kept' : 'no seat is told what it may not know',
      `viewer ${viewer} is told ${text} at ply ${ply}, and may know ${known}`,
    );
  }

  /** A viewer is told what has happened. */
  toldEvents(viewer: Viewer, events: readonly Logged[]): void {
    const seen = this.#seenBy(viewer);
    for (const { ply, actor, move } of events) {
      const known = seen[ply];
      if (known === undefined) {
        this.#checks.broken('nothing is told before it is kept', `move ${ply} is told`);
      } else if (actor !== known.actor || (move !== undefined && move !== known.move)) {
        const told = `viewer ${viewer} is told “${actor} ${move}” at ply ${ply}`;
        this.#checks.broken(
          'no seat is told what it may not know',
          `${told}, and may know ${JSON.stringify(known)}`,
        );
      }
    }
  }

  /** Whether everybody has learned a move: onlookers know what all do. */
  #isSeenByAll(ply: number): boolean {
    const seen = this.#seenBy(undefined)[ply];
    return seen?.move !== undefined;
  }

  #seenBy(viewer: Viewer): readonly Logged[] {
    const seen = this.#seen.get(viewer) ?? [];
    this.#seen.set(viewer, seen);
    for (const one of this.#referee.seen(viewer, seen.length)) {
      const logged = { ply: seen.length, actor: printActor(one.actor) };
      seen.push('move' in one ? { ...logged, move: this.#referee.game.print(one.move) } : logged);
    }
    return seen;
  }
}

function snapshotOf(referee: Referee<unknown, unknown, unknown, Options>): Snapshot {
  const shared = JSON.stringify(referee.table);
  const seats = Array.from({ length: referee.seats }, (_, seat) => {
    const { table, hand } = referee.view(seat);
    const isShared = table === referee.table;
    const printedTable = isShared ? shared : JSON.stringify(table);
    return `${referee.chosen(seat).length} ${printedTable} ${JSON.stringify(hand)}`;
  });
  return [...seats, `0 ${shared} undefined`];
}

/** Plays what a record says. */
function tellAll(
  referee: Referee<unknown, unknown, unknown, Options>,
  lines: readonly string[],
): void {
  for (const line of lines) {
    const entry = parseEntry(referee.game, referee.seats, line);
    if (entry === undefined || referee.tell(entry) !== undefined) {
      throw new Error(`“${line}” can’t have been played`);
    }
  }
}

/** A position as it is compared. */
export const printed = ({ own, table, hand }: Position): string =>
  `${own} ${JSON.stringify(table)} ${JSON.stringify(hand)}`;

/** Whether a match that was over still is, as it was. */
const isSameEnd = (former: StoredMatch, stored: StoredMatch): boolean =>
  stored.status === 'over' &&
  stored.moves.length === former.moves.length &&
  stored.choices.length === former.choices.length &&
  JSON.stringify(stored.ending) === JSON.stringify(former.ending);

const startsWith = (all: readonly string[], start: readonly string[]): boolean =>
  start.every((line, place) => all[place] === line);

const lastOf = (former: StoredMatch, stored: StoredMatch): string =>
  `revision ${former.revision} had ${former.moves.length} moves up to “${former.moves.at(-1)}”, ` +
  `revision ${stored.revision} has ${stored.moves.length} up to “${stored.moves.at(-1)}”`;
