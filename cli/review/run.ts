import { join } from 'node:path';
import { itemAt, type MatchRecord, type Read, type Seat } from '@pepite/kernel';
import {
  type EffortName,
  fillReport,
  type KnownOrder,
  readKeptReview,
  type Report,
  reportOf,
  type ReviewOrder,
  ReviewRun,
  type SliceDone,
} from '@pepite/review';
import { PAGES } from '@pepite/server';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { problemWithWriting, readBytes, withWholeFile } from '../files.ts';
import { helpWidth } from '../help.ts';
import { tellBadRecord } from '../problem.ts';
import { documentsIn } from '../replay/documents.ts';
import { type Known, readDocument, verifyAll } from '../replay/verify.ts';
import { REPLAY_TEXTS } from '../replay/words.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { reportLines } from './text.ts';
import { doWork, readKept, type WorkAsked } from './work.ts';
import { REVIEW_TEXTS } from './words.ts';

const THREAD = new URL('./thread.ts', import.meta.url);
/** The page of a report, without one: it is built with the other pages. */
const REPORT_PAGE = join(PAGES, 'review-report.html');

interface Asked extends WorkAsked {
  readonly file: string;
  readonly record: number | undefined;
  readonly seat: Seat | undefined;
  readonly effort: EffortName;
  readonly seed: number;
  readonly json: boolean;
  readonly html: string | undefined;
}

/** Reviews a recorded match, or goes on with it; when interrupted, what is done is kept. */
export async function reviewFile(context: Context, asked: Asked): Promise<ExitCode> {
  const { language } = context;
  if (asked.json && asked.html !== undefined) {
    return refuseCommand(context, REVIEW_TEXTS[language].oneForm);
  }
  const inTheWay = asked.html === undefined ? undefined : await problemWithWriting(asked.html);
  if (inTheWay !== undefined) {
    return refuseCommand(context, sentence(textsIn(language).files, inTheWay));
  }
  const read = await readMatch(context, asked);
  if ('problem' in read) return refuseCommand(context, read.problem);
  const { game, record } = read.value;
  if (asked.seat !== undefined && asked.seat >= record.seats) {
    return refuseCommand(context, REVIEW_TEXTS[language].noSuchSeat(record.seats));
  }
  const seats = asked.seat === undefined ? seatsOf(record) : [asked.seat];
  const order = { game, record, seats, effort: asked.effort, seed: asked.seed };
  const kept = await readKept(context, asked.out, (text) => readKeptReview(text, order));
  if ('problem' in kept) return refuseCommand(context, kept.problem);
  const run = new ReviewRun(order, kept.value);
  const take = (done: unknown): void => run.take(done as SliceDone);
  const shared = { program: THREAD, data: sent(order) };
  const problem = await doWork(context, shared, run, take, asked);
  if (problem !== undefined) return refuseCommand(context, problem);
  const unwritten = await show(context, order, run, asked);
  if (unwritten !== undefined) return refuseCommand(context, unwritten);
  return run.isFinished ? DONE : INTERRUPTED;
}

/** What a thread is told: a game can't be sent, but found by its record. */
const sent = ({ record, seats, effort, seed }: ReviewOrder): ReviewOrder => ({
  record,
  seats,
  effort,
  seed,
});

/** Those of people, or all of them. */
function seatsOf({ players }: MatchRecord): readonly Seat[] {
  const all = [...players.keys()];
  const people = all.filter((seat) => itemAt(players, seat).bot === undefined);
  return people.length === 0 ? all : people;
}

/** The one match of a file that was asked for. */
async function readMatch(context: Context, { file, record }: Asked): Promise<Read<Known, string>> {
  const { language } = context;
  const bytes = await readBytes(file, context);
  if ('problem' in bytes) return { problem: sentence(textsIn(language).files, bytes.problem) };
  const documents = documentsIn(bytes.value);
  const { noRecord, noSuchRecord } = REPLAY_TEXTS[language];
  if (documents.length === 0) return { problem: noRecord(file) };
  if (record === undefined && documents.length > 1) {
    return { problem: REVIEW_TEXTS[language].whichRecord(documents.length) };
  }
  const document = documents[record ?? 0];
  if (document === undefined) return { problem: noSuchRecord(documents.length) };
  const verified = await verifyAll(context, [document]);
  if ('problem' in verified) return { problem: tellBadRecord(verified.problem, language) };
  const known = readDocument(document);
  if ('problem' in known) throw new Error('a verified record has changed');
  return known;
}

/** Shows what was found in the form that was asked for; a sentence if that can't be written. */
async function show(
  context: Context,
  order: KnownOrder,
  run: ReviewRun,
  { json, file, html }: Asked,
): Promise<string | undefined> {
  const { language, out } = context;
  const { result } = run;
  const report = reportOf(order, result);
  if (html !== undefined) return writePage(context, report, html);
  if (json) out.write(`${JSON.stringify({ report, result }, undefined, 2)}\n`);
  else {
    const lines = reportLines(report, { file, language, width: helpWidth(out.columns) });
    out.write(lines.map((line) => `${line}\n`).join(''));
  }
  return undefined;
}

/** The same as a page that needs no server. */
async function writePage(
  context: Context,
  report: Report,
  file: string,
): Promise<string | undefined> {
  const { language } = context;
  const page = await readBytes(REPORT_PAGE, context);
  if ('problem' in page) return REVIEW_TEXTS[language].notBuilt;
  const written = await withWholeFile(file, (whole) => {
    whole?.write(fillReport(page.value.toString(), report));
    whole?.keep();
    return Promise.resolve();
  });
  if ('value' in written) return undefined;
  return sentence(textsIn(language).files, written.problem);
}
