import { join } from 'node:path';
import { csvOf, fillReport, reportOf, type LabResult, type ReadExperiment } from '@pepite/lab';
import { PAGES } from '@pepite/server';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { readBytes, withWholeFile } from '../files.ts';
import { helpWidth } from '../help.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { readResultFile } from './files.ts';
import { reportLines } from './table.ts';
import { LAB_TEXTS } from './words.ts';

/** The page of a report, without one: it is built with the other pages. */
const REPORT_PAGE = join(PAGES, 'lab-report.html');

interface Asked {
  readonly file: string;
  readonly json: boolean;
  readonly csv: boolean;
  readonly html: string | undefined;
}

/** Shows what an experiment has found, for people or for other programs. */
export async function showResult(
  context: Context,
  { file, json, csv, html }: Asked,
): Promise<ExitCode> {
  const { language, out } = context;
  const forms = [json, csv, html !== undefined].filter(Boolean).length;
  if (forms > 1) return refuseCommand(context, LAB_TEXTS[language].oneForm);
  const read = await readResultFile(context, file);
  if ('problem' in read) return refuseCommand(context, read.problem);
  const { result } = read.value;
  if (html !== undefined) return writePage(context, read.value, result, html);
  if (forms === 0) return printTable(context, read.value, result);
  const report = await reportOf(read.value, result);
  if (csv) out.write(csvOf(report, language));
  else {
    const { experiment } = result;
    out.write(`${JSON.stringify({ experiment, report }, undefined, 2)}\n`);
  }
  return DONE;
}

/** The table for people. */
export async function printTable(
  { language, out }: Context,
  read: ReadExperiment,
  result: LabResult,
): Promise<ExitCode> {
  const report = await reportOf(read, result);
  const lines = reportLines(report, language, helpWidth(out.columns));
  out.write(lines.map((line) => `${line}\n`).join(''));
  return DONE;
}

/** The same as a page that needs no server. */
async function writePage(
  context: Context,
  read: ReadExperiment,
  result: LabResult,
  file: string,
): Promise<ExitCode> {
  const { language } = context;
  const page = await readBytes(REPORT_PAGE, context);
  if ('problem' in page) return refuseCommand(context, LAB_TEXTS[language].notBuilt);
  const report = await reportOf(read, result);
  const text = fillReport(page.value.toString(), { report, result });
  const written = await withWholeFile(file, (whole) => {
    whole?.write(text);
    whole?.keep();
    return Promise.resolve();
  });
  if ('value' in written) return DONE;
  return refuseCommand(context, sentence(textsIn(language).files, written.problem));
}
