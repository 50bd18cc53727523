import type { BrowserContext } from 'playwright-core';
import { SEED } from '../../../../kernel/test/seed.ts';

/** Longer than bots ever pause; who waits longer than this waits for something to go wrong. */
const LONGEST_PAUSE = 2000;

/**
 * Pages that play alone, where no setting of a server reaches: from now on their cards, and the
 * bots that think beside them, can be repeated, and bots move at once.
 */
export async function prepareOffline(context: BrowserContext): Promise<void> {
  await context.addInitScript(drawFrom, SEED);
  await skipPauses(context);
}

/** From now on bots of its pages, and the others of a lesson, move at once. */
export const skipPauses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(shortenPauses, LONGEST_PAUSE);

/** Runs in the page. */
function shortenPauses(longest: number): void {
  const wait = setTimeout;
  const setShort = (call: () => void, milliseconds = 0) =>
    wait(call, milliseconds < longest ? 0 : milliseconds);
  Object.assign(globalThis, { setTimeout: setShort });
}

/** Runs in the page, before anything of ours does. */
function drawFrom(seed: number): void {
  // A page that is loaded again goes on with other numbers.
  const loads = Number(sessionStorage.getItem('loads')) + 1;
  sessionStorage.setItem('loads', String(loads));
  /** Mulberry32: any generator will do. */
  const startAt = (stream: number): (() => number) => {
    let state = Math.imul(seed, 0x9e3779b1) + 16 * loads + stream;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let bits = Math.imul(state ^ (state >>> 15), state | 1);
      bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
      return (bits ^ (bits >>> 14)) >>> 0;
    };
  };
  // Each for itself: how often a page tries to reach the server must not change its cards.
  const [moment, word, bot] = [startAt(0), startAt(1), startAt(2)];
  Math.random = () => moment() / 2 ** 32;
  crypto.getRandomValues = (into) => {
    // Our pages ask for words, and axe, which looks for barriers in them, for bytes.
    const isKnown = into instanceof Uint32Array || into instanceof Uint8Array;
    if (!isKnown) throw new Error('chance of another kind was asked for');
    into.set(Array.from(into, word));
    return into;
  };
  // Bots sit down with a seed, as on a server that has one.
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (question: unknown) {
    const isSitting = typeof question === 'object' && question !== null && 'setup' in question;
    const { setup } = isSitting ? question : { setup: undefined };
    const seeded = typeof setup === 'object' && { setup: { ...setup, seed: bot() } };
    post.call(this, isSitting ? { ...question, ...seeded } : question);
  };
}
