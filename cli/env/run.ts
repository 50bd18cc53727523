import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { EnvBatch, LineSplitter, LONGEST_LINE } from '@pepite/outside';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { readSetting, type SettingFlags } from '../seating.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';

interface Asked extends SettingFlags {
  readonly game: string;
  readonly batch: number;
}

/** Answers every line of the input with one, until it ends. */
export async function runEnv(context: Context, asked: Asked): Promise<ExitCode> {
  const read = await readSetting(context, asked.game, asked);
  if ('problem' in read) {
    return refuseCommand(context, sentence(textsIn(context.language).seating, read.problem));
  }
  const batch = await EnvBatch.open({ ...read.value, batch: asked.batch });
  for await (const line of linesOf(context)) {
    const answer =
      line === undefined
        ? batch.refuse({ kind: 'too-long', most: LONGEST_LINE })
        : await batch.answer(line);
    if (!context.out.write(`${answer}\n`)) await drained(context);
    if (context.interrupted.aborted) break;
  }
  return context.interrupted.aborted ? INTERRUPTED : DONE;
}

/** The lines of the input; `undefined` in place of one that is too long. */
async function* linesOf({ input, interrupted }: Context): AsyncGenerator<string | undefined> {
  const splitter = new LineSplitter();
  const decoder = new StringDecoder('utf8');
  const stop = (): void => void input.destroy();
  interrupted.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of input) {
      yield* splitter.take(typeof chunk === 'string' ? chunk : decoder.write(chunk as Buffer));
    }
    yield* splitter.end();
  } catch (error) {
    // What was stopped ends in the middle.
    if (!interrupted.aborted) throw error;
  } finally {
    interrupted.removeEventListener('abort', stop);
  }
}

/** Whoever reads us may be slow: nothing is answered meanwhile. */
async function drained({ out, interrupted }: Context): Promise<void> {
  try {
    await once(out, 'drain', { signal: interrupted });
  } catch (error) {
    if (!interrupted.aborted) throw error;
  }
}
