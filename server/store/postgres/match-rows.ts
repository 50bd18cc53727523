import type {
  Appended,
  Guest,
  KeptClocks,
  KeptPlans,
  Lease,
  MatchChange,
  MatchSummary,
  MoveTimes,
  NewMatch,
  StoredMatch,
} from '@pepite/matches';
import type { SetupInput, Status } from '@pepite/protocol';
import { readKeptSetup } from '@pepite/protocol/match-setup';
import { MOST_DUE } from '../due.ts';
import type { Connection } from './connection.ts';
import { APPEND_CHANGE, APPEND_PLAY, READS, WRITES } from './match-statements.ts';

type StoredSeat = NewMatch['seats'][number];

/** A match as one row, with its seats and all that belongs to it. */
export interface Row {
  readonly match: string;
  readonly revision: number;
  readonly setup: SetupInput;
  readonly status: Status;
  readonly host: Guest;
  readonly next: string | null;
  readonly deciding: number | null;
  readonly clocks: KeptClocks | null;
  readonly plans: KeptPlans | null;
  readonly planDue: number | null;
  readonly ending: MatchSummary['ending'];
  readonly brokenIn: string | null;
  readonly seats: readonly StoredSeat[];
  readonly removed: readonly Guest[];
}

export interface WholeRow extends Row {
  readonly choices: readonly string[];
  readonly moves: readonly string[];
  readonly chance: StoredMatch['chance'];
  readonly opening: StoredMatch['opening'];
}

/**
 * The matches in a PostgreSQL database. Each call is one statement, so that a batch of them goes
 * out at once and yet happens in order.
 */
export class MatchRows {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async create(created: NewMatch, date: number): Promise<void> {
    const { match, setup, host, seats, chance, opening } = created;
    const occupants = [...seats.entries()];
    const secrets = [chance && JSON.stringify(chance), opening && JSON.stringify(opening)];
    const values = [match, JSON.stringify(setup), host, date, seatsJson(occupants), ...secrets];
    await this.#connection.rows(WRITES.create, values);
  }

  async append(
    match: string,
    revision: number,
    change: MatchChange,
    date: number,
    lease?: Lease | null,
  ): Promise<Appended> {
    const { deciding, choices, moves, clocks, plans, planDue } = change;
    const time = [clocks && JSON.stringify(clocks), moves?.times];
    const planned = [plans && JSON.stringify(plans), planDue];
    const moved = [match, revision, deciding, choices, moves?.ply, moves?.entries];
    const play = [...moved, ...time, ...planned];
    const values = isPlay(change) ? play : [...play, ...otherValues(change, date)];
    const statements = isPlay(change) ? APPEND_PLAY : APPEND_CHANGE;
    // A lease that there is none of comes through JSON as null.
    const [answer] = lease
      ? await this.#connection.rows<Kept>(statements.leased, [...values, lease.name, lease.number])
      : await this.#connection.rows<Kept>(statements.free, values);
    if (answer?.isHeld === false) return 'lease-lost';
    return answer?.kept === 1 ? 'kept' : 'conflict';
  }

  async touch(match: string, date: number): Promise<void> {
    await this.#connection.rows(WRITES.touch, [match, date]);
  }

  async markBroken(match: string, program: string): Promise<void> {
    await this.#connection.rows(WRITES.broken, [match, program]);
  }

  async load(match: string): Promise<StoredMatch | undefined> {
    const [row] = await this.#connection.rows<WholeRow>(READS.load, [match]);
    if (row === undefined) return undefined;
    const { moves, choices, chance, opening, ...summary } = row;
    return { ...summaryOf(summary), moves, choices, chance, opening };
  }

  async gameOf(match: string): Promise<string | undefined> {
    const [row] = await this.#connection.rows<{ readonly game: string }>(READS.game, [match]);
    return row?.game;
  }

  async timesOf(match: string): Promise<MoveTimes> {
    const rows = await this.#connection.rows<{ readonly time: number | null }>(READS.times, [
      match,
    ]);
    return rows.map(({ time }) => time);
  }

  /** Some matches in which something is due before a date, and that nobody watches. */
  async dueBefore(date: number): Promise<readonly string[]> {
    const rows = await this.#connection.rows<{ readonly match: string }>(READS.due, [
      Math.floor(date),
      MOST_DUE,
    ]);
    return rows.map(({ match }) => match);
  }

  /** A match that is damaged is left out: the others can still be listed. */
  async ofGuest(guest: Guest, most: number): Promise<readonly MatchSummary[]> {
    const rows = await this.#connection.rows<Row>(READS.ofGuest, [guest, most]);
    return rows.flatMap((row) => {
      try {
        return summaryOf(row);
      } catch {
        return [];
      }
    });
  }

  async openedBy(guest: Guest): Promise<number> {
    const [row] = await this.#connection.rows<{ readonly count: number }>(READS.openedBy, [guest]);
    return row?.count ?? 0;
  }
}

interface Kept {
  readonly kept: number;
  /** Whether nobody else has taken over the lease that it was made with. */
  readonly isHeld?: boolean;
}

const PLAY: readonly string[] = ['moves', 'choices', 'deciding', 'clocks', 'plans', 'planDue'];

/** Whether a change is a step of a match under way, and nothing else. */
const isPlay = (change: MatchChange): boolean =>
  Object.keys(change).every((part) => PLAY.includes(part));

/** What a change brings besides play, in the order in which `APPEND_CHANGE` wants it. */
function otherValues(change: MatchChange, date: number): readonly unknown[] {
  const { status, setup, host, next, ending, removed, chance } = change;
  const seats = [...(change.seats ?? [])];
  const dated = ending && JSON.stringify({ ...ending, date: Date.now() });
  const numbers = seats.map(([seat]) => seat);
  const setupText = setup && JSON.stringify(setup);
  const source = chance && JSON.stringify(chance);
  const table = [status, date, setupText, host, next, dated, removed];
  return [...table, seatsJson(seats), numbers, source];
}

const seatsJson = (seats: readonly (readonly [seat: number, occupant: StoredSeat])[]): string =>
  JSON.stringify(seats.map(([seat, occupant]) => ({ seat, ...occupant })));

export const summaryOf = (row: Row): MatchSummary => ({
  ...row,
  setup: readKeptSetup(row.setup),
  deciding: row.deciding ?? undefined,
});
