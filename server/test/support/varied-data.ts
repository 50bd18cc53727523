import { Seeded } from '@pepite/kernel';
import type { MatchChange } from '@pepite/matches';
import type { Opening } from '@pepite/matches/branch';
import type { Said } from '@pepite/protocol';
import { CLOCKS } from '../../../matches/test/support/describe-clocks.ts';
import { newMatch } from '../../../matches/test/support/new-match.ts';
import { SEED } from '../../../kernel/test/seed.ts';
import { BlockTable } from '../../store/block-table.ts';
import { openDatabase, type SqliteDatabase } from '../../store/database.ts';
import { GuestTable } from '../../store/guest-table.ts';
import { OrderTable } from '../../store/order-table.ts';
import { NoticeTable } from '../../store/notice-table.ts';
import { cookieKey, noticeKey } from '../../store/secrets.ts';
import { StepLog } from '../../store/step-log.ts';
import { ReviewTable } from '../../store/review-table.ts';
import { openStore } from './same-thread-store.ts';

const OPEN = { guest: null, bot: null, name: null, standIn: null };

/** What matches come to, one after the other: every column has something in it somewhere. */
const CHANGES: readonly MatchChange[] = [
  { chance: { secret: '0f'.repeat(32), contributions: ['a1'.repeat(16), null] } },
  { status: 'playing', deciding: 3 },
  { moves: { ply: 0, entries: ['0 bid Z7', '1 pass'] }, choices: [], deciding: 2 },
  { choices: ['1 bid A', '0 bid Bé'], deciding: 0 },
  {
    moves: { ply: 2, entries: ['. deal 0 A1 "quoted" \\ 🂡'], times: [null] },
    choices: [],
    deciding: 1,
    clocks: { ...CLOCKS, due: 1_700_000_060_000 },
  },
  {
    seats: [
      [
        1,
        { ...OPEN, bot: 'random', name: 'Clovis', standIn: 'regular', marks: 'resigned unlisted' },
      ],
    ],
  },
  {
    plans: [
      { standing: [{ plan: 'only-move', period: '' }], next: null, outcome: null },
      { standing: [], next: { moves: ['play Z9 é'], round: 1, asked: null }, outcome: null },
    ],
    planDue: 1_700_000_070_000,
  },
  { removed: 'somebody’s hash' },
  { removed: 'Another' },
  { host: 'ben', next: 'the-rematch' },
  {
    moves: { ply: 3, entries: ['1 stop'], times: [2500] },
    choices: ['0 mark 7'],
    clocks: { ...CLOCKS, due: null },
  },
  { status: 'over', ending: { scores: [3, 1], winners: [0], places: [1, 2], sides: 2 } },
];

/** What some of them go on from. */
const OPENING: Opening = {
  moves: ['* first 1', '1 say “é” \\ 🂡'],
  choices: [],
  imagined: { start: { table: { é: [1] }, hands: [{}], box: null }, seat: 1 },
};

/** What is said at some of them. */
const SAID: readonly Said[] = [
  { kind: 'phrase', phrase: 'hello' },
  { kind: 'reaction', ply: 1, sign: 'bravo' },
  { kind: 'text', text: 'é “quoted” \\ 🂡' },
  { kind: 'reaction', ply: 1, sign: null },
];

