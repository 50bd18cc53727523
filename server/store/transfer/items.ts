/**
 * Everything that a store holds, in a form that both stores share, so that what is in one can be
 * copied to the other and compared with it. A match is one item, with its seats and moves; of other
 * tables each row is one.
 */

/** How a column of a flat table is kept. SQLite has numbers where PostgreSQL has true and false. */
export type ColumnType = 'text' | 'integer' | 'bytes';

/** A table whose rows stand for themselves. */
export interface FlatTable {
  readonly name: string;
  /** Its first column is its key. */
  readonly columns: readonly (readonly [name: string, type: ColumnType])[];
}

const SECRETS: FlatTable = {
  name: 'secrets',
  columns: [
    ['name', 'text'],
    ['value', 'bytes'],
  ],
};

const GUESTS: FlatTable = {
  name: 'guests',
  columns: [
    ['guest', 'text'],
    ['name', 'text'],
    ['created', 'integer'],
    ['seen', 'integer'],
    ['generation', 'integer'],
  ],
};

const BLOCKS: FlatTable = {
  name: 'blocks',
  columns: [
    ['guest', 'text'],
    ['until', 'integer'],
    ['reason', 'text'],
  ],
};

const REPORTS: FlatTable = {
  name: 'reports',
  columns: [
    ['report', 'text'],
    ['match', 'text'],
    ['reporter', 'text'],
    ['reported', 'text'],
    ['name', 'text'],
    ['reason', 'text'],
    ['date', 'integer'],
    ['text', 'text'],
  ],
};

const ENDED: FlatTable = {
  name: 'ended_matches',
  columns: [
    ['match', 'text'],
    ['date', 'integer'],
  ],
};

const RENAMED: FlatTable = {
  name: 'renamed_guests',
  columns: [
    ['guest', 'text'],
    ['name', 'text'],
    ['date', 'integer'],
  ],
};

const BOT_TOKENS: FlatTable = {
  name: 'bot_tokens',
  columns: [
    ['program', 'text'],
    ['owner', 'text'],
    ['name', 'text'],
    ['date', 'integer'],
  ],
};

const NOTICE_TABLES: readonly FlatTable[] = [
  {
    name: 'notice_devices',
    columns: [
      ['device', 'text'],
      ['guest', 'text'],
      ['subscription', 'text'],
      ['name', 'text'],
      ['language', 'text'],
      ['date', 'integer'],
    ],
  },
  {
    name: 'notice_settings',
    columns: [
      ['guest', 'text'],
      ['webhook', 'text'],
      ['quiet', 'text'],
    ],
  },
  {
    name: 'muted_matches',
    columns: [
      ['mute', 'text'],
      ['match', 'text'],
      ['guest', 'text'],
    ],
  },
  {
    name: 'turn_notices',
    columns: [
      ['notice', 'text'],
      ['match', 'text'],
      ['guest', 'text'],
      ['turn', 'integer'],
      ['attempts', 'integer'],
      ['retry', 'integer'],
    ],
  },
];

/** They name their matches, so these have to be there before them. */
const REVIEWS: FlatTable = {
  name: 'reviews',
  columns: [
    ['review', 'text'],
    ['match', 'text'],
    ['program', 'text'],
    ['found', 'text'],
  ],
};

const BEFORE_MATCHES: readonly FlatTable[] = [
  SECRETS,
  GUESTS,
  BLOCKS,
  REPORTS,
  ENDED,
  RENAMED,
  BOT_TOKENS,
  ...NOTICE_TABLES,
];

export const FLAT_TABLES: readonly FlatTable[] = [...BEFORE_MATCHES, REVIEWS];

/** What is copied, in this order: who is known before what they have played, reviews after that. */
export const KINDS: readonly string[] = [
  ...BEFORE_MATCHES.map(({ name }) => name),
  'matches',
  REVIEWS.name,
];

/** A kind without items may be in a database that counts as empty: a first start makes a key. */
export const KINDS_OF_PEOPLE = KINDS.filter((kind) => kind !== SECRETS.name);

/** One thing that is kept; whoever has the same text of it has the same. */
export interface Item {
  readonly key: string;
  readonly content: string;
}

type Text = string | null;

export type SeatFields = readonly [
  seat: number,
  guest: Text,
  bot: Text,
  name: Text,
  standIn: Text,
  marks: Text,
  isOver: boolean,
  changed: number,
];

export type TalkFields = readonly [
  number: number,
  guest: string,
  name: string,
  seat: number,
  ply: number | null,
  said: string,
];

/** A match with all that belongs to it; JSON in it stays the text that it is. */
export interface MatchFields {
  readonly revision: number;
  readonly setup: string;
  readonly status: string;
  readonly host: string;
  readonly next: Text;
  readonly deciding: number | null;
  readonly clocks: Text;
  readonly plans: Text;
  readonly planDue: number | null;
  readonly chance: Text;
  readonly opening: Text;
  readonly ending: Text;
  readonly brokenIn: Text;
  readonly created: number;
  readonly changed: number;
  readonly seats: readonly SeatFields[];
  readonly moves: readonly (readonly [
    ply: number,
    entries: readonly string[],
    times: readonly (number | null)[] | null,
  ])[];
  readonly choices: readonly string[];
  /** In the order of their bytes. */
  readonly removed: readonly string[];
  /** What was said, by its numbers. */
  readonly talk: readonly TalkFields[];
}

/** The same match is the same text, whichever store it comes from: its fields have one order. */
export function matchItem(key: string, match: MatchFields): Item {
  const { revision, setup, status, host, next, deciding, clocks, plans, planDue } = match;
  const { chance, opening, ending, brokenIn, created, changed } = match;
  const { seats, choices, removed, talk } = match;
  const play = { revision, setup, status, host, next, deciding, clocks, plans, planDue };
  const own = { ...play, chance, opening, ending, brokenIn, created, changed };
  const moves = match.moves.filter(([, entries]) => entries.length > 0);
  return { key, content: JSON.stringify({ ...own, seats, moves, choices, removed, talk }) };
}

export const matchIn = ({ content }: Item): MatchFields => JSON.parse(content) as MatchFields;

/** A value of a flat table as JSON has it: bytes are a text there. */
export type FlatValue = string | number | null;

export const flatItem = (values: readonly FlatValue[]): Item => ({
  key: String(values[0]),
  content: JSON.stringify(values),
});

export const flatIn = ({ content }: Item): readonly FlatValue[] =>
  JSON.parse(content) as readonly FlatValue[];

/** The order of bytes, in which both stores tell their items. */
export const compareKeys = (one: string, other: string): number =>
  one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));
