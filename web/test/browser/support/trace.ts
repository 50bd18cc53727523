import type { Page } from 'playwright-core';

/** Something that the main thread of a page did in one go: nothing else happened meanwhile. */
export interface Task {
  /** What was noted on the page last, and what was noted there next; nothing if nothing was. */
  readonly after: string;
  readonly before: string;
  /** Milliseconds that the processor worked for it. */
  readonly took: number;
  /** What took a millisecond or more of that. */
  readonly parts: readonly string[];
}

/** What a browser tells of something that has happened; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How long the thread itself worked. */
  readonly tdur?: number;
}

const CATEGORIES = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];
const TASK = 'RunTask';
const NOTE = 'noted: ';
/** Parts that say nothing by themselves, since others lie within them. */
const OUTER = new Set([TASK, 'v8.callFunction', 'RunMicrotasks']);

/** Notes something on a page, to be found again in the trace. */
export const noteInTrace = (page: Page, what: string): Promise<unknown> =>
  page.evaluate((name) => performance.mark(name).name, NOTE + what);

/** What the main thread of a page does while something is done there, by the browser's trace. */
export async function tasksDuring(page: Page, act: () => Promise<void>): Promise<readonly Task[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = String(await browser.stopTracing());
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  return readTasks(traceEvents);
}

/** The tasks of the thread that carries the notes, from the first note on. */
export function readTasks(events: readonly TraceEvent[]): readonly Task[] {
  const noted = events.find(isNote);
  if (noted === undefined) throw new Error('the trace knows nothing of the page');
  const own = events
    .filter(({ pid, tid, ts }) => pid === noted.pid && tid === noted.tid && ts >= noted.ts)
    .sort((one, other) => one.ts - other.ts);
  const notes = own.filter(isNote).map(({ name }) => name.slice(NOTE.length));
  const tasks: Task[] = [];
  let noteCount = 0;
  for (const [index, event] of own.entries()) {
    if (isNote(event)) noteCount++;
    if (event.name !== TASK) continue;
    const [after = '', before = ''] = notes.slice(noteCount - 1);
    const parts = partsOf(within(event, own, index + 1));
    tasks.push({ after, before, took: workOf(event), parts });
  }
  return tasks;
}

const isNote = ({ name }: TraceEvent): boolean => name.startsWith(NOTE);

/** The events that fall into a task, of those from an index on. */
function within({ ts, dur = 0 }: TraceEvent, events: readonly TraceEvent[], from: number) {
  let to = from;
  while ((events[to]?.ts ?? Infinity) < ts + dur) to++;
  return events.slice(from, to);
}

/**
 * How long the processor worked, in milliseconds. The clock of a thread leaves out what other
 * programs got meanwhile; but some systems let it jump, and it can't have worked for longer than it
 * took.
 */
const workOf = ({ dur = 0, tdur = dur }: TraceEvent): number => Math.min(dur, tdur) / 1000;

const partsOf = (events: readonly TraceEvent[]): readonly string[] =>
  events
    .filter((event) => !OUTER.has(event.name) && workOf(event) >= 1)
    .map((event) => `${event.name} ${workOf(event).toFixed(1)}`);