/** Fills a data folder with matches in all states, some of their steps still in the log. */
export async function fillVaried(folder: string, matches: number, guests: number): Promise<void> {
  const database = openDatabase(folder);
  cookieKey(database);
  noticeKey(database);
  const { store } = openStore(database);
  const rng = new Seeded(SEED);
  const names = Array.from({ length: guests }, (_, place) => `guest ${place} é🂡`);
  await Promise.all(names.map((name, place) => store.rename(`${name}-${place}`, name, place)));
  const blocks = new BlockTable(database);
  blocks.block({ guest: 'a nuisance', until: null, reason: 'spam “é🂡”' }, 1);
  blocks.block({ guest: 'another', until: 2, reason: 'insults' }, 1);
  await Promise.all(
    Array.from({ length: matches }, async (_, place) => {
      const id = `m${rng.below(1_000_000)}-${place}`;
      await store.create({ ...newMatch(id), opening: place % 3 === 0 ? OPENING : null }, place);
      const steps = rng.below(CHANGES.length + 1);
      for (const [revision, change] of CHANGES.slice(0, steps).entries()) {
        await store.append(id, revision, change, place + revision);
      }
      for (const [number, said] of SAID.slice(0, place % (SAID.length + 1)).entries()) {
        await store.talk.say(id, { guest: 'ann', seat: number % 2, name: 'Änn “🂡”', said });
      }
      if (place % 7 === 0) await store.markBroken(id, 'a program');
    }),
  );
  addHostRows(database);
  addBotTokenRows(database);
  addNoticeRows(database);
  addReviewRows(database);
  database.close();
}

/** What is for the host, and a guest who has logged out other devices. */
function addHostRows(database: SqliteDatabase): void {
  const first = database.prepare<[], string>('SELECT match FROM matches LIMIT 1').pluck().get();
  const report = database.prepare('INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  for (const reporter of ['ann', 'ben']) {
    report.run(
      `${reporter} é`,
      'm1',
      reporter,
      'cleo',
      'Cléo “🂡”',
      'name',
      5,
      reporter === 'ann' ? 'é\n🂡' : null,
    );
  }
  const orders = new OrderTable(database);
  orders.endMatch(first ?? '', 7);
  orders.renameGuest('somebody', 'é “anew” 🂡', 8);
  new GuestTable(database).logOutOthers('guest 0 é🂡-0', 9);
}

/** Programs of a player, and of the host. */
function addBotTokenRows(database: SqliteDatabase): void {
  const token = database.prepare('INSERT INTO bot_tokens VALUES (?, ?, ?, ?)');
  token.run('a hash.program', 'ann', 'Röbo “🂡”', 4);
  token.run('another.program', null, 'Host’s', 5);
}

/** Reviews of two seats of a match, by two programs. */
function addReviewRows(database: SqliteDatabase): void {
  const reviews = new ReviewTable(database);
  const first = database.prepare<[], string>('SELECT match FROM matches LIMIT 1').pluck().get();
  for (const seat of [0, 1]) {
    const mark = { seat, effort: 'quick', program: `pepite ${seat}` };
    reviews.keepReview(first ?? '', mark, `H4sI “é🂡” ${seat}`);
  }
}

/** How somebody wants to be told of turns, and was. */
function addNoticeRows(database: SqliteDatabase): void {
  const notices = new NoticeTable(database, new StepLog(database));
  const first = database
    .prepare<[], { readonly match: string; readonly guest: string }>(
      'SELECT match, guest FROM seats WHERE guest IS NOT NULL LIMIT 1',
    )
    .get();
  const { match = '', guest = '' } = first ?? {};
  const subscription = { endpoint: 'https://push.example/é', p256dh: 'key', auth: 'secret' };
  const phone = { device: 'hash', name: 'Téléphone 🂡', language: 'fr', date: 3 } as const;
  notices.addDevice(guest, { ...phone, subscription });
  notices.setQuiet(guest, { from: 1320, to: 420, zone: 'Europe/Paris' });
  notices.mute(match, guest, true);
  const key = { match, guest, channel: 'hash', turn: 7 };
  notices.claimNotice(key, 1);
  notices.retryNotice(key, 1_700_000_000_000);
}

/** Every row of every table of a folder, as it is on disk. */
export function rowsIn(folder: string): Readonly<Record<string, readonly unknown[]>> {
  const database = openDatabase(folder);
  const tables = database
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .pluck()
    .all();
  const rows = tables.map((table): [string, unknown[]] => [
    table,
    database
      .prepare<[], unknown[]>(`SELECT * FROM ${table}`)
      .raw()
      .all()
      .map((row) => JSON.stringify(row))
      .sort(),
  ]);
  database.close();
  return Object.fromEntries(rows);
}
