import type { Options } from '@pepite/kernel';
import type { Guest, Matches, Outline, StoredSeat } from '@pepite/matches';
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
  readonly status: Status;
  readonly host: Guest;
  readonly next: string | null;
}

type EntryRow = { readonly entry: string };

function prepareReads(database: Connection) {
  return {
    match: database.prepare<[string], Row>('SELECT * FROM matches WHERE match = ?'),
    seats: database.prepare<[string], StoredSeat>(
      'SELECT guest, bot, name, stand_in AS standIn FROM seats WHERE match = ? ORDER BY seat',
    ),
    moves: database.prepare<[string], { readonly entries: string }>(
      'SELECT entries FROM moves WHERE match = ? ORDER BY ply',
    ),
    choices: database.prepare<[string], EntryRow>(
      'SELECT entry FROM choices WHERE match = ? ORDER BY place',
    ),
    ofGuest: database.prepare<[Guest, number], { readonly match: string }>(
      `SELECT match FROM seats JOIN matches USING (match) WHERE guest = ?
       ORDER BY status = 'over', changed DESC LIMIT ?`,
    ),
    openedBy: database.prepare<[Guest], { readonly count: number }>(
      `SELECT count(*) AS count FROM matches WHERE host = ? AND status <> 'over'`,
    ),
  };
}

function prepareWrites(database: Connection) {
  return {
    match: database.prepare(
      `INSERT INTO matches
         (match, game, rules, options, access, hints, pace, status, host, next, created, changed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    seat: database.prepare(
      `INSERT OR REPLACE INTO seats (match, seat, guest, bot, name, stand_in)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    status: database.prepare('UPDATE matches SET status = ?, changed = ? WHERE match = ?'),
    host: database.prepare('UPDATE matches SET host = ? WHERE match = ?'),
    next: database.prepare('UPDATE matches SET next = ? WHERE match = ?'),
    move: database.prepare('INSERT INTO moves (match, ply, entries) VALUES (?, ?, ?)'),
    choice: database.prepare('INSERT INTO choices (match, place, entry) VALUES (?, ?, ?)'),
    dropChoices: database.prepare('DELETE FROM choices WHERE match = ?'),
  };
}

export function storeMatches(database: Connection, ledger: Ledger): Matches {
  const reads = prepareReads(database);
  const writes = prepareWrites(database);
  const saveSeat = (match: string, seat: number, holder: StoredSeat): void => {
    const { guest, bot, name, standIn } = holder;
    writes.seat.run(match, seat, guest, bot, name, standIn);
  };
  const outline = (match: string): Outline | undefined => {
    const row = reads.match.get(match);
    if (row === undefined) return undefined;
    const options = JSON.parse(row.options) as Options;
    return { ...row, options, hints: row.hints === 1, seats: reads.seats.all(match) };
  };
  return {
    create: (setup, now) =>
      ledger.write(() => {
        const { match, game, rules, access, pace, status, host, next } = setup;
        const options = JSON.stringify(setup.options);
        const agreed = [access, Number(setup.hints), pace];
        writes.match.run(match, game, rules, options, ...agreed, status, host, next, now, now);
        setup.seats.forEach((holder, seat) => saveSeat(match, seat, holder));
      }),
    outline,
    load(match) {
      const found = outline(match);
      if (found === undefined) return undefined;
      return {
        ...found,
        moves: reads.moves.all(match).flatMap(({ entries }) => entries.split('\n')),
        choices: reads.choices.all(match).map(({ entry }) => entry),
      };
    },
    setStatus: (match, status, now) => ledger.write(() => writes.status.run(status, now, match)),
    setHost: (match, host) => ledger.write(() => writes.host.run(host, match)),
    setNext: (match, next) => ledger.write(() => writes.next.run(next, match)),
    setSeat: (match, seat, holder) => ledger.write(() => saveSeat(match, seat, holder)),
    addMoves: (match, ply, entries) =>
      ledger.write(() => writes.move.run(match, ply, entries.join('\n'))),
    setChoices: (match, entries) =>
      ledger.write(() => {
        writes.dropChoices.run(match);
        entries.forEach((entry, place) => writes.choice.run(match, place, entry));
      }),
    ofGuest: (guest, most) => reads.ofGuest.all(guest, most).map(({ match }) => match),
    openedBy: (guest) => reads.openedBy.get(guest)?.count ?? 0,
  };
}
