import type { Page } from 'playwright-core';

/**
 * Work of the main thread of a page: a task, which is done in one go, or a frame, which is all that
 * is done from the task that first changes something to the one that draws it.
 */
export interface Work {
  /** What was noted on the page last, and what was noted there next; nothing if nothing was. */
  readonly after: string;
  readonly before: string;
  /** How many notes there were before. */
  readonly notes: number;
  /** Milliseconds that the processor worked for it. */
  readonly took: number;
  /** What took a millisecond or more of that. */
  readonly parts: readonly string[];
}

interface Task extends Work {
  /** Whether it changes something that has to be drawn. */
  readonly isChanging: boolean;
  readonly isDrawing: boolean;
  /** Whether it is the test's own doing. */
  readonly isOurs: boolean;
  /** Whether garbage is collected in it, and nothing else is done. */
  readonly isCollecting: boolean;
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
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'cppgc',
];
/** A task with one of these does something for the page. */
const DEEDS = new Set([
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'EventDispatch',
  'TimerFire',
  'ParseHTML',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
]);
const COLLECTION = /^(?:V8\.GC_|CppGC\.|MajorGC|MinorGC)/;
const TASK = 'RunTask';
const NOTE = 'noted: ';
/** What a test marks its own work with: no page would have done it. */
export const OURS = 'done by the test';
const CHANGES = new Set([
  'RequestMainThreadFrame',
  'ScheduleStyleRecalculation',
  'InvalidateLayout',
]);
const DRAWS = new Set(['Layerize', 'Commit']);
/** Parts that say nothing by themselves, since others lie within them. */
const OUTER = new Set([TASK, 'v8.callFunction', 'RunMicrotasks']);

/** Notes something on a page, to be found again in the trace. */
export const noteInTrace = (page: Page, what: string): Promise<unknown> =>
  page.evaluate((name) => performance.mark(name).name, NOTE + what);

/**
 * The frames that a page draws while something is done there, by the browser's trace; by the clock
 * on the wall if what slows the page shows only there.
 */
export async function framesDuring(
  page: Page,
  act: () => Promise<void>,
  { byTheWall = false } = {},
): Promise<readonly Work[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = String(await browser.stopTracing());
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  return readFrames(byTheWall ? traceEvents.map(withoutWork) : traceEvents);
}

/** An event without how long the thread worked: then what it took by the wall counts (`workOf`). */
const withoutWork = ({ name, pid, tid, ts, dur = 0 }: TraceEvent): TraceEvent => ({
  name,
  pid,
  tid,
  ts,
  dur,
});

/**
 * What frames take: all tasks since something changed that they draw. A browser collects garbage in
 * many short tasks of their own, for which no frame waits: between a change and its frame there is
 * time that nobody else needs. Such a task counts by itself, as if it were a frame. A collection in
 * the middle of another task is part of that.
 */
export function readFrames(events: readonly TraceEvent[]): readonly Work[] {
  const frames: Work[] = [];
  let begun: Task[] = [];
  for (const task of readTasks(events)) {
    if (task.isCollecting) {
      frames.push(frameOf([task]));
      continue;
    }
    if (begun.length === 0 && !task.isChanging && !task.isDrawing) continue;
    begun.push(task);
    if (!task.isDrawing) continue;
    frames.push(frameOf(begun));
    begun = [];
  }
  return frames;
}

function frameOf(tasks: readonly Task[]): Work {
  const counted = tasks.filter(({ isOurs }) => !isOurs);
  return {
    after: tasks[0]?.after ?? '',
    before: tasks[0]?.before ?? '',
    notes: tasks[0]?.notes ?? 0,
    took: counted.reduce((sum, { took }) => sum + took, 0),
    parts: counted.flatMap(({ took, parts }) =>
      took < 1 ? [] : [`a task of ${took.toFixed(1)}`, ...parts],
    ),
  };
}

/** The tasks of the thread that carries the notes, from the first note on. */
function readTasks(events: readonly TraceEvent[]): readonly Task[] {
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
    const inside = within(event, own, index + 1);
    tasks.push({
      after,
      before,
      notes: noteCount,
      took: workOf(event),
      parts: partsOf(inside),
      isChanging: inside.some(({ name }) => CHANGES.has(name)),
      isDrawing: inside.some(({ name }) => DRAWS.has(name)),
      isOurs: inside.some((one) => one.name === OURS || isNote(one)),
      isCollecting: isCollecting(inside),
    });
  }
  return tasks;
}

const isCollecting = (inside: readonly TraceEvent[]): boolean =>
  inside.some(({ name }) => COLLECTION.test(name)) &&
  !inside.some(({ name }) => DEEDS.has(name) || CHANGES.has(name) || DRAWS.has(name));

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
