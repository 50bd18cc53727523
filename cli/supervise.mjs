// Keeps a program running: one that dies is started again, after a pause that grows.

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{
 *   start: () => ChildProcess,
 *   now?: () => number,
 *   pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>,
 *   say?: (sentence: string) => void,
 *   signals?: Pick<NodeJS.Process, 'on' | 'off'>,
 * }} Care
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** It ended because it was asked to, or because of something that another start won't change. */
const FINAL = [0, 2];
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** Whoever was up for so long has recovered from whatever it died of before. */
const RECOVERED = 10 * 60_000;

/**
 * Runs a program until it ends by itself or we are told to end, and returns its exit code.
 * @param {Care} care
 * @returns {Promise<number>}
 */
export async function supervise({
  start,
  now = () => performance.now(),
  pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  say = (sentence) => console.error(sentence),
  signals = process,
}) {
  /** @type {ChildProcess | undefined} */
  let child;
  const ending = new AbortController();
  // Ctrl-C in a terminal reaches the program by itself, too: it takes both for one.
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    ending.abort();
    child?.kill(signal);
  };
  for (const signal of SIGNALS) signals.on(signal, end);
  let wait = FIRST_PAUSE;
  try {
    for (;;) {
      const started = now();
      child = start();
      const { code, why } = await endOf(child);
      if (ending.signal.aborted || FINAL.includes(code)) return code;
      if (now() - started >= RECOVERED) wait = FIRST_PAUSE;
      say(`Pépite stopped (${why}); restarting in ${wait / 1000} s.`);
      await pause(wait, ending.signal).catch(() => undefined);
      if (ending.signal.aborted) return code;
      wait = Math.min(2 * wait, LONGEST_PAUSE);
    }
  } finally {
    for (const signal of SIGNALS) signals.off(signal, end);
  }
}

/**
 * How a program ends: a signal counts as a failure.
 * @param {ChildProcess} child
 * @returns {Promise<{ code: number, why: string }>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: 1, why: message }));
    child.once('exit', (code, signal) =>
      resolve({ code: code ?? 1, why: signal ?? `exit code ${code}` }),
    );
  });
}
