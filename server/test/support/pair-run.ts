import { gameOf } from '@pepite/games';
import { type Game, itemAt, type Rng, Seeded } from '@pepite/kernel';
import { vi } from 'vitest';
import type { Metrics } from '../../metrics.ts';
import { PairBots } from './pair-bots.ts';
import { PairChance } from './pair-chance.ts';
import { PairComparison } from './pair-comparison.ts';
import { PairCounters } from './pair-counters.ts';
import type { Pair } from './find-pair.ts';
import { PairPeople } from './pair-people.ts';
import { PairMatch, type PlantedLeak, type Table } from './pair-match.ts';

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
function openMatches(
  pair: Pair,
  table: Table,
  metrics: readonly [Metrics, Metrics],
  leak: PlantedLeak,
): readonly [PairMatch, PairMatch] {
  const bots: PairBots[] = [];
  const seatBots = (match: PairMatch): PairBots => {
    const made = new PairBots(pair.game, match.clock, () => match.lines.length, bots.at(0));
    bots.push(made);
    return made;
  };
  const rest = { bots: seatBots, leak };
  const first = new PairMatch(pair, pair.journals[0], table, {
    ...rest,
    metrics: metrics[0],
    chance: () => new Seeded(table.seed, 4),
  });
  const second = new PairMatch(pair, pair.journals[1], table, {
    ...rest,
    metrics: metrics[1],
    chance: (match) => new PairChance(pair, match, first, new Seeded(table.seed, 6)),
  });
  return [first, second];
}

/** Lets a game say something else of who learns a move; the answer ends that. */
function changeLearning({ id, rules }: Game, { audience: change }: PlantedLeak): () => void {
  const game = gameOf(id, rules);
  if (change === undefined || game === undefined) return () => {};
  const { audience } = game;
  const spy = vi.spyOn(game, 'audience');
  spy.mockImplementation((table, actor, move) => change(audience(table, actor, move), table));
  return () => spy.mockRestore();
}

/** Two matches of a pair go on, with the same public moves at the same moments. */
export class PairRun {
  readonly #matches: readonly [PairMatch, PairMatch];
  readonly #metrics: readonly [Metrics, Metrics];
  readonly #comparison: PairComparison;
  readonly #people: PairPeople;
  readonly #rng: Rng;
  #steps = 0;
  #countings = 0;
  #forcedInOne = 0;
  #isStuck = false;
  readonly #end: () => void;

  private constructor(
    pair: Pair,
    matches: readonly [PairMatch, PairMatch],
    { seed }: Table,
    metrics: readonly [Metrics, Metrics],
    end: () => void,
  ) {
    this.#rng = new Seeded(seed, 3);
    this.#metrics = metrics;
    this.#end = end;
    this.#matches = matches;
    this.#comparison = new PairComparison(pair, matches);
    this.#people = new PairPeople(matches, this.#comparison, this.#rng);
  }

  /** Everybody comes to both matches. */
  static async open(
    pair: Pair,
    table: Table,
    metrics: readonly [Metrics, Metrics],
    leak: PlantedLeak = {},
  ): Promise<PairRun> {
    // The pair is of the rules as they are; what is told of it need not be.
    const end = changeLearning(pair.game, leak);
    const matches = openMatches(pair, table, metrics, leak);
    for (const match of matches) await match.open();
    return new PairRun(pair, matches, table, metrics, end);
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
    const counters = await PairCounters.since(this.#metrics);
    this.#comparison.compare();
    while (this.#goesOn) {
      this.#steps++;
      await this.#letPeopleAct();
      if (this.#goesOn) await this.#count(counters);
      if (this.#goesOn && this.#rng.below(3) === 0) await this.#people.probe();
      if (this.#goesOn) await this.#letTimePass();
      if (this.#goesOn) await this.#count(counters);
    }
  }

  get #goesOn(): boolean {
    const isOver = this.#matches.some(({ referee }) => referee.isOver);
    return !isOver && !this.#isStuck && !this.#comparison.isOver && this.#steps < MOST_STEPS;
  }

  async #letPeopleAct(): Promise<void> {
    for (let seat = this.#people.urgent.at(0); seat !== undefined && this.#goesOn;) {
      this.#forcedInOne++;
      this.#isStuck = !(await this.#people.act(seat));
      seat = this.#people.urgent.at(0);
    }
    // Where all answer at once, they may do so before anything else happens.
    if (this.#people.isSimultaneous && this.#rng.below(2) === 0) await this.#letAllAct();
    else if (this.#rng.below(4) > 0) await this.#letSomebodyAct();
  }

  async #letAllAct(): Promise<void> {
    const { length } = this.#matches[0].lines;
    while (this.#matches[0].lines.length === length && (await this.#letSomebodyAct()));
  }

  /** False if nobody has to. */
  async #letSomebodyAct(): Promise<boolean> {
    const { acting } = this.#people;
    if (!this.#goesOn || acting.length === 0) return false;
    const seat = itemAt(acting, this.#rng.below(acting.length));
    this.#isStuck = !(await this.#people.act(seat));
    return true;
  }

  /** In small steps, so that people see in time that they have to answer. */
  async #letTimePass(): Promise<void> {
    const pauses = this.#people.acting.length === 0 ? PAUSES.slice(3) : PAUSES;
    for (let left = itemAt(pauses, this.#rng.below(pauses.length)); left > 0; left -= SHORT) {
      if (!this.#goesOn || this.#people.urgent.length > 0) return;
      for (const match of this.#matches) await match.pass(Math.min(left, SHORT));
      this.#comparison.compare();
    }
  }

  async #count(counters: PairCounters): Promise<void> {
    const isSealed = this.#matches.some(({ referee }) => referee.pending.length > 0);
    if (!isSealed && this.#steps % COUNT_EVERY > 0) return;
    this.#countings++;
    const [one, other] = await counters.print();
    if (one !== other) this.#comparison.tell('whoever reads /metrics', one, other);
  }

  async #close(): Promise<Outcome> {
    for (const match of this.#matches) await match.close();
    const [error] = this.#matches.flatMap(({ reports }) => reports);
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
