import { Checks, type Violation } from './checks.ts';
import { Decisions } from './decisions.ts';
import { Dice } from './dice.ts';
import { type FaultName, Faults } from './faults.ts';
import { beginFaults } from './repeated-faults.ts';
import { Schedule } from './schedule.ts';
import { System } from './system.ts';
import type { World } from './world.ts';

/** Within so long a table is open, in milliseconds. */
const OPENING = 1000;
/** For how long things go wrong. */
const STORM = { least: 10_000, most: 30_000 };
/** Within so long, once nothing goes wrong any more, people have to be playing again. */
const RECOVERY = 90_000;
/** How many moves have to be made then, unless the match is over. */
const MOVES_AFTER = 6;
/** Then everybody rests, and all that is under way arrives. */
const REST = 45_000;
const LAST_MOMENT = 5000;

/** What has come of a run. */
export interface Outcome {
  readonly seed: number;
  readonly violation: Violation | undefined;
  readonly game: string;
  readonly processes: number;
  readonly events: number;
  readonly plies: number;
  readonly isOver: boolean;
  /** How often what has gone wrong. */
  readonly faults: ReadonlyMap<FaultName, number>;
  /** Milliseconds of virtual time. */
  readonly time: number;
}

/** Is told what happens, line by line. */
export type Trace = (line: string) => void;

/** Runs a whole system from a seed, until it rests or a promise is broken. */
export async function simulate(seed: number, trace?: Trace): Promise<Outcome> {
  const world = makeWorld(seed, trace);
  const system = new System(world);
  const { schedule, checks, faults } = world;
  for (const phase of [open, storm, playOn]) {
    if (checks.violation === undefined) await phase(system);
  }
  if (checks.violation === undefined) compare(system);
  return {
    seed,
    violation: checks.violation,
    game: system.game.id,
    processes: system.processes.length,
    events: schedule.events,
    plies: system.truth.plies,
    isOver: system.isOver,
    faults: faults.counts,
    time: schedule.now,
  };
}

/** What all parts of a run share, before anything has happened in it. */
export function makeWorld(seed: number, trace?: Trace): World {
  const schedule = new Schedule(new Dice(seed, 2));
  return {
    seed,
    schedule,
    dice: new Dice(seed, 1),
    faults: new Faults(new Dice(seed, 3)),
    checks: new Checks(() => ({ at: schedule.now, event: schedule.events })),
    decisions: new Decisions(),
    trace: (who, what) => trace?.(`${schedule.now.toFixed(3).padStart(10)} ${who}: ${what()}`),
  };
}

/** A table is opened while nothing goes wrong. */
export async function open(system: System): Promise<void> {
  void system.openTable();
  await system.world.schedule.runUntil(OPENING, () => system.hasTable);
}

/** People come, and play, and things go wrong. */
async function storm(system: System): Promise<void> {
  const { schedule, faults, checks, dice, trace } = system.world;
  faults.begin();
  beginFaults(system);
  system.openAllPages();
  await schedule.runUntil(
    schedule.now + dice.between(STORM.least, STORM.most),
    () => checks.violation !== undefined || system.isOver,
  );
  faults.calm();
  trace('everybody', () => 'is at peace from now on');
  system.openAllPages();
}

/** Nothing goes wrong any more: the match has to go on, and then everybody rests. */
async function playOn(system: System): Promise<void> {
  const { schedule, checks } = system.world;
  const { truth } = system;
  const isBroken = (): boolean => checks.violation !== undefined;
  const wanted = truth.plies + MOVES_AFTER;
  const isDone = (): boolean => system.isOver || truth.plies >= wanted;
  await schedule.runUntil(schedule.now + RECOVERY, () => isBroken() || isDone());
  if (!isDone()) {
    const pages = [...system.pages.values()].filter((page) => page.isWaiting);
    const waiting = pages.map(({ name }) => name).join(', ');
    const state = `${truth.stored.status}, ${truth.plies} moves made`;
    checks.broken('a page never waits for ever', `${state}; on its way: a move of ${waiting}`);
    return;
  }
  for (const page of system.pages.values()) page.rest();
  await schedule.runUntil(schedule.now + REST, isBroken);
  // Where time runs out for those who rest, bots go on: this is a moment between two moves.
  const isSettled = (): boolean => differing(system) === undefined;
  await schedule.runUntil(schedule.now + LAST_MOMENT, () => isBroken() || isSettled());
}

/** All pages have to know what there is to know. */
function compare(system: System): void {
  const differs = differing(system);
  if (differs !== undefined) {
    system.world.checks.broken('every page ends at the same record', differs);
    return;
  }
  for (const { isWaiting, name } of system.pages.values()) {
    const text = `${name} waits for a move to arrive`;
    if (isWaiting) system.world.checks.broken('a page never waits for ever', text);
  }
}

/** A page that does not know what there is to know, if there is one, and what that is. */
function differing({ pages, truth }: System): string | undefined {
  const { seats, status } = truth.stored;
  for (const [{ name, guest }, page] of pages) {
    const seat = seats.findIndex((occupant) => occupant.guest === guest);
    const wanted = truth.newest(seat < 0 ? undefined : seat);
    if (page.known === wanted && page.state?.status === status) continue;
    const known = `${name} knows ${page.state?.status} ${page.known}`;
    return `${known}, and could know ${status} ${wanted}`;
  }
  return undefined;
}
