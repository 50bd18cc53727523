import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { itemAt } from '@pepite/kernel';
import { painter } from '../colour.ts';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { readBytes } from '../files.ts';
import { fit } from '../layout.ts';
import { tellBadRecord } from '../problem.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { documentsIn } from './documents.ts';
import { legalLines, position, summary } from './show.ts';
import { type Known, readDocument, verifyAll } from './verify.ts';
import { REPLAY_TEXTS } from './words.ts';

interface Asked {
  readonly file: string;
  readonly legal: boolean;
  readonly to: number | undefined;
  readonly record: number | undefined;
}

/** What is told about each record, and after all of them. */
interface Output {
  readonly tell: (known: Known, number: number) => string;
  readonly closing?: string;
}

/** Verifies a file; only when all of it is right is anything told about it. */
export async function replayFile(context: Context, asked: Asked): Promise<ExitCode> {
  const bytes = await readBytes(asked.file, context);
  if (context.interrupted.aborted) return sayInterrupted(context);
  if ('problem' in bytes) {
    return refuseCommand(context, sentence(textsIn(context.language).files, bytes.problem));
  }
  const documents = documentsIn(bytes.value);
  const absent = problemWithChoice(context, documents.length, asked);
  if (absent !== undefined) return refuseCommand(context, absent);
  const verified = await verifyAll(context, documents);
  if ('problem' in verified) {
    return refuseCommand(context, tellBadRecord(verified.problem, context.language));
  }
  if (context.interrupted.aborted) return sayInterrupted(context);
  const chosen = asked.record === undefined ? [...documents.keys()] : [asked.record];
  const outside = problemWithPly(context, verified.value, chosen, asked.to);
  if (outside !== undefined) return refuseCommand(context, outside);
  return tellAll(context, documents, chosen, outputFor(context, asked, documents.length));
}

function problemWithChoice(
  { language }: Context,
  count: number,
  { file, record }: Asked,
): string | undefined {
  const texts = REPLAY_TEXTS[language];
  if (count === 0) return texts.noRecord(file);
  return record !== undefined && record >= count ? texts.noSuchRecord(count) : undefined;
}

function problemWithPly(
  { language }: Context,
  lengths: readonly number[],
  chosen: readonly number[],
  to = 0,
): string | undefined {
  const outside = chosen.find((number) => to > itemAt(lengths, number));
  return outside === undefined
    ? undefined
    : REPLAY_TEXTS[language].outside(outside, itemAt(lengths, outside));
}

/** Legal moves, or positions; of many records that nobody picked, one line each is enough. */
function outputFor(context: Context, { legal, to, record }: Asked, count: number): Output {
  const { language } = context;
  if (legal) return { tell: (known, number) => legalLines(known, number, to ?? Infinity) };
  if (to === undefined && record === undefined && count > 1) {
    return {
      tell: (known, number) => `${summary(known, number, language)}\n`,
      closing: `${REPLAY_TEXTS[language].allCorrect(count)}\n`,
    };
  }
  return {
    tell(known, number) {
      const paint = painter(context, known.game);
      const shown = position(known, to ?? known.record.moves.length, language);
      const lines = [summary(known, number, language), '', ...shown, ''];
      const fitting = lines.flatMap((line) => fit(line, context.out));
      return fitting.map((line) => `${paint(line)}\n`).join('');
    },
  };
}

async function tellAll(
  context: Context,
  documents: readonly Buffer[],
  chosen: readonly number[],
  { tell, closing }: Output,
): Promise<ExitCode> {
  const { out, interrupted } = context;
  for (const number of chosen) {
    // Read once more instead of kept: as objects, a large file may not fit into memory.
    const known = readDocument(itemAt(documents, number));
    if ('problem' in known) throw new Error('a verified record has changed');
    if (!out.write(tell(known.value, number))) await once(out, 'drain');
    await setImmediate();
    if (interrupted.aborted) return sayInterrupted(context);
  }
  if (closing !== undefined) out.write(closing);
  return DONE;
}

function sayInterrupted({ error, language }: Context): ExitCode {
  error.write(`${textsIn(language).interrupted}\n`);
  return INTERRUPTED;
}
