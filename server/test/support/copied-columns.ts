const columnsOf = (table: string, names: string): readonly string[] =>
  names.split(' ').map((name) => `${table}.${name}`);

/** What `transfer/` copies; whoever adds a column adds it there, and here. */
export const COPIED = [
  ...columnsOf('secrets', 'name value'),
  ...columnsOf('guests', 'guest name created seen generation'),
  ...columnsOf('blocks', 'guest until reason'),
  ...columnsOf('reports', 'report match reporter reported name reason date text'),
  ...columnsOf('ended_matches', 'match date'),
  ...columnsOf('renamed_guests', 'guest name date'),
  ...columnsOf('bot_tokens', 'program owner name date'),
  ...columnsOf('notice_devices', 'device guest subscription name language date'),
  ...columnsOf('notice_settings', 'guest webhook quiet'),
  ...columnsOf('muted_matches', 'mute match guest'),
  ...columnsOf('turn_notices', 'notice match guest turn attempts retry'),
  ...columnsOf('reviews', 'review match program found'),
  ...columnsOf('matches', 'match revision setup status host next deciding clocks plans plan_due'),
  ...columnsOf('matches', 'ending broken_in chance opening created changed'),
  ...columnsOf('seats', 'match seat guest bot name stand_in marks over changed'),
  ...columnsOf('moves', 'match ply entries times'),
  ...columnsOf('removed', 'match guest'),
  ...columnsOf('talk', 'match number guest name seat ply said'),
];

/** Links to other devices are over in minutes. */
const LINKS = columnsOf('links', 'link sealed until');
/** The version is each store's own; choices stand with the match, and what follows from others. */
export const POSTGRES_ONLY = [
  'matches.choices',
  'matches.due',
  'matches.talk',
  ...LINKS,
  ...columnsOf('pepite_data', 'version least'),
  // Who is where at this moment, and the date: each database has its own.
  ...columnsOf('processes', 'process until'),
  ...columnsOf('leases', 'name number holder'),
  ...columnsOf('attendance', 'match process is_public guests spectators origin since'),
  ...columnsOf('calendar', 'date noted'),
];
/** The log is written out; choices have a table, and the date is each store's own. */
export const SQLITE_ONLY = [
  ...columnsOf('choices', 'match place entry'),
  ...columnsOf('step_log', 'place steps'),
  ...columnsOf('calendar', 'only date'),
  ...LINKS,
];
