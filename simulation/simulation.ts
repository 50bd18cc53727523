import { Checks, type Promised, type Violation } from './checks.ts';
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
/** Bots that stand in go on: within so long a page is told of their last step. */
const LAST_STEP = 2000;

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
  if (checks.violation === undefined) await compare(system);
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
    () => checks.violation !== undefined || system.hasResult,
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
}

/** All pages have to know what there is to know. */
async function compare(system: System): Promise<void> {
  const { schedule, checks } = system.world;
  await schedule.runUntil(
    schedule.now + LAST_STEP,
    () => checks.violation !== undefined || [...differences(system)].length === 0,
  );
  for (const [promise, text] of differences(system)) checks.broken(promise, text);
}

/** What pages don't know, or wait for. */
function* differences({ pages, truth }: System): Generator<readonly [Promised, string]> {
  const { seats, status } = truth.stored;
  if (status === 'playing' && truth.stored.planDue !== null) {
    yield ['a planned move is made', `one should have been made by ${truth.stored.planDue}`];
  }
  for (const [{ name, guest }, page] of pages) {
    const seat = seats.findIndex((occupant) => occupant.guest === guest);
    const wanted = truth.newest(seat < 0 ? undefined : seat);
    if (page.known !== wanted || page.state?.status !== status) {
      const known = `${name} knows ${page.state?.status} ${page.known}`;
      yield ['every page ends at the same record', `${known}, and could know ${status} ${wanted}`];
    } else if (page.isWaiting) {
      yield ['a page never waits for ever', `${name} waits for a move to arrive`];
    }
    const [heard, said] = [page.talk.numbers.join(), truth.talk.numbers.join()];
    if (page.state?.talk !== undefined && heard !== said) {
      const text = `${name} has heard ${heard}, and ${said} was said`;
      yield ['what is said has no holes and comes once', text];
    }
  }
}
