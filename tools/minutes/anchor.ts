import { UnrefereedTable, type Watcher } from '../../bots/index.ts';
import { CHANCE, type Collector, defaultOptions, type Game, Seeded } from '../../kernel/index.ts';
import { LengthObserver } from '../../lab/measures/length.ts';
import { secondsIn } from '../../lab/measures/seconds.ts';
import type { Thinking } from '../../lab/measures/thinking-shape.ts';
import type { Box } from './boxes.ts';

const MATCHES = 40;
const SEED = 7;

/** The minutes that matches of a game take, by some numbers. */
export type MinutesOf = (game: string, seats: number, thinking: Thinking) => number;

/** Plays matches of heuristic bots and tells how long they take, as the lab does. */
export function minutesOf(game: Game, seats: number, thinking: Thinking): number {
  const options = defaultOptions(game.options, seats);
  const bots = Array.from({ length: seats }, () => 'heuristic' as const);
  const table = new UnrefereedTable(bots, { game, seats, options });
  let sum = 0;
  const into: Collector = {
    add: (measure, value) => (sum += measure === 'minutes' ? value : 0),
    addTo: () => {},
  };
  for (let match = 0; match < MATCHES; match++) {
    const observer = new LengthObserver(game, seats, secondsIn(game.id, thinking));
    const { result } = table.play({ chance: new Seeded(SEED, match) }, ofPlayers(observer));
    observer.ended(result, into);
  }
  return sum / MATCHES;
}

/** What chance brings takes nobody any thought. */
const ofPlayers = (observer: LengthObserver): Watcher => ({
  chose: (world, actor, moves) => {
    if (actor !== CHANCE) observer.chose(world, actor, moves);
  },
  saw: (world, actor) => {
    if (actor !== CHANCE) observer.saw(world, actor);
  },
});

/** By how much a game takes longer than its box says: the logarithm of it, in the mean. */
export const offBox = ({ game, tables }: Box, thinking: Thinking, minutes: MinutesOf): number =>
  tables.reduce((sum, box) => sum + Math.log(minutes(game, box.seats, thinking) / box.minutes), 0) /
  tables.length;

const LEAST = 0.1;
const MOST = 100;
const STEPS = 12;

/**
 * The anchor with which games are neither longer nor shorter than their boxes say, in the
 * (geometric) mean; each game counts the same, however many numbers of players its box names.
 */
export function anchorFor(boxes: readonly Box[], thinking: Thinking, minutes: MinutesOf): Thinking {
  let [low, high] = [LEAST, MOST];
  const by = (perDoubling: number): Thinking => ({ ...thinking, perDoubling });
  for (let step = 0; step < STEPS; step++) {
    const middle = Math.sqrt(low * high);
    const off = boxes.reduce((sum, box) => sum + offBox(box, by(middle), minutes), 0);
    if (off > 0) high = middle;
    else low = middle;
  }
  return by(Number(Math.sqrt(low * high).toPrecision(3)));
}
