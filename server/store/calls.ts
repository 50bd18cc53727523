import type { ProcessCalls } from './process-calls.ts';
import { BlockTable } from './block-table.ts';
import { BotTokenTable } from './bot-token-table.ts';
import { noteDate } from './calendar.ts';
import { canWrite, type SqliteDatabase } from './database.ts';
import { Expiry } from './expiry.ts';
import { GuestTable } from './guest-table.ts';
import { MatchTable } from './match-table.ts';
import { NoticeTable } from './notice-table.ts';
import { OrderTable } from './order-table.ts';
import { ReportTable } from './report-table.ts';
import { ReviewTable } from './review-table.ts';
import type { StepLog } from './step-log.ts';
import { TalkTable } from './talk-table.ts';

/** What is asked about programs from outside. */
const botTokenCalls = (tokens: BotTokenTable) => ({
  reads: {
    botToken: tokens.botToken.bind(tokens),
    botTokensOf: tokens.botTokensOf.bind(tokens),
    programsLeft: tokens.programsLeft.bind(tokens),
  },
  writes: {
    addBotToken: tokens.addBotToken.bind(tokens),
    dropBotToken: tokens.dropBotToken.bind(tokens),
  },
});

/** What is asked about all that is kept beside the steps of a match. */
const besideCalls = (talk: TalkTable, reviews: ReviewTable) => ({
  reads: {
    talkSince: talk.talkSince.bind(talk),
    reviewOf: reviews.reviewOf.bind(reviews),
  },
  writes: {
    say: talk.say.bind(talk),
    keepReview: reviews.keepReview.bind(reviews),
  },
});

/** Everything that is asked of a database, by name; it is called where the database is. */
export function storeCalls(database: SqliteDatabase, log: StepLog) {
  const matches = new MatchTable(database, log);
  const guests = new GuestTable(database);
  const blocks = new BlockTable(database);
  const reports = new ReportTable(database);
  const orders = new OrderTable(database);
  const notices = new NoticeTable(database, log);
  const botTokens = botTokenCalls(new BotTokenTable(database));
  const beside = besideCalls(new TalkTable(database), new ReviewTable(database));
  const expiry = new Expiry(database, log);
  return {
    reads: {
      load: matches.load.bind(matches),
      gameOf: matches.gameOf.bind(matches),
      timesOf: matches.timesOf.bind(matches),
      dueBefore: matches.dueBefore.bind(matches),
      ofGuest: matches.ofGuest.bind(matches),
      openedBy: matches.openedBy.bind(matches),
      nameOf: guests.nameOf.bind(guests),
      generationOf: guests.generationOf.bind(guests),
      loggedOutSince: guests.loggedOutSince.bind(guests),
      blocks: blocks.blocks.bind(blocks),
      hostOrders: orders.hostOrders.bind(orders),
      ...botTokens.reads,
      ...beside.reads,
      noticesOf: notices.noticesOf.bind(notices),
      untoldTurns: notices.untoldTurns.bind(notices),
      expiredMatches: expiry.expiredMatches.bind(expiry),
      canWrite: () => canWrite(database),
    },
    writes: {
      create: matches.create.bind(matches),
      append: matches.append.bind(matches),
      touch: matches.touch.bind(matches),
      markBroken: matches.markBroken.bind(matches),
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
      ...botTokens.writes,
      ...beside.writes,
      addDevice: notices.addDevice.bind(notices),
      dropDevice: notices.dropDevice.bind(notices),
      setWebhook: notices.setWebhook.bind(notices),
      setQuiet: notices.setQuiet.bind(notices),
      mute: notices.mute.bind(notices),
      claimNotice: notices.claimNotice.bind(notices),
      retryNotice: notices.retryNotice.bind(notices),
      removeMatches: expiry.removeMatches.bind(expiry),
      removeGuests: expiry.removeGuests.bind(expiry),
      noteDate: (date: number) => noteDate(database, date),
    },
  };
}

export type StoreCalls = ReturnType<typeof storeCalls>;
export type Reads = StoreCalls['reads'];
export type Writes = StoreCalls['writes'];
export type Calls = Reads & Writes;
export type CallName = keyof Calls;

/** What may be asked of a database that several processes share. */
export type SharedCalls = Omit<Calls, 'append'> & ProcessCalls;

/** Calls that are answered later. */
export type Later<C> = {
  readonly [K in keyof C]: C[K] extends (...values: infer V) => infer R
    ? (...values: V) => Promise<R>
    : never;
};

/** One call, in a form that can be sent to a thread: as JSON. */
export interface Call<K extends keyof SharedCalls = keyof SharedCalls> {
  readonly name: K;
  readonly values: Parameters<SharedCalls[K]>;
}
