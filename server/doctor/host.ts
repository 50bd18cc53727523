import type { Finding } from './finding.ts';
import type { Machine } from './machine.ts';

const LEAST_NODE = 24;
/** A server with a few dozen matches and bots that think; in bytes. */
const LEAST_MEMORY = 448 << 20;
/** What should be left before it starts, or while it runs. */
const LEAST_AVAILABLE = 96 << 20;
/** This program was written later: a clock that says so was never set. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** How far a clock may be behind what it has stamped itself, in milliseconds. */
const BEHIND = 5 * 60_000;
/** How far a clock may move by itself while we look at it, in milliseconds. */
const JUMP = 1000;

export function examineRuntime({ node, system }: Machine): Finding {
  return Number.parseInt(node.slice(1), 10) >= LEAST_NODE
    ? { kind: 'node-fits', node, system }
    : { kind: 'node-old', node, least: LEAST_NODE };
}

export function examineMemory(machine: Machine): Finding {
  const memory = machine.memory();
  const isShort = memory.total < LEAST_MEMORY || memory.available < LEAST_AVAILABLE;
  return { kind: isShort ? 'memory-short' : 'memory-enough', ...memory };
}

/** How far the date has moved away from the time that has passed, since this was called. */
export function watchClock(machine: Machine): () => number {
  const before = machine.date() - machine.now();
  return () => machine.date() - machine.now() - before;
}

export function examineClock(
  machine: Machine,
  newest: number | undefined,
  jumped: number,
): readonly Finding[] {
  const now = machine.date();
  const found: Finding[] = [];
  if (now < EARLIEST) found.push({ kind: 'clock-early', now });
  else if (newest !== undefined && newest > now + BEHIND) {
    found.push({ kind: 'clock-behind', now, newest: Math.floor(newest) });
  }
  if (Math.abs(jumped) > JUMP) found.push({ kind: 'clock-jumped', by: Math.round(jumped) });
  return found.length === 0 ? [{ kind: 'clock-plausible', now }] : found;
}
