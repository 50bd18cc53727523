/**
 * What is on disk. A match is its setup, its seats and its moves in the notation of records, so a
 * later version of the program can still read it; what settles at once shares a row, one entry a
 * line. `choices` are those of a simultaneous turn under way: sealed, but not lost. `deciding` is
 * the set of seats that have to decide, so that a list need not play the match to know whose turn
 * it is. `revision` counts the changes of a match: whoever changes it has to know the latest one. A
 * guest is known by the hash of a token that only its browser has.
 *
 * `ending` is how a match has ended and when, by the clock of the machine, as people know it: the
 * other dates go on only while a server is up. Matches that ended before it was kept have none.
 *
 * `step_log` has the latest steps of all matches, as JSON: `revision`, `deciding`, moves and
 * choices of a match are what its tables say, and then what the log says (`step-log.ts`).
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
  // What was no JSON before is a text now: the match that it belongs to can't be opened, no other.
  `
    ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN setup TEXT NOT NULL DEFAULT '{}';
    UPDATE matches SET setup = json_object(
      'game', game, 'rules', rules,
      'options', json(iif(json_valid(options), options, json_quote(options))),
      'access', access, 'hints', json(iif(hints, 'true', 'false')), 'pace', pace,
      'standIn', stand_in);
    ALTER TABLE matches ADD COLUMN deciding INTEGER;
    UPDATE matches SET deciding = coalesce(
      (SELECT deciding FROM choices WHERE choices.match = matches.match LIMIT 1),
      (SELECT deciding FROM moves WHERE moves.match = matches.match ORDER BY ply DESC LIMIT 1));
    ALTER TABLE matches DROP COLUMN game;
    ALTER TABLE matches DROP COLUMN rules;
    ALTER TABLE matches DROP COLUMN options;
    ALTER TABLE matches DROP COLUMN access;
    ALTER TABLE matches DROP COLUMN hints;
    ALTER TABLE matches DROP COLUMN pace;
    ALTER TABLE matches DROP COLUMN stand_in;
    ALTER TABLE moves DROP COLUMN deciding;
    ALTER TABLE choices DROP COLUMN deciding;
    ALTER TABLE unwelcome RENAME TO removed;
  `,
  `
    ALTER TABLE matches ADD COLUMN ending TEXT;
  `,
  `
    CREATE TABLE step_log (place INTEGER PRIMARY KEY, steps TEXT NOT NULL) STRICT;
  `,
  // Links that carry a guest to another device (`device-link.ts`), until a date.
  `
    CREATE TABLE links (
      link TEXT PRIMARY KEY,
      sealed TEXT NOT NULL,
      until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
  // Guests whom the host does not let in, until a date by the machine's clock, or for ever.
  `
    CREATE TABLE blocks (
      guest TEXT PRIMARY KEY,
      until INTEGER,
      reason TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
  // `generation` is raised when a guest logs out all other devices: cookies of an earlier one count
  // no more. What players report of each other is for the host, who may end a match or take a name
  // away: servers find that in `ended_matches` and `renamed_guests`, and carry it out.
  `
    ALTER TABLE guests ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX guests_by_generation ON guests (generation) WHERE generation > 0;
    CREATE TABLE reports (
      report TEXT PRIMARY KEY,
      match TEXT NOT NULL,
      reporter TEXT NOT NULL,
      reported TEXT NOT NULL,
      name TEXT NOT NULL,
      reason TEXT NOT NULL,
      date INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reports_by_date ON reports (date);
    CREATE INDEX reports_of_reporter ON reports (reporter, date);
    CREATE INDEX reports_of_reported ON reports (reported);
    CREATE TABLE ended_matches (match TEXT PRIMARY KEY, date INTEGER NOT NULL)
      STRICT, WITHOUT ROWID;
    CREATE TABLE renamed_guests (
      guest TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      date INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
  // Clocks after the last step, as JSON, and when the first of them runs out; how long moves took;
  // the date that goes on while a server is up, as it was last noted.
  `
    ALTER TABLE matches ADD COLUMN clocks TEXT;
    ALTER TABLE matches ADD COLUMN due INTEGER
      GENERATED ALWAYS AS (json_extract(clocks, '$.due')) VIRTUAL;
    CREATE INDEX matches_by_due ON matches (due) WHERE due IS NOT NULL;
    ALTER TABLE moves ADD COLUMN times TEXT;
    CREATE TABLE calendar (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      date INTEGER NOT NULL
    ) STRICT;
  `,
  // What is said at matches: a phrase, a text, or a sign on a move, as JSON. What a guest has
  // written goes with a report about that guest.
  `
    CREATE TABLE talk (
      match TEXT NOT NULL REFERENCES matches,
      number INTEGER NOT NULL,
      guest TEXT NOT NULL,
      name TEXT NOT NULL,
      seat INTEGER NOT NULL,
      ply INTEGER,
      said TEXT NOT NULL,
      PRIMARY KEY (match, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX talk_of_guest ON talk (guest);
    ALTER TABLE reports ADD COLUMN text TEXT;
  `,
  // How players are told that it is their turn: devices by the hash of the address that their
  // browser gave, a webhook and quiet hours as JSON, muted matches, and what was last sent for
  // which turn (how many moves were settled) on which channel: a device, or "webhook". `retry` is
  // when it is tried again.
  `
    CREATE TABLE notice_devices (
      device TEXT PRIMARY KEY,
      guest TEXT NOT NULL,
      subscription TEXT NOT NULL,
      name TEXT NOT NULL,
      language TEXT NOT NULL,
      date INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX notice_devices_of_guest ON notice_devices (guest, date);
    CREATE TABLE notice_settings (guest TEXT PRIMARY KEY, webhook TEXT, quiet TEXT)
      STRICT, WITHOUT ROWID;
    CREATE TABLE muted_matches (
      mute TEXT PRIMARY KEY,
      match TEXT NOT NULL,
      guest TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX muted_by_guest ON muted_matches (guest);
    CREATE INDEX muted_by_match ON muted_matches (match);
    CREATE TABLE turn_notices (
      notice TEXT PRIMARY KEY,
      match TEXT NOT NULL,
      guest TEXT NOT NULL,
      turn INTEGER NOT NULL,
      attempts INTEGER NOT NULL,
      retry INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX notices_of_guest ON turn_notices (guest);
    CREATE INDEX notices_of_match ON turn_notices (match);
  `,
  // What else is so of a guest's seat: given up for good, agrees to end the match, off the list.
  `
    ALTER TABLE seats ADD COLUMN marks TEXT;
  `,
  // What the seats of a match have planned, as JSON: each of them its player's secret.
  `
    ALTER TABLE matches ADD COLUMN plans TEXT;
  `,
  // By when a planned move should have been made, where one is to be: it may be in nobody's memory.
  `
    ALTER TABLE matches ADD COLUMN plan_due INTEGER;
    CREATE INDEX matches_by_plan_due ON matches (plan_due) WHERE plan_due IS NOT NULL;
  `,
  // The seats of all who play on the device of a guest, at matches that go on.
  `
    CREATE INDEX seats_of_owner ON seats (substr(guest, 1, instr(guest || '/', '/') - 1))
      WHERE over = 0;
  `,
  // What the chance of a match follows from, as JSON: a secret until it is over.
  `
    ALTER TABLE matches ADD COLUMN chance TEXT;
  `,
  // The position of another match that a match goes on from, as JSON: it holds hidden cards.
  `
    ALTER TABLE matches ADD COLUMN opening TEXT;
  `,
  // Programs from outside: a guest that is known by the hash of a token, and whose it is.
  `
    CREATE TABLE bot_tokens (
      program TEXT PRIMARY KEY,
      owner TEXT,
      name TEXT NOT NULL,
      date INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bot_tokens_of_owner ON bot_tokens (owner);
  `,
  // Reviews of matches that are over, by match, seat and effort: which program has made them, and
  // all that it found, packed (`reviews/packed-found.ts`). They go with their match.
  `
    CREATE TABLE reviews (
      review TEXT PRIMARY KEY,
      match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
      program TEXT NOT NULL,
      found TEXT NOT NULL
    ) STRICT;
    CREATE INDEX reviews_of_match ON reviews (match);
  `,
];

/** The version of the data that this program reads and writes. */
export const SCHEMA_VERSION = STEPS.length;
