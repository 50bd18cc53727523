import type { SharedCalls } from '../../store/calls.ts';
import { postgresCalls } from '../../store/postgres/calls.ts';
import type { Connection, Statement } from '../../store/postgres/connection.ts';
import { begin, lockRows } from '../../store/postgres/transaction.ts';
import { newMatch } from '../../../matches/test/support/describe-store.ts';

const RETENTION = { waiting: 1, abandoned: 1, finished: 1, guests: 1 };
const LEASE = { name: 'a', number: 1 };

const REVIEW = { seat: 0, effort: 'quick', program: 'pepite 1' };
const NOTICE = { match: 'm', guest: 'ann', channel: 'device', turn: 1 };
const SUBSCRIPTION = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
const DEVICE = {
  device: 'device',
  name: 'Phone',
  language: 'en',
  date: 1,
  subscription: SUBSCRIPTION,
} as const;

/** Every call once, with every form that it may have. */
const CALLS: {
  readonly [K in keyof SharedCalls]: readonly Parameters<SharedCalls[K]>[];
} = {
  load: [['m']],
  gameOf: [['m']],
  timesOf: [['m']],
  dueBefore: [[1]],
  ofGuest: [['ann', 1]],
  openedBy: [['ann']],
  nameOf: [['ann']],
  generationOf: [['ann']],
  loggedOutSince: [[1]],
  blocks: [[1]],
  hostOrders: [[]],
  expiredMatches: [[RETENTION, 1]],
  canWrite: [[]],
  create: [[newMatch('m'), 1]],
  append: [
    ['m', 0, { deciding: 1 }, 1],
    ['m', 0, { deciding: 1 }, 1, LEASE],
    ['m', 0, { host: 'ben' }, 1],
    ['m', 0, { host: 'ben' }, 1, LEASE],
  ],
  say: [['m', { guest: 'ann', seat: 0, name: 'Ann', said: { kind: 'text', text: 'Hi' } }]],
  talkSince: [['m', 0]],
  reviewOf: [['m', REVIEW]],
  keepReview: [['m', REVIEW, 'found']],
  touch: [['m', 1]],
  markBroken: [['m', 'program']],
  rename: [['ann', 'Ann', 1]],
  noteVisit: [['ann', 1]],
  addLink: [['link', 'sealed', 2, 1]],
  takeLink: [['link', 1]],
  forgetGuest: [['ann', 'stranger', '—']],
  logOutOthers: [['ann', 1]],
  nameAnew: [['ann', 'Anna']],
  report: [[{ match: 'm', seat: 0, reporter: 'ann', reason: 'name', date: 1 }]],
  dropOldReports: [[1]],
  dropOldOrders: [[1]],
  botToken: [['hash.program']],
  botTokensOf: [['ann']],
  programsLeft: [[['hash.program']]],
  addBotToken: [[{ program: 'hash.program', owner: 'ann', name: 'Robo', date: 1 }]],
  dropBotToken: [['hash.program', 'ann']],
  noticesOf: [['ann']],
  untoldTurns: [[1, '', 1]],
  addDevice: [['ann', DEVICE]],
  dropDevice: [['ann', 'device']],
  setWebhook: [['ann', null]],
  setQuiet: [['ann', null]],
  mute: [
    ['m', 'ann', true],
    ['m', 'ann', false],
  ],
  claimNotice: [[NOTICE, 1]],
  retryNotice: [[NOTICE, 1]],
  removeMatches: [[['m']]],
  removeGuests: [[RETENTION, 1]],
  noteDate: [[1]],
  loadSince: [['m', 0, 0]],
  look: [['p', ['m']]],
  lobby: [[1]],
  programsElsewhere: [['p']],
  guestsAt: [[['m'], ['ann']]],
  attend: [['p', []]],
  hold: [['p', ['a'], ['b']]],
  release: [['p', ['a']]],
  leave: [['p']],
  tidyUp: [[1]],
};

/** All statements that this version of the program asks of a database while it serves. */
export async function ownStatements(connection: Connection): Promise<readonly string[]> {
  const texts: string[] = [];
  const rows = (statement: Statement, values?: readonly unknown[]) => {
    if (!texts.includes(statement.text)) texts.push(statement.text);
    return connection.rows(statement, values);
  };
  const run = (script: string) => connection.run(script);
  const recorder = Object.create(connection, {
    rows: { value: rows },
    run: { value: run },
  }) as Connection;
  const calls = postgresCalls(recorder);
  await begin(recorder);
  await lockRows(recorder, [
    { name: 'touch', values: ['m', 1] },
    { name: 'rename', values: ['ann', 'Ann', 1] },
  ]);
  for (const [name, forms] of Object.entries(CALLS)) {
    const call: (...values: never[]) => Promise<unknown> = calls[name as keyof SharedCalls];
    for (const values of forms) await call(...(values as never[]));
  }
  await connection.run('ROLLBACK');
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).toSorted();
}
