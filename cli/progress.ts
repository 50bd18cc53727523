import cliProgress from 'cli-progress';
import type { Context } from './command.ts';
import { textsIn } from './words/index.ts';

/** Shows on the error stream how far a long job is. */
export interface Progress {
  update(done: number): void;
  /** To be called however the job ends. */
  stop(): void;
}

/** Where no bar can be drawn there is a line for every tenth, but not for jobs of a moment. */
const STEPS = 10;
const PATIENCE = 1000;

export const startProgress = (context: Context, total: number): Progress =>
  context.error.isTTY === true ? startBar(context, total) : startLines(context, total);

function startBar({ error, language }: Context, total: number): Progress {
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
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}

function startLines({ error, language }: Context, total: number): Progress {
  let told = performance.now();
  let step = 0;
  return {
    update(done) {
      const reached = Math.floor((STEPS * done) / total);
      if (reached === step || performance.now() - told < PATIENCE) return;
      step = reached;
      told = performance.now();
      error.write(`${textsIn(language).progress(done, total)}\n`);
    },
    stop() {},
  };
}
