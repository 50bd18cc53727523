import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { CHANCE_WORDS, verify, type Verdict } from '@pepite/chance';
import type { Language } from '@pepite/kernel';
import {
  type Context,
  DONE,
  type ExitCode,
  INTERRUPTED,
  MISSED,
  refuseCommand,
} from '../command.ts';
import { readBytes } from '../files.ts';
import { harmless } from '../layout.ts';
import { tellBadRecord } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { documentsIn } from '../replay/documents.ts';
import { summary } from '../replay/show.ts';
import { type Known, problemInPlay, readDocument } from '../replay/verify.ts';
import { REPLAY_TEXTS } from '../replay/words.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';

interface Asked {
  readonly file: string;
  readonly json: boolean;
}

/** Checks the chance of every record in a file. */
export async function verifyFile(context: Context, asked: Asked): Promise<ExitCode> {
  const { language, interrupted } = context;
  const bytes = await readBytes(asked.file, context);
  if (interrupted.aborted) return sayInterrupted(context);
  if ('problem' in bytes) {
    return refuseCommand(context, sentence(textsIn(language).files, bytes.problem));
  }
  const documents = documentsIn(bytes.value);
  if (documents.length === 0) {
    return refuseCommand(context, REPLAY_TEXTS[language].noRecord(asked.file));
  }
  // Nothing is said of a file that is not all records.
  for (const [number, document] of documents.entries()) {
    const read = readDocument(document);
    if ('problem' in read) {
      const bad = { record: number, problem: read.problem };
      return refuseCommand(context, tellBadRecord(bad, language));
    }
  }
  const progress = startProgress(context, documents.length);
  try {
    return await verifyAll(context, documents, asked.json, (done) => progress.update(done));
  } finally {
    progress.stop();
  }
}

async function verifyAll(
  context: Context,
  documents: readonly Buffer[],
  asJson: boolean,
  update: (done: number) => void,
): Promise<ExitCode> {
  const { language, out, interrupted } = context;
  let code: ExitCode = DONE;
  for (const [number, document] of documents.entries()) {
    const known = readDocument(document);
    if ('problem' in known) throw new Error('a record that was read has changed');
    const verdict = verify(known.value.game, known.value.record);
    if (verdict.kind === 'wrong') code = MISSED;
    const told = asJson
      ? `${JSON.stringify({ record: number, ...verdict })}\n`
      : toldOf(known.value, number, verdict, language);
    if (!out.write(told)) await once(out, 'drain');
    update(number + 1);
    await setImmediate();
    if (interrupted.aborted) return sayInterrupted(context);
  }
  return code;
}

/** What a record is of, and below that what was found. */
function toldOf(known: Known, number: number, verdict: Verdict, language: Language): string {
  const lines = CHANCE_WORDS[language].verdict(verdict, {
    names: known.record.players.map(({ name }) => name),
    firstMove: 0,
    replayProblem: () => {
      const problem = problemInPlay(known, number);
      return problem === undefined ? '' : tellBadRecord(problem, language);
    },
  });
  const shown = lines.map((line) => `   ${harmless(line)}\n`);
  return `${summary(known, number, language)}\n${shown.join('')}`;
}

function sayInterrupted({ error, language }: Context): ExitCode {
  error.write(`${textsIn(language).interrupted}\n`);
  return INTERRUPTED;
}
