import type { Options } from '@pepite/kernel';
import type { Guest, Matches, StoredOutline, StoredSeat } from '@pepite/matches';
import type { Access, Pace, Status } from '@pepite/protocol';
import type { Connection } from './database.ts';
import type { Ledger } from './ledger.ts';

interface Row {
  readonly match: string;
  readonly game: string;
  readonly rules: number;
  readonly options: string;
  readonly access: Access;
  readonly hints: number;
  readonly pace: Pace;
  readonly standIn: string;
  readonly status: Status;
  readonly host: Guest;
  readonly next: string | null;
  readonly brokenIn: string | null;
}

type EntryRow = { readonly entry: string };
type Deciding = { readonly deciding: number | null };

function prepareReads(database: Connection) {
  return {
    match: database.prepare<[string], Row>(
      `SELECT match, game, rules, options, access, hints, pace, stand_in AS standIn, status, host,
         next, broken_in AS brokenIn
       FROM matches WHERE match = ?`,
    ),
    seats: database.prepare<[string], StoredSeat>(
      'SELECT guest, bot, name, stand_in AS standIn FROM seats WHERE match = ? ORDER BY seat',
    ),
    moves: database.prepare<[string], { readonly entries: string }>(
      'SELECT entries FROM moves WHERE match = ? ORDER BY ply',
    ),
    choices: database.prepare<[string], EntryRow>(
      'SELECT entry FROM choices WHERE match = ? ORDER BY place',
    ),
    unwelcome: database.prepare<[string], { readonly guest: Guest }>(
      'SELECT guest FROM unwelcome WHERE match = ?',
    ),
    decidingAfterChoices: database.prepare<[string], Deciding>(
      'SELECT deciding FROM choices WHERE match = ? LIMIT 1',
    ),
    decidingAfterMoves: database.prepare<[string], Deciding>(
      'SELECT deciding FROM moves WHERE match = ? ORDER BY ply DESC LIMIT 1',
    ),
    ofGuest: database.prepare<[Guest, number], { readonly match: string }>(
      'SELECT match FROM seats WHERE guest = ? ORDER BY over, changed DESC LIMIT ?',
    ),
    openedBy: database.prepare<[Guest], { readonly count: number }>(
      `SELECT count(*) AS count FROM matches WHERE host = ? AND status IN ('waiting', 'playing')`,
    ),
  };
}

function prepareWrites(database: Connection) {
  return {
    match: database.prepare(
      `INSERT INTO matches (match, game, rules, options, access, hints, pace, stand_in, status,
         host, next, created, changed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    // Whoever sits down at a match finds it among the latest.
    seat: database.prepare(
      `INSERT OR REPLACE INTO seats (match, seat, guest, bot, name, stand_in, over, changed)
       SELECT match, ?, ?, ?, ?, ?, status = 'over', changed FROM matches WHERE match = ?`,
    ),
    status: database.prepare('UPDATE matches SET status = ?, changed = ? WHERE match = ?'),
    seatStatus: database.prepare('UPDATE seats SET over = ?, changed = ? WHERE match = ?'),
    touch: database.prepare('UPDATE matches SET changed = ? WHERE match = ?'),
    seatTouch: database.prepare('UPDATE seats SET changed = ? WHERE match = ?'),
    unwelcome: database.prepare('INSERT OR IGNORE INTO unwelcome (match, guest) VALUES (?, ?)'),
    broken: database.prepare('UPDATE matches SET broken_in = ? WHERE match = ?'),
    host: database.prepare('UPDATE matches SET host = ? WHERE match = ?'),
    next: database.prepare('UPDATE matches SET next = ? WHERE match = ?'),
    move: database.prepare('INSERT INTO moves (match, ply, entries, deciding) VALUES (?, ?, ?, ?)'),
    choice: database.prepare(
      'INSERT INTO choices (match, place, entry, deciding) VALUES (?, ?, ?, ?)',
    ),
    dropChoices: database.prepare('DELETE FROM choices WHERE match = ?'),
  };
}

type Reads = ReturnType<typeof prepareReads>;

function readOutline(reads: Reads, match: string): StoredOutline | undefined {
  const row = reads.match.get(match);
  if (row === undefined) return undefined;
  const options = JSON.parse(row.options) as Options;
  const latest = reads.decidingAfterChoices.get(match) ?? reads.decidingAfterMoves.get(match);
  const deciding = latest?.deciding ?? undefined;
  return {
    ...row,
    options,
    deciding,
    hints: row.hints === 1,
    seats: reads.seats.all(match),
    unwelcome: reads.unwelcome.all(match).map(({ guest }) => guest),
  };
}

export function storeMatches(database: Connection, ledger: Ledger): Matches {
  const reads = prepareReads(database);
  const writes = prepareWrites(database);
  const saveSeat = (match: string, seat: number, holder: StoredSeat): void => {
    const { guest, bot, name, standIn } = holder;
    writes.seat.run(seat, guest, bot, name, standIn, match);
  };
  return {
    create: (setup, date) =>
      ledger.write(() => {
        const { match, game, rules, access, pace, standIn, status, host, next } = setup;
        const options = JSON.stringify(setup.options);
        const agreed = [access, Number(setup.hints), pace, standIn];
        writes.match.run(match, game, rules, options, ...agreed, status, host, next, date, date);
        setup.seats.forEach((holder, seat) => saveSeat(match, seat, holder));
      }),
    outline: (match) => readOutline(reads, match),
    load(match) {
      const found = readOutline(reads, match);
      if (found === undefined) return undefined;
      return {
        ...found,
        moves: reads.moves.all(match).flatMap(({ entries }) => entries.split('\n')),
        choices: reads.choices.all(match).map(({ entry }) => entry),
      };
    },
    setStatus: (match, status, date) =>
      ledger.write(() => {
        writes.status.run(status, date, match);
        writes.seatStatus.run(Number(status === 'over'), date, match);
      }),
    touch: (match, date) =>
      ledger.write(() => {
        writes.touch.run(date, match);
        writes.seatTouch.run(date, match);
      }),
    addUnwelcome: (match, guest) => ledger.write(() => writes.unwelcome.run(match, guest)),
    setBroken: (match, program) => ledger.write(() => writes.broken.run(program, match)),
    setHost: (match, host) => ledger.write(() => writes.host.run(host, match)),
    setNext: (match, next) => ledger.write(() => writes.next.run(next, match)),
    setSeat: (match, seat, holder) => ledger.write(() => saveSeat(match, seat, holder)),
    addMoves: (match, ply, entries, deciding) =>
      ledger.write(() => writes.move.run(match, ply, entries.join('\n'), deciding)),
    setChoices: (match, entries, deciding) =>
      ledger.writeSealed(() => {
        writes.dropChoices.run(match);
        entries.forEach((entry, place) => writes.choice.run(match, place, entry, deciding));
      }),
    ofGuest: (guest, most) => reads.ofGuest.all(guest, most).map(({ match }) => match),
    openedBy: (guest) => reads.openedBy.get(guest)?.count ?? 0,
  };
}
