/**
 * What is on disk. A match is its setup, its seats and its moves in the notation of records, so a
 * later version of the program can still read it; what settles at once shares a row, one entry a
 * line. `choices` are those of a simultaneous turn under way: sealed, but not lost. `deciding` is
 * the set of seats that have to decide then, so that a list need not play the match to know whose
 * turn it is. A guest is known by the hash of a token that only its browser has.
 *
 * `changed` and `over` stand with the seats, too: a guest's latest matches are found by an index.
 *
 * Each step brings data of one version to the next. A new folder takes all of them, so that it
 * can't differ from one that was brought up to date.
 */
export const STEPS: readonly string[] = [
  `
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;

    CREATE TABLE guests (
      guest TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE matches (
      match TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules INTEGER NOT NULL,
      options TEXT NOT NULL,
      access TEXT NOT NULL,
      status TEXT NOT NULL,
      host TEXT NOT NULL,
      next TEXT,
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX matches_of_host ON matches (host);

    CREATE TABLE seats (
      match TEXT NOT NULL REFERENCES matches,
      seat INTEGER NOT NULL,
      guest TEXT,
      bot TEXT,
      name TEXT,
      replaced INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (match, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_of_guest ON seats (guest) WHERE guest IS NOT NULL;

    CREATE TABLE moves (
      match TEXT NOT NULL REFERENCES matches,
      ply INTEGER NOT NULL,
      entries TEXT NOT NULL,
      PRIMARY KEY (match, ply)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE choices (
      match TEXT NOT NULL REFERENCES matches,
      place INTEGER NOT NULL,
      entry TEXT NOT NULL,
      PRIMARY KEY (match, place)
    ) STRICT, WITHOUT ROWID;
  `,
  `
    ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN pace TEXT NOT NULL DEFAULT 'human';
    ALTER TABLE seats ADD COLUMN stand_in TEXT;
    UPDATE seats SET stand_in = 'heuristic' WHERE replaced = 1;
    ALTER TABLE seats DROP COLUMN replaced;
  `,
  `
    ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    UPDATE guests SET seen = max(created, coalesce(
      (SELECT max(changed) FROM seats JOIN matches USING (match) WHERE seats.guest = guests.guest),
      0));
    CREATE INDEX guests_by_visit ON guests (seen);
    ALTER TABLE matches ADD COLUMN stand_in TEXT NOT NULL DEFAULT 'regular';
    ALTER TABLE matches ADD COLUMN broken_in TEXT;
    DROP INDEX matches_of_host;
    CREATE INDEX matches_of_host ON matches (host, status);
    CREATE INDEX matches_by_change ON matches (status, changed);
    ALTER TABLE seats ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
    UPDATE seats SET (over, changed) =
      (SELECT status = 'over', changed FROM matches WHERE matches.match = seats.match);
    DROP INDEX seats_of_guest;
    CREATE INDEX seats_of_guest ON seats (guest, over, changed DESC) WHERE guest IS NOT NULL;
    CREATE TABLE unwelcome (
      match TEXT NOT NULL REFERENCES matches,
      guest TEXT NOT NULL,
      PRIMARY KEY (match, guest)
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE moves ADD COLUMN deciding INTEGER;
    ALTER TABLE choices ADD COLUMN deciding INTEGER;
  `,
];

/** The version of the data that this program reads and writes. */
export const VERSION = STEPS.length;
