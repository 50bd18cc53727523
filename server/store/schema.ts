/**
 * What is on disk. A match is its setup, its seats and its moves in the notation of records, so a
 * later version of the program can still read it; what settles at once shares a row, one entry a
 * line. `choices` are those of a simultaneous turn under way: sealed, but not lost. A guest is
 * known by the hash of a token that only its browser has.
 */
export const VERSION = 2;

export const SCHEMA = `
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
    hints INTEGER NOT NULL DEFAULT 0,
    pace TEXT NOT NULL DEFAULT 'human',
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
    stand_in TEXT,
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
`;

/** What brings data of a version to the next one, the first version first. */
export const MIGRATIONS: readonly string[] = [
  `
    ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN pace TEXT NOT NULL DEFAULT 'human';
    ALTER TABLE seats ADD COLUMN stand_in TEXT;
    UPDATE seats SET stand_in = 'heuristic' WHERE replaced = 1;
    ALTER TABLE seats DROP COLUMN replaced;
  `,
];
