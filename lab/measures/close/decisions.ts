import { PlayOn, type Setting } from '@pepite/bots';
import {
  begin,
  CHANCE,
  type Collector,
  copy,
  isLowScoreBetter,
  itemAt,
  look,
  type MatchObserver,
  measureSpec,
  type Move,
  type Moves,
  type Result,
  type Rng,
  Seeded,
  type Sides,
  sidesOf,
  winsOf,
} from '@pepite/kernel';
import type { AnyWorld } from '../any-world.ts';
import { type Sampled, SampledDecisions } from './sampled.ts';
import { bestOverOthers, isMore, type Outcomes, rankedBy } from './weighing.ts';

/** Decisions of a match that are looked at, and the worlds imagined for each. */
const DECISIONS = 2;
const IMAGINED = 24;

export const matters = measureSpec(
  'matters',
  'share',
  [
    'Decisions that matter',
    'Of some decisions that are not forced, those where the best move and the second best (of up ' +
      'to five) differ in the final margin beyond the noise, by 24 imagined worlds each. Small ' +
      'differences stay unseen: a lower bound, good for comparing.',
  ],
  [
    'Décisions qui comptent',
    'Parmi des décisions non forcées prises au hasard, celles où le meilleur coup et le deuxième ' +
      '(sur cinq au plus) diffèrent par l’écart final au-delà du hasard, sur 24 situations ' +
      'imaginées. Les petites différences échappent : un minimum, bon pour comparer.',
  ],
  { isClose: true },
);

export const choiceWorth = measureSpec(
  'choice-worth',
  'gain',
  [
    'What a choice is worth',
    'How much more often one wins with the best move than with another of those allowed, at a ' +
      'decision that is not forced.',
  ],
  [
    'Ce que vaut un choix',
    'De combien on gagne plus souvent avec le meilleur coup qu’avec un autre coup permis, à une ' +
      'décision non forcée.',
  ],
  { isClose: true },
);

export const interaction = measureSpec(
  'interaction',
  'share',
  [
    'Decisions that concern others',
    'Of the same decisions, those where what one chooses changes the final score of somebody ' +
      'else (not of one’s own team) beyond the noise.',
  ],
  [
    'Décisions qui touchent les autres',
    'Parmi les mêmes décisions, celles où le choix change le score final d’un autre (hors de ' +
      'son équipe) au-delà du hasard.',
  ],
  { isClose: true },
);

/** Looks at a few decisions again: what would have come of each move? */
export class DecisionsObserver implements MatchObserver {
  readonly #setting: Setting;
  readonly #sides: Sides;
  readonly #rng: Rng;
  readonly #sampled: SampledDecisions;

  constructor(setting: Setting, rng: Rng) {
    this.#setting = setting;
    this.#sides = sidesOf(setting.game, setting.seats);
    this.#rng = rng;
    this.#sampled = new SampledDecisions(setting, DECISIONS, rng);
  }

  chose(world: AnyWorld, actor: number, moves: Moves, move: Move): void {
    if (actor !== CHANCE) this.#sampled.note(world, actor, moves, move);
  }

  ended(_result: unknown, into: Collector): void {
    const playing = new PlayOn(this.#setting);
    for (const sampled of this.#sampled.kept) this.#weigh(sampled, playing, into);
  }

  #weigh(sampled: Sampled, playing: PlayOn, into: Collector): void {
    const results = this.#play(sampled, playing);
    const { seat } = sampled;
    const margins = told(results, (result) => this.#marginOf(result, seat));
    const wins = told(results, (result) => itemAt(winsOf(this.#sides, result), seat));
    const ranked = rankedBy(margins);
    into.add('matters', isMore(margins, itemAt(ranked, 0), itemAt(ranked, 1)) ? 1 : 0);
    if (this.#sides.count < 2) return;
    into.add('choice-worth', bestOverOthers(wins, rankedBy(wins)));
    into.add('interaction', this.#concernsOthers(results, seat) ? 1 : 0);
  }

  /** By move and imagined world, how the match ended. */
  #play({ world, seat, moves }: Sampled, playing: PlayOn): readonly (readonly Result[])[] {
    const { game, seats, options } = this.#setting;
    const imagined = begin(game, seats, options);
    const seed = this.#rng.below(2 ** 31);
    const results = moves.map((): Result[] => []);
    for (let sample = 0; sample < IMAGINED; sample++) {
      game.imagine(look(world, seat), new Seeded(seed, sample), imagined);
      for (const [index, move] of moves.entries()) {
        copy(imagined, playing.world);
        game.apply(playing.world, seat, move);
        results[index]?.push(playing.toEnd(new Seeded(seed, IMAGINED + sample)));
      }
    }
    return results;
  }

  /** How far a seat is ahead of the best rival, or behind. */
  #marginOf(result: Result, seat: number): number {
    const sign = isLowScoreBetter(result) ? -1 : 1;
    const own = sign * itemAt(result.scores, seat);
    const rivals = this.#rivalsOf(seat).map((rival) => sign * itemAt(result.scores, rival));
    return rivals.length === 0 ? own : own - Math.max(...rivals);
  }

  #rivalsOf(seat: number): readonly number[] {
    return this.#sides.seats.filter(
      (other) => itemAt(this.#sides.of, other) !== itemAt(this.#sides.of, seat),
    );
  }

  #concernsOthers(results: readonly (readonly Result[])[], seat: number): boolean {
    const rivals = this.#rivalsOf(seat);
    return rivals.some((rival) => {
      const scores = told(results, (result) => itemAt(result.scores, rival));
      const ranked = rankedBy(scores);
      const last = itemAt(ranked, ranked.length - 1);
      return isMore(scores, itemAt(ranked, 0), last, rivals.length);
    });
  }
}

const told = (results: readonly (readonly Result[])[], of: (result: Result) => number): Outcomes =>
  results.map((samples) => samples.map(of));
