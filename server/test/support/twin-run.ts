import { gameOf } from '@pepite/games';
import { type Game, itemAt, type Rng, Seeded } from '@pepite/kernel';
import { vi } from 'vitest';
import type { Metrics } from '../../metrics.ts';
import { TwinBots } from './twin-bots.ts';
import { TwinChance } from './twin-chance.ts';
import { TwinComparison } from './twin-comparison.ts';
import { TwinCounters } from './twin-counters.ts';
import type { Pair } from './twin-pair.ts';
import { TwinPeople } from './twin-people.ts';
import { type Plant, Stage, type Table } from './twin-stage.ts';

const MOST_STEPS = 60;
/** How long people take, in milliseconds. */
const PAUSES = [0, 30, 170, 400, 900, 1700];
/** Less than any turn takes whose answers are hidden. */
const SHORT = 40;
/** The counters take a while to print: unless something is sealed, they are read now and then. */
const COUNT_EVERY = 8;

/** What came of two matches. */
export interface Outcome {
  readonly steps: number;
  readonly comparisons: number;
  /** How often somebody could only do one thing in one match, and had a choice in the other. */
  readonly forcedInOne: number;
  /** Whether somebody who may know the difference has seen it. */
  readonly wasSeen: boolean;
  readonly difference: string | undefined;
}

/** The two matches of a pair, side by side: the second one does what the first one did. */
function openStages(
  pair: Pair,
  table: Table,
  metrics: readonly [Metrics, Metrics],
  plant: Plant,
): readonly [Stage, Stage] {
  const bots: TwinBots[] = [];
  const seatBots = (stage: Stage): TwinBots => {
    const made = new TwinBots(pair.game, stage.clock, () => stage.lines.length, bots.at(0));
    bots.push(made);
    return made;
  };
  const rest = { thinking: seatBots, plant };
  const first = new Stage(pair, pair.journals[0], table, {
    ...rest,
    metrics: metrics[0],
    chance: () => new Seeded(table.seed, 4),
  });
  const second = new Stage(pair, pair.journals[1], table, {
    ...rest,
    metrics: metrics[1],
    chance: (stage) => new TwinChance(pair, stage, first, new Seeded(table.seed, 6)),
  });
  return [first, second];
}

/** Lets a game say something else of who learns a move; the answer ends that. */
function changeLearning({ id, rules }: Game, { learns: change }: Plant): () => void {
  const game = gameOf(id, rules);
  if (change === undefined || game === undefined) return () => {};
  const { learns } = game;
  const spy = vi.spyOn(game, 'learns');
  spy.mockImplementation((table, actor, move) => change(learns(table, actor, move), table));
  return () => spy.mockRestore();
}

/** Two matches of a pair go on, with the same public moves at the same moments. */
export class TwinRun {
  readonly #stages: readonly [Stage, Stage];
  readonly #metrics: readonly [Metrics, Metrics];
  readonly #comparison: TwinComparison;
  readonly #people: TwinPeople;
  readonly #rng: Rng;
  #steps = 0;
  #countings = 0;
  #forcedInOne = 0;
  #isStuck = false;
  readonly #end: () => void;

  constructor(pair: Pair, table: Table, metrics: readonly [Metrics, Metrics], plant: Plant = {}) {
    this.#rng = new Seeded(table.seed, 3);
    this.#metrics = metrics;
    // The pair is of the rules as they are; what is told of it need not be.
    this.#end = changeLearning(pair.game, plant);
    this.#stages = openStages(pair, table, metrics, plant);
    for (const stage of this.#stages) stage.open();
    this.#comparison = new TwinComparison(pair, this.#stages);
    this.#people = new TwinPeople(this.#stages, this.#comparison, this.#rng);
  }

  /** Goes on until the difference may be known to all, and compares what is noticed before. */
  async run(): Promise<Outcome> {
    try {
      await this.#goOn();
    } finally {
      this.#end();
    }
    return this.#close();
  }

  async #goOn(): Promise<void> {
    const counters = await TwinCounters.since(this.#metrics);
    this.#comparison.compare();
    while (this.#goesOn) {
      this.#steps++;
      this.#letPeopleAct();
      if (this.#goesOn) await this.#count(counters);
      if (this.#goesOn && this.#rng.below(3) === 0) this.#people.probe();
      if (this.#goesOn) this.#letTimePass();
      if (this.#goesOn) await this.#count(counters);
    }
  }

  get #goesOn(): boolean {
    const isOver = this.#stages.some(({ referee }) => referee.isOver);
    return !isOver && !this.#isStuck && !this.#comparison.isOver && this.#steps < MOST_STEPS;
  }

  #letPeopleAct(): void {
    for (let seat = this.#people.urgent.at(0); seat !== undefined && this.#goesOn;) {
      this.#forcedInOne++;
      this.#isStuck = !this.#people.act(seat);
      seat = this.#people.urgent.at(0);
    }
    // Where all answer at once, they may do so before anything else happens.
    if (this.#people.isTogether && this.#rng.below(2) === 0) this.#letAllAct();
    else if (this.#rng.below(4) > 0) this.#letSomebodyAct();
  }

  #letAllAct(): void {
    const { length } = this.#stages[0].lines;
    while (this.#stages[0].lines.length === length && this.#letSomebodyAct());
  }

  /** False if nobody has to. */
  #letSomebodyAct(): boolean {
    const { acting } = this.#people;
    if (!this.#goesOn || acting.length === 0) return false;
    this.#isStuck = !this.#people.act(itemAt(acting, this.#rng.below(acting.length)));
    return true;
  }

  /** In small steps, so that people see in time that they have to answer. */
  #letTimePass(): void {
    const pauses = this.#people.acting.length === 0 ? PAUSES.slice(3) : PAUSES;
    for (let left = itemAt(pauses, this.#rng.below(pauses.length)); left > 0; left -= SHORT) {
      if (!this.#goesOn || this.#people.urgent.length > 0) return;
      for (const stage of this.#stages) stage.pass(Math.min(left, SHORT));
      this.#comparison.compare();
    }
  }

  async #count(counters: TwinCounters): Promise<void> {
    const isSealed = this.#stages.some(({ referee }) => referee.pending.length > 0);
    if (!isSealed && this.#steps % COUNT_EVERY > 0) return;
    this.#countings++;
    const [one, other] = await counters.print();
    if (one !== other) this.#comparison.tell('whoever reads /metrics', one, other);
  }

  #close(): Outcome {
    for (const stage of this.#stages) stage.close();
    const [error] = this.#stages.flatMap(({ reports }) => reports);
    if (error !== undefined) throw new Error('a match has failed', { cause: error });
    const { made, wasSeen, difference } = this.#comparison;
    const comparisons = made + this.#countings;
    return {
      steps: this.#steps,
      comparisons,
      forcedInOne: this.#forcedInOne,
      wasSeen,
      difference,
    };
  }
}
