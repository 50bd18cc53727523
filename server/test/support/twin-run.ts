import { type Move, Moves, type Rng, type Seat, Seeded } from '@pepite/kernel';
import { deciding, each, has, isTogether, sealed } from '@pepite/kernel';
import type { Metrics } from '../../metrics.ts';
import { knowersOf, withoutCard } from './secret-moves.ts';
import { TwinBots } from './twin-bots.ts';
import { TwinChance } from './twin-chance.ts';
import type { Pair } from './twin-pair.ts';
import { anyProbe } from './probe.ts';
import { MATCH, type Plant, Stage, type Table } from './twin-stage.ts';

const MOST_STEPS = 90;
/** How long people take, in milliseconds. */
const PAUSES = [0, 30, 170, 400, 900, 1700];
/** Less than any turn takes whose answers are hidden. */
const SHORT = 40;
/** What is counted as it comes in, settled or not: it tells how busy people and disk are. */
const NOT_PLAY = /^pepite_(messages|commit)/;

/** When and where two matches became different for everybody, as the rules have it. */
interface Parting {
  readonly ply: number;
  readonly at: readonly [number, number];
}

type Both<T> = readonly [T, T];

/** Two matches of a pair go on, with the same public moves at the same moments. */
export class TwinRun {
  steps = 0;
  /** How many lists of texts and times, and how many counters, were compared. */
  comparisons = 0;
  /** How often somebody could only do nothing in one match, and had a choice in the other. */
  forcedInOne = 0;
  /** The first thing by which somebody could tell the two apart who must not. */
  difference: string | undefined;
  readonly #pair: Pair;
  readonly #rng: Rng;
  readonly #stages: Both<Stage>;
  readonly #metrics: Both<Metrics>;
  readonly #knowing: Set<Seat>;
  readonly #compared: number[];
  /** By seat, the turn in which a person has answered. */
  readonly #answered = new Map<Seat, number>();
  #known: number;
  #rounds = 0;
  #parting: Parting | undefined;
  #isOver = false;

  constructor(pair: Pair, table: Table, metrics: Both<Metrics>, plant: Plant = {}) {
    this.#pair = pair;
    this.#rng = new Seeded(table.seed, 3);
    this.#metrics = metrics;
    this.#knowing = new Set(pair.knowing);
    this.#known = pair.journals[0].length;
    const chance = (stage: Stage, first?: Stage): Rng =>
      first === undefined
        ? new Seeded(table.seed, 4)
        : new TwinChance(
            pair,
            () => stage.journal,
            () => first.lines,
            new Seeded(table.seed, 6),
          );
    const open = (side: 0 | 1, first?: { stage: Stage; bots: TwinBots }) => {
      const bots = (stage: Stage): TwinBots =>
        new TwinBots(pair.game, stage.clock, () => stage.lines.length, first?.bots);
      let made: TwinBots | undefined;
      const stage = new Stage(pair, pair.journals[side], table, {
        thinking: (self) => (made = bots(self)),
        chance: (self) => chance(self, first?.stage),
        metrics: metrics[side],
        plant,
      });
      if (made === undefined) throw new Error('nobody thinks');
      return { stage, bots: made };
    };
    const first = open(0);
    this.#stages = [first.stage, open(1, first).stage];
    this.#compared = first.stage.onlookers.map(() => 0);
  }

