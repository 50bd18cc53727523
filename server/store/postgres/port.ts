import { EventEmitter } from 'node:events';
import { type BatchPort, type BatchResult, textOf } from '../batch.ts';
import type { Call } from '../calls.ts';
import type { MadeBatch, PostgresRunner } from './runner.ts';

/**
 * Takes batches as the thread of a data folder does, and makes them on PostgreSQL: both ways go
 * texts. A batch that can't be made is told as an error, after which nothing is answered any more.
 */
export class PostgresPort extends EventEmitter implements BatchPort {
  readonly #runner: PostgresRunner;

  constructor(runner: PostgresRunner) {
    super();
    this.#runner = runner;
  }

  postMessage(batch: string): void {
    this.#runner.run(JSON.parse(batch) as readonly Call[]).then(
      (made) => this.emit('message', JSON.stringify(asTold(made))),
      (error: unknown) => this.emit('error', error),
    );
  }
}

const asTold = ({ results, commit }: MadeBatch): BatchResult => ({
  results: results.map((result) =>
    'error' in result ? { error: textOf(result.error) } : { value: result.value },
  ),
  commit,
});
