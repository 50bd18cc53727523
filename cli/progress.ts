import cliProgress from 'cli-progress';
import type { Context } from './command.ts';
import { textsIn } from './words/index.ts';

/** Shows on the error stream how far a long job is. */
export interface Progress {
  /** `total` if there turns out to be more or less to do. */
  update(done: number, total?: number): void;
  /** To be called however the job ends. */
  stop(): void;
}

/** Where no bar can be drawn there is a line for every tenth, but not for jobs of a moment. */
const STEPS = 10;
const PATIENCE = 1000;

/** `begun` is what was done before, by another run. */
export const startProgress = (context: Context, total: number, begun = 0): Progress =>
  context.error.isTTY === true
    ? startBar(context, total, begun)
    : startLines(context, total, begun);

function startBar({ error, language }: Context, total: number, begun: number): Progress {
  const { bar: format, number } = textsIn(language);
  const bar = new cliProgress.SingleBar(
    {
      stream: error,
      format,
      formatValue: (value) => number(value),
      barsize: 24,
      etaBuffer: 50,
      clearOnComplete: true,
      // Ctrl-C is ours to handle.
      gracefulExit: false,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, begun);
  return {
    update(done, now = total) {
      bar.setTotal(now);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}

function startLines({ error, language }: Context, total: number, begun: number): Progress {
  const start = performance.now();
  let told = start;
  let step = Math.floor((STEPS * begun) / total);
  return {
    update(done, now = total) {
      const reached = Math.floor((STEPS * done) / now);
      const time = performance.now();
      if (reached === step || time - told < PATIENCE) return;
      step = reached;
      told = time;
      const left = ((time - start) / 1000) * ((now - done) / Math.max(1, done - begun));
      error.write(`${textsIn(language).progress(done, now, left)}\n`);
    },
    stop() {},
  };
}
