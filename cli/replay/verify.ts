import { setImmediate } from 'node:timers/promises';
import { GAMES } from '@pepite/games';
import {
  type Game,
  type MatchRecord,
  type Read,
  readRecord,
  type RecordProblem,
  replay,
} from '@pepite/kernel';
import type { Context } from '../command.ts';
import type { BadRecord } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { decode } from './documents.ts';

/** A record whose game we know. */
export interface Known {
  readonly record: MatchRecord;
  readonly game: Game;
}

/** How long, in milliseconds, the work goes on without looking whether Ctrl-C was pressed. */
const BREATH = 50;

export function readDocument(document: Buffer): Read<Known, RecordProblem> {
  const text = decode(document);
  return text === undefined ? { problem: { kind: 'not-json' } } : readRecord(text, GAMES);
}

/** Reads a document and plays it through. */
function verify(document: Buffer, number: number): Read<Known, BadRecord> {
  const read = readDocument(document);
  if ('problem' in read) return { problem: { record: number, problem: read.problem } };
  const problem = problemInPlay(read.value, number);
  return problem === undefined ? read : { problem };
}

/** Why the record with that number does not play through, if it doesn't. */
export function problemInPlay({ game, record }: Known, number: number): BadRecord | undefined {
  let due = '';
  const played = replay(game, record, {
    visit: (_ply, { table }) => {
      due = game.outOfTurnFault(table);
    },
  });
  if ('value' in played) return undefined;
  return { record: number, problem: played.problem, game, due };
}

/**
 * Verifies every document, with progress. Returns how many moves each record has, or the first
 * problem; less than all of them when interrupted.
 */
export async function verifyAll(
  context: Context,
  documents: readonly Buffer[],
): Promise<Read<readonly number[], BadRecord>> {
  const lengths: number[] = [];
  const progress = startProgress(context, documents.length);
  try {
    let breathed = performance.now();
    for (const [number, document] of documents.entries()) {
      const verified = verify(document, number);
      if ('problem' in verified) return verified;
      lengths.push(verified.value.record.moves.length);
      if (performance.now() - breathed > BREATH) {
        progress.update(lengths.length);
        await setImmediate();
        if (context.interrupted.aborted) break;
        breathed = performance.now();
      }
    }
    return { value: lengths };
  } finally {
    progress.stop();
  }
}