  async run(): Promise<this> {
    const before = await this.#counters();
    for (const stage of this.#stages) stage.open();
    this.#rounds = this.#stages[0].roundsEndedAt.length;
    this.#compare();
    while (this.#mayGoOn) {
      this.steps++;
      this.#act();
      if (this.#mayGoOn) this.#probe();
      if (this.#mayGoOn) this.#letTimePass();
      const isSealed = isTogether(this.#stages[0].referee.turn);
      if (this.#mayGoOn && (isSealed || this.steps % 8 === 0)) await this.#compareCounters(before);
    }
    const errors = this.#stages.flatMap(({ reports }) => reports);
    if (errors.length > 0) this.difference ??= `an error: ${String(errors[0])}`;
    for (const stage of this.#stages) stage.close();
    return this;
  }

  get #mayGoOn(): boolean {
    const isOver = this.#stages.some(({ referee }) => referee.isOver);
    const isDone = this.#isOver || isOver || this.steps >= MOST_STEPS;
    return !isDone && this.#parting === undefined && this.difference === undefined;
  }

  // What people do.

  /** The seats of people who have to decide in both matches and have not answered. */
  get #acting(): readonly Seat[] {
    const [one, other] = this.#stages;
    const both = deciding(one.referee.turn) & deciding(other.referee.turn);
    const { length } = one.lines;
    return one.onlookers.flatMap(({ seat }) => {
      const isAsked = seat !== undefined && has(both, seat);
      return isAsked && this.#answered.get(seat) !== length ? [seat] : [];
    });
  }

  #act(): void {
    // Whoever is answered for in one of the matches must not be late in the other.
    const urgent = this.#acting.filter((seat) => this.#isForcedInOne(seat));
    for (const seat of urgent) {
      if (!this.#mayGoOn) return;
      this.forcedInOne++;
      this.#pass(this.#rng.below(SHORT / 6));
      this.#answer(seat);
    }
    const acting = this.#acting;
    if (!this.#mayGoOn || acting.length === 0 || this.#rng.below(4) === 0) return;
    this.#answer(acting[this.#rng.below(acting.length)]);
  }

  #isForcedInOne(seat: Seat): boolean {
    if (this.#pair.game.hidesAnswers !== true) return false;
    const [one, other] = this.#stages.map((stage) => this.#onlyMove(stage, seat));
    return isTogether(this.#stages[0].referee.turn) && (one === undefined) !== (other === undefined);
  }

  #onlyMove({ referee }: Stage, seat: Seat): Move | undefined {
    const moves = new Moves();
    referee.game.moves(referee.view(seat), moves);
    return moves.weight === 1 ? moves.at(0) : undefined;
  }

  #answer(seat: Seat): void {
    const [one, other] = this.#stages;
    const isSealed = isTogether(one.referee.turn);
    const ply = one.lines.length;
    if (isSealed) this.#answered.set(seat, ply);
    if (this.#isForcedInOne(seat)) this.#answerQuietly(seat);
    else if (isSealed && this.#rng.below(8) === 0) this.#answerDifferently(seat);
    else {
      const move = this.#commonMove(seat);
      if (move === undefined) this.#isOver = true;
      else for (const stage of this.#stages) this.#play(stage, seat, move);
      // A choice may take several moves.
      if (isSealed && has(sealed(other.referee.turn) & deciding(other.referee.turn), seat)) {
        this.#answered.delete(seat);
      }
    }
    this.#compare();
  }

  /** Does what is the only thing to do in one of the matches; there, perhaps by doing nothing. */
  #answerQuietly(seat: Seat): void {
    const moves = this.#stages.map((stage) => this.#onlyMove(stage, seat));
    const move = moves[0] ?? moves[1];
    const isSilent = this.#rng.below(2) === 0;
    if (isSilent) this.#knowing.add(seat);
    this.#stages.forEach((stage, side) => {
      const isForced = moves[side] !== undefined;
      if (move !== undefined && !(isForced && isSilent)) this.#play(stage, seat, move);
    });
  }

  /** Something sealed differs: nobody else may notice before it is turned up. */
  #answerDifferently(seat: Seat): void {
    this.#knowing.add(seat);
    for (const stage of this.#stages) {
      const isChoosing = (): boolean => has(deciding(stage.referee.turn), seat);
      const { length } = stage.lines;
      do this.#play(stage, seat, stage.referee.anyLegal(seat, this.#rng));
      while (stage.lines.length === length && isChoosing() && this.#pair.game.hidesAnswers !== true);
    }
  }

  /** A move that is legal in both matches; rather one by which nothing is done. */
  #commonMove(seat: Seat): Move | undefined {
    const [one, other] = this.#stages.map(({ referee }) => referee);
    const listed = one.listed(seat);
    const some = Array.from({ length: 40 }, () => listed.draw(this.#rng));
    const common = some.filter((move) => other.judge(seat, move) === undefined);
    const quiet = common.find((move) => ['skip', 'let'].includes(one.game.print(move)));
    return this.#rng.below(2) === 0 ? (quiet ?? common[0]) : common[0];
  }

  #play(stage: Stage, seat: Seat, move: Move): void {
    const { referee } = stage;
    const own = referee.chosen(seat).length;
    const text = referee.game.print(move);
    stage.say(`p${seat}`, { type: 'move', ply: referee.journal.length, own, move: text });
  }

  /** Those who don't know ask for what they may not have, in the same words in both. */
  #probe(): void {
    if (this.#rng.below(3) > 0) return;
    const [{ onlookers, lines, referee }] = this.#stages;
    const unknowing = onlookers.filter(({ seat, name }) => this.#isUnknowing(seat) && name !== 'lobby');
    const { name, seat } = unknowing[this.#rng.below(unknowing.length)];
    const probe = JSON.parse(anyProbe(this.#rng, MATCH, referee.journal.length)) as { type: string };
    const made = lines.filter((line) => !line.startsWith('*')).map((line) => line.slice(2));
    if (probe.type === 'move' && made.length > 0) {
      Object.assign(probe, { move: made[this.#rng.below(made.length)] });
    }
    // Somebody who plays alone with bots is given real hints, which take a while.
    const isPlayer = seat !== undefined;
    if (probe.type === 'hint' && isPlayer && onlookers.length === 3) return;
    for (const stage of this.#stages) stage.say(name, probe);
    this.#compare();
  }

  #letTimePass(): void {
    const isIdle = this.#acting.length === 0;
    const pauses = PAUSES.slice(isIdle ? 3 : 0);
    const isUrgent = this.#acting.some((seat) => this.#isForcedInOne(seat));
    this.#pass(isUrgent ? 0 : pauses[this.#rng.below(pauses.length)]);
  }

  /** Time passes in both matches; in small steps, so that people see what bots did. */
  #pass(milliseconds: number): void {
    for (let left = milliseconds; left > 0 && this.#mayGoOn; left -= SHORT) {
      for (const stage of this.#stages) stage.pass(Math.min(left, SHORT));
      this.#compare();
      if (this.#acting.some((seat) => this.#isForcedInOne(seat))) return;
    }
  }

  // What others notice.

  #isUnknowing(seat: Seat | undefined): boolean {
    return seat === undefined || !this.#knowing.has(seat);
  }

  #compare(): void {
    if (!this.#hasNews) return;
    this.#noteMoves();
    const [one, other] = this.#stages;
    one.onlookers.forEach(({ seat, name, told }, index) => {
      const from = this.#compared[index];
      const lists = [told, other.onlookers[index].told].map((list) => list.slice(from));
      this.#compared[index] = Math.max(...lists.map((list) => from + list.length));
      if (this.#isUnknowing(seat)) this.#compareTold(name, lists.map((list) => this.#before(list)));
    });
    const { at } = this.#parting ?? {};
    if (at !== undefined && at[0] !== at[1]) {
      this.#differs('everybody', `ply ${this.#parting?.ply} at ${at[0]}`, `at ${at[1]}`);
    }
  }

  get #hasNews(): boolean {
    return this.#stages.some(
      ({ onlookers, lines }) =>
        lines.length > this.#known ||
        onlookers.some(({ told }, index) => told.length > this.#compared[index]),
    );
  }

  /** What was told before the two matches became different for everybody. */
  #before<T extends { readonly at: number }>(list: readonly T[]): readonly T[] {
    const parting = this.#parting;
    return parting === undefined ? list : list.filter(({ at }) => at < Math.min(...parting.at));
  }

  #compareTold(name: string, lists: readonly (readonly object[])[]): void {
    this.comparisons++;
    const [one, other] = lists.map((list) => list.map((told) => JSON.stringify(told)));
    const length = Math.max(one.length, other.length);
    for (let place = 0; place < length; place++) {
      if (one[place] !== other[place]) this.#differs(name, one[place], other[place]);
    }
  }

  #differs(name: string, one: string | undefined, other: string | undefined): void {
    const { game, seats } = this.#pair;
    const where = `${game.id}, ${seats} seats, step ${this.steps}, ply ${this.#known}`;
    this.difference ??= `${where}: ${name} is told\n${one}\nor\n${other}`;
  }

  /** Finds who has learned of a difference, and whether all may have. */
  #noteMoves(): void {
    const [one, other] = this.#stages;
    const end = Math.min(one.lines.length, other.lines.length);
    for (; this.#known < end && this.#parting === undefined; this.#known++) {
      const ply = this.#known;
      const [line, twin] = [one.lines[ply], other.lines[ply]];
      const knowers = knowersOf(line.slice(2));
      if (line === twin) continue;
      const isSecret = knowers !== undefined && withoutCard(line) === withoutCard(twin);
      if (isSecret) for (const seat of knowers) this.#knowing.add(seat);
      else this.#parting = { ply, at: [one.settledAt[ply], other.settledAt[ply]] };
    }
    this.#noteRounds();
    for (const seat of each((1 << this.#pair.seats) - 1)) this.#noteHands(seat);
  }

  /** At the end of a round cards are laid open. */
  #noteRounds(): void {
    const ends = this.#stages.map(({ roundsEndedAt }) => roundsEndedAt);
    const tables = this.#stages.map(({ referee }) => JSON.stringify(referee.table));
    const count = Math.min(ends[0].length, ends[1].length);
    if (count === this.#rounds) return;
    this.#rounds = count;
    if (this.#parting !== undefined || tables[0] === tables[1]) return;
    this.#parting = { ply: this.#known, at: [ends[0][count - 1], ends[1][count - 1]] };
  }

  /** Whole hands may change owners. */
  #noteHands(seat: Seat): void {
    const hands = this.#stages.map(({ referee }) => JSON.stringify(referee.view(seat).hand));
    if (hands[0] !== hands[1]) this.#knowing.add(seat);
  }

  async #counters(): Promise<Both<ReadonlyMap<string, number>>> {
    const [one, other] = await Promise.all(this.#metrics.map((metrics) => countersOf(metrics)));
    return [one, other];
  }

  async #compareCounters(before: Both<ReadonlyMap<string, number>>): Promise<void> {
    const [one, other] = (await this.#counters()).map((counters, side) =>
      [...counters].map(([name, count]) => `${name} ${count - (before[side].get(name) ?? 0)}`),
    );
    this.comparisons++;
    const counted = (lines: readonly string[]): string =>
      lines.filter((line) => !line.endsWith(' 0')).toSorted().join('\n');
    if (counted(one) !== counted(other)) this.#differs('/metrics', counted(one), counted(other));
  }
}

async function countersOf(metrics: Metrics): Promise<ReadonlyMap<string, number>> {
  const lines = (await metrics.print()).split('\n');
  return new Map(
    lines
      .filter((line) => line.startsWith('pepite_') && !NOT_PLAY.test(line))
      .map((line) => {
        const blank = line.lastIndexOf(' ');
        return [line.slice(0, blank), Number(line.slice(blank + 1))];
      }),
  );
}
