import type { Call, Later, SharedCalls, Writes } from '../calls.ts';
import type { ProcessCalls } from '../process-calls.ts';
import { BlockRows } from './block-rows.ts';
import { type BotTokenCalls, BotTokenRows } from './bot-token-rows.ts';
import { type Connection, Refusal } from './connection.ts';
import { ExpiryRows } from './expiry-rows.ts';
import { GuestRows } from './guest-rows.ts';
import { MatchRows } from './match-rows.ts';
import { type NoticeCalls, NoticeRows } from './notice-rows.ts';
import { OrderRows } from './order-rows.ts';
import { ProcessRows } from './process-rows.ts';
import { ReportRows } from './report-rows.ts';
import { ReviewRows } from './review-rows.ts';
import { OWN_TABLE } from './schema.ts';
import { TalkRows } from './talk-rows.ts';

/** What processes write that share the database. */
type ProcessWrite = Extract<keyof ProcessCalls, 'attend' | 'hold' | 'release' | 'leave' | 'tidyUp'>;

const WRITES: Readonly<Record<keyof Writes | ProcessWrite, true>> = {
  create: true,
  append: true,
  touch: true,
  markBroken: true,
  say: true,
  keepReview: true,
  rename: true,
  noteVisit: true,
  addLink: true,
  takeLink: true,
  forgetGuest: true,
  logOutOthers: true,
  nameAnew: true,
  report: true,
  dropOldReports: true,
  dropOldOrders: true,
  addBotToken: true,
  dropBotToken: true,
  addDevice: true,
  dropDevice: true,
  setWebhook: true,
  setQuiet: true,
  mute: true,
  claimNotice: true,
  retryNotice: true,
  removeMatches: true,
  removeGuests: true,
  noteDate: true,
  attend: true,
  hold: true,
  release: true,
  leave: true,
  tidyUp: true,
};

export const isWrite = ({ name }: Call): boolean => Object.hasOwn(WRITES, name);

/** Everything that is asked of a PostgreSQL database, by name. */
export function postgresCalls(connection: Connection): Later<SharedCalls> {
  const matches = new MatchRows(connection);
  const guests = new GuestRows(connection);
  const blocks = new BlockRows(connection);
  const reports = new ReportRows(connection);
  const orders = new OrderRows(connection);
  const expiry = new ExpiryRows(connection);
  const talk = new TalkRows(connection);
  const reviews = new ReviewRows(connection);
  const processes = new ProcessRows(connection);
  return {
    load: matches.load.bind(matches),
    gameOf: matches.gameOf.bind(matches),
    timesOf: matches.timesOf.bind(matches),
    dueBefore: matches.dueBefore.bind(matches),
    ofGuest: matches.ofGuest.bind(matches),
    openedBy: matches.openedBy.bind(matches),
    talkSince: talk.talkSince.bind(talk),
    reviewOf: reviews.reviewOf.bind(reviews),
    nameOf: guests.nameOf.bind(guests),
    generationOf: guests.generationOf.bind(guests),
    loggedOutSince: guests.loggedOutSince.bind(guests),
    blocks: blocks.blocks.bind(blocks),
    hostOrders: orders.hostOrders.bind(orders),
    ...botTokenCalls(new BotTokenRows(connection)),
    ...noticeCalls(new NoticeRows(connection)),
    expiredMatches: expiry.expiredMatches.bind(expiry),
    canWrite: () => canWrite(connection),
    create: matches.create.bind(matches),
    append: matches.append.bind(matches),
    touch: matches.touch.bind(matches),
    markBroken: matches.markBroken.bind(matches),
    say: talk.say.bind(talk),
    keepReview: reviews.keepReview.bind(reviews),
    rename: guests.rename.bind(guests),
    noteVisit: guests.noteVisit.bind(guests),
    addLink: guests.addLink.bind(guests),
    takeLink: guests.takeLink.bind(guests),
    forgetGuest: guests.forgetGuest.bind(guests),
    logOutOthers: guests.logOutOthers.bind(guests),
    nameAnew: guests.nameAnew.bind(guests),
    report: reports.report.bind(reports),
    dropOldReports: reports.dropOldReports.bind(reports),
    dropOldOrders: orders.dropOldOrders.bind(orders),
    removeMatches: expiry.removeMatches.bind(expiry),
    removeGuests: expiry.removeGuests.bind(expiry),
    noteDate: processes.noteDate,
    loadSince: processes.loadSince,
    look: processes.look,
    lobby: processes.lobby,
    programsElsewhere: processes.programsElsewhere,
    guestsAt: processes.guestsAt,
    attend: processes.attend,
    hold: processes.hold,
    release: processes.release,
    leave: processes.leave,
    tidyUp: processes.tidyUp,
  };
}

/** What is asked about programs from outside. */
const botTokenCalls = (tokens: BotTokenRows): Later<BotTokenCalls> => ({
  botToken: tokens.botToken,
  botTokensOf: tokens.botTokensOf,
  programsLeft: tokens.programsLeft,
  addBotToken: tokens.addBotToken,
  dropBotToken: tokens.dropBotToken,
});

/** What is asked about notices of turns. */
const noticeCalls = (notices: NoticeRows): Later<NoticeCalls> => ({
  noticesOf: notices.noticesOf,
  untoldTurns: notices.untoldTurns,
  addDevice: notices.addDevice,
  dropDevice: notices.dropDevice,
  setWebhook: notices.setWebhook,
  setQuiet: notices.setQuiet,
  mute: notices.mute,
  claimNotice: notices.claimNotice,
  retryNotice: notices.retryNotice,
});

/** Makes a call of a batch in which something is written, or nothing is. */
export function makeCall(
  calls: Later<SharedCalls>,
  { name, values }: Call,
  isWriting: boolean,
): Promise<unknown> {
  // What is being written this very moment says it better.
  if (name === 'canWrite' && isWriting) return Promise.resolve(true);
  const make: (...values: never[]) => Promise<unknown> = calls[name];
  return make(...(values as never[]));
}

/** Whether the database takes what is written; the write changes nothing. */
async function canWrite(connection: Connection): Promise<boolean> {
  try {
    await connection.rows({ text: `UPDATE ${OWN_TABLE} SET version = version` });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The matches and guests that a call writes, as far as they are there already. */
export function rowsOf({ name, values }: Call): {
  readonly matches: readonly string[];
  readonly guests: readonly string[];
} {
  const [first] = values as readonly unknown[];
  switch (name) {
    case 'append':
    case 'touch':
    case 'markBroken':
    case 'say':
    case 'keepReview':
      return { matches: [String(first)], guests: [] };
    case 'removeMatches':
      return { matches: first as readonly string[], guests: [] };
    case 'rename':
    case 'noteVisit':
    case 'logOutOthers':
    case 'nameAnew':
    case 'forgetGuest':
      return { matches: [], guests: [String(first)] };
    default:
      return { matches: [], guests: [] };
  }
}
