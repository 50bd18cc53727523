/**
 * What is in a database: the same as in a data folder (`../schema.ts`), in the form that suits
 * PostgreSQL. `revision` counts the changes of a match: whoever changes it has to know the latest
 * one. That two can't write the same move is said twice: `moves` has one row for each position.
 * Sealed choices stand with the match, which is written with every step anyway; room is left in its
 * pages, so that this touches no index.
 *
 * Each step brings data of one version to the next. A new database takes all of them, so that it
 * can't differ from one that was brought up to date.
 */
export const STEPS: readonly string[] = [
  `
    CREATE TABLE pepite_data (version integer NOT NULL);
    INSERT INTO pepite_data VALUES (0);

    CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL);

    CREATE TABLE guests (
      guest text PRIMARY KEY,
      name text NOT NULL,
      created bigint NOT NULL,
      seen bigint NOT NULL
    );
    CREATE INDEX guests_by_visit ON guests (seen);

    CREATE TABLE matches (
      match text PRIMARY KEY,
      revision bigint NOT NULL DEFAULT 0,
      setup json NOT NULL,
      status text NOT NULL,
      host text NOT NULL,
      next text,
      deciding bigint,
      choices text[] NOT NULL DEFAULT '{}',
      ending json,
      broken_in text,
      created bigint NOT NULL,
      changed bigint NOT NULL
    ) WITH (fillfactor = 80);
    CREATE INDEX matches_of_host ON matches (host, status);
    CREATE INDEX matches_by_change ON matches (status, changed);

    CREATE TABLE seats (
      match text NOT NULL REFERENCES matches ON DELETE CASCADE,
      seat integer NOT NULL,
      guest text,
      bot text,
      name text,
      stand_in text,
      over boolean NOT NULL,
      changed bigint NOT NULL,
      PRIMARY KEY (match, seat)
    );
    CREATE INDEX seats_of_guest ON seats (guest, over, changed DESC) WHERE guest IS NOT NULL;

    CREATE TABLE moves (
      match text NOT NULL REFERENCES matches ON DELETE CASCADE,
      ply integer NOT NULL,
      entries text[] NOT NULL,
      PRIMARY KEY (match, ply)
    );

    CREATE TABLE removed (
      match text NOT NULL REFERENCES matches ON DELETE CASCADE,
      guest text NOT NULL,
      PRIMARY KEY (match, guest)
    );
  `,
  // Several processes. A process is there until a moment of the database's clock, and so are its
  // leases and those who are at matches there. What is not logged is gone if the database crashes,
  // and is said anew. `least` is the earliest version of the
  // program that can do with this data.
  `
    ALTER TABLE pepite_data ADD COLUMN least integer NOT NULL DEFAULT 2;

    CREATE UNLOGGED TABLE processes (process text PRIMARY KEY, until timestamptz NOT NULL)
      WITH (fillfactor = 50);

    CREATE TABLE leases (name text PRIMARY KEY, number bigint NOT NULL, holder text NOT NULL);
    CREATE INDEX leases_of_holder ON leases (holder);

    CREATE UNLOGGED TABLE attendance (
      match text NOT NULL,
      process text NOT NULL,
      is_public boolean NOT NULL,
      guests text[] NOT NULL,
      spectators integer NOT NULL,
      origin text NOT NULL,
      since timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (match, process)
    );
    CREATE INDEX attendance_of_process ON attendance (process);
    CREATE INDEX attendance_by_date ON attendance (since) WHERE is_public;

    CREATE TABLE calendar (date bigint NOT NULL, noted timestamptz NOT NULL);
  `,
  // Links that carry a guest to another device (`device-link.ts`), until a date.
  `
    CREATE TABLE links (link text PRIMARY KEY, sealed text NOT NULL, until bigint NOT NULL);
  `,
  // Guests whom the host does not let in, until a date by the machine's clock, or for ever.
  `
    CREATE TABLE blocks (guest text PRIMARY KEY, until bigint, reason text NOT NULL);
  `,
  // `generation` is raised when a guest logs out all other devices: cookies of an earlier one count
  // no more. What players report of each other is for the host, who may end a match or take a name
  // away: servers find that in `ended_matches` and `renamed_guests`, and carry it out.
  `
    ALTER TABLE guests ADD COLUMN generation bigint NOT NULL DEFAULT 0;
    CREATE INDEX guests_by_generation ON guests (generation) WHERE generation > 0;
    CREATE TABLE reports (
      report text PRIMARY KEY,
      match text NOT NULL,
      reporter text NOT NULL,
      reported text NOT NULL,
      name text NOT NULL,
      reason text NOT NULL,
      date bigint NOT NULL
    );
    CREATE INDEX reports_by_date ON reports (date);
    CREATE INDEX reports_of_reporter ON reports (reporter, date);
    CREATE INDEX reports_of_reported ON reports (reported);
    CREATE TABLE ended_matches (match text PRIMARY KEY, date bigint NOT NULL);
    CREATE TABLE renamed_guests (guest text PRIMARY KEY, name text NOT NULL, date bigint NOT NULL);
  `,
  // Clocks after the last step, and when the first of them runs out; how long moves took.
  `
    ALTER TABLE matches ADD COLUMN clocks json;
    ALTER TABLE matches ADD COLUMN due bigint;
    CREATE INDEX matches_by_due ON matches (due) WHERE due IS NOT NULL;
    ALTER TABLE moves ADD COLUMN times integer[];
  `,
  // What is said at matches: a phrase, a text, or a sign on a move. `talk` of a match is the number
  // that was given last. With a report goes what the reported guest has written.
  `
    ALTER TABLE matches ADD COLUMN talk integer NOT NULL DEFAULT 0;
    CREATE TABLE talk (
      match text NOT NULL REFERENCES matches ON DELETE CASCADE,
      number integer NOT NULL,
      guest text NOT NULL,
      name text NOT NULL,
      seat integer NOT NULL,
      ply integer,
      said json NOT NULL,
      PRIMARY KEY (match, number)
    );
    CREATE INDEX talk_of_guest ON talk (guest);
    ALTER TABLE reports ADD COLUMN text text;
  `,
  // How players are told that it is their turn (`../schema.ts`).
  `
    CREATE TABLE notice_devices (
      device text PRIMARY KEY,
      guest text NOT NULL,
      subscription text NOT NULL,
      name text NOT NULL,
      language text NOT NULL,
      date bigint NOT NULL
    );
    CREATE INDEX notice_devices_of_guest ON notice_devices (guest, date);
    CREATE TABLE notice_settings (guest text PRIMARY KEY, webhook text, quiet text);
    CREATE TABLE muted_matches (mute text PRIMARY KEY, match text NOT NULL, guest text NOT NULL);
    CREATE INDEX muted_by_guest ON muted_matches (guest);
    CREATE INDEX muted_by_match ON muted_matches (match);
    CREATE TABLE turn_notices (
      notice text PRIMARY KEY,
      match text NOT NULL,
      guest text NOT NULL,
      turn bigint NOT NULL,
      attempts bigint NOT NULL,
      retry bigint
    );
    CREATE INDEX notices_of_guest ON turn_notices (guest);
    CREATE INDEX notices_of_match ON turn_notices (match);
  `,
  // What else is so of a guest's seat: given up for good, agrees to end the match, off the list.
  `
    ALTER TABLE seats ADD COLUMN marks text;
  `,
  // What the seats of a match have planned: each of them its player's secret.
  `
    ALTER TABLE matches ADD COLUMN plans json;
  `,
  // By when a planned move should have been made, where one is to be: it may be in nobody's memory.
  `
    ALTER TABLE matches ADD COLUMN plan_due bigint;
    CREATE INDEX matches_by_plan_due ON matches (plan_due) WHERE plan_due IS NOT NULL;
  `,
  // The seats of all who play on the device of a guest, at matches that go on.
  `
    CREATE INDEX seats_of_owner ON seats (split_part(guest, '/', 1)) WHERE NOT over;
  `,
  // What the chance of a match follows from: a secret until it is over.
  `
    ALTER TABLE matches ADD COLUMN chance json;
  `,
  // The position of another match that a match goes on from: it holds hidden cards.
  `
    ALTER TABLE matches ADD COLUMN opening json;
  `,
  // Programs from outside: a guest that is known by the hash of a token, and whose it is.
  `
    CREATE TABLE bot_tokens (
      program text PRIMARY KEY,
      owner text,
      name text NOT NULL,
      date bigint NOT NULL
    );
    CREATE INDEX bot_tokens_of_owner ON bot_tokens (owner);
  `,
  // Reviews of matches that are over (`../schema.ts`).
  `
    CREATE TABLE reviews (
      review text PRIMARY KEY,
      match text NOT NULL REFERENCES matches ON DELETE CASCADE,
      program text NOT NULL,
      found text NOT NULL
    );
    CREATE INDEX reviews_of_match ON reviews (match);
  `,
];

/** The version of the data that this program reads and writes. */
export const SCHEMA_VERSION = STEPS.length;

/**
 * The version of the earliest program that can do with this data, which may still run beside this
 * one during a deploy: a step adds tables, columns with a default and indexes, and takes away only
 * what that one did not use any more.
 */
export const LEAST_PROGRAM = 2;

/** Every version has had these. */
export const TABLES: readonly string[] = [
  'guests',
  'matches',
  'moves',
  'removed',
  'seats',
  'secrets',
];
/** The one that says whose database it is, and which version. */
export const OWN_TABLE = 'pepite_data';
/**
 * Added to the version while a copy is on its way in: no program takes half of one for a whole,
 * earlier ones included, to which it is of a later version.
 */
export const COPYING = 1_000_000;
