import { insightFor, SearchBot, type Setting } from '@pepite/bots';
import { begin, type Move, type Moves, type Seat, type Seeded } from '@pepite/kernel';
import type { Effort } from './effort.ts';
import { type Estimate, isMore, Mean, NOTHING } from './estimate.ts';
import { Playing, type Weighed } from './playing.ts';
import type { AnyView, AnyWorld, Onlooker } from './walk.ts';

/** What a choice was worth, by what its seat knew. */
export interface Verdict {
  readonly best: Move;
  /** How likely the seat was to win with the best move. */
  readonly known: Estimate;
  /** By how much the best move is ahead of the one chosen: in the chance to win, … */
  readonly chance: Estimate;
  /** … in what the expert compares moves by, which counts points a little, too, … */
  readonly worth: Estimate;
  /** … and in points at the end, as a lead over the best rival; only if `chance` is certain. */
  readonly points?: Estimate;
  /** By how much the best move is ahead of any that was allowed, by what the expert compares. */
  readonly any: Estimate;
  /** In how many imagined worlds it was compared. */
  readonly worlds: number;
}

const SEEDS = 2 ** 30;
const NO_CLOCK = (): number => 0;

/**
 * Says what one seat should have done, and what its choice was worth beside that. It is shown what
 * the seat sees, from the first move on, and nothing else: as a bot that plays there.
 */
export class Judge implements Onlooker {
  readonly seat: Seat;
  readonly #effort: Effort;
  readonly #expert: SearchBot;
  readonly #playing: Playing;
  readonly #imagined: AnyWorld;

  constructor(setting: Setting, seat: Seat, effort: Effort) {
    const insight = insightFor(setting);
    this.seat = seat;
    this.#effort = effort;
    this.#expert = new SearchBot(setting, insight, { iterations: effort.iterations }, NO_CLOCK);
    this.#playing = new Playing(setting, insight);
    this.#imagined = begin(setting.game, setting.seats, setting.options);
  }

  see(view: AnyView): void {
    this.#expert.see(view);
  }

  /** `chosen` is one of `moves`, of which there are at least two. */
  judge(view: AnyView, moves: Moves, chosen: Move, dice: Seeded): Verdict {
    const best = this.#expert.choose(view, moves, dice);
    // Other worlds than those that made it seem best: in them it would seem better than it is.
    const seed = dice.below(SEEDS);
    const compared = new Comparison(best, chosen);
    const { worlds, mostWorlds, error } = this.#effort;
    let sample = 0;
    do {
      for (let world = 0; world < worlds; world++) {
        this.#compare(compared, view, moves.draw(dice), seed, sample++);
      }
    } while (sample < mostWorlds && compared.chance.error > error);
    const { known, chance, worth, any } = compared;
    const verdict = { best, known, chance, worth, any, worlds: sample };
    return isMore(chance)
      ? { ...verdict, points: this.#points(view, best, chosen, seed) }
      : verdict;
  }

  /** One world: the best move, the one chosen and any other, with the same luck. */
  #compare(compared: Comparison, view: AnyView, any: Move, seed: number, sample: number): void {
    const playing = this.#playing;
    playing.playout.imagine(view, seed, sample, this.#imagined);
    compared.add(any, (move) => playing.after(this.#imagined, this.seat, move, seed, sample));
  }

  #points(view: AnyView, best: Move, chosen: Move, seed: number): Estimate {
    const playing = this.#playing;
    const points = new Mean();
    for (let sample = 0; sample < this.#effort.ends; sample++) {
      playing.playout.imagine(view, seed, sample, this.#imagined);
      const lead = (move: Move): number =>
        playing.leadAfter(this.#imagined, this.seat, move, seed, sample);
      points.add(lead(best) - lead(chosen));
    }
    return points.estimate;
  }
}

/** Sums over worlds, in which the same move is played once only. */
class Comparison {
  readonly #best: Move;
  readonly #chosen: Move;
  readonly #known = new Mean();
  readonly #chance = new Mean();
  readonly #worth = new Mean();
  readonly #any = new Mean();

  constructor(best: Move, chosen: Move) {
    this.#best = best;
    this.#chosen = chosen;
  }

  add(any: Move, play: (move: Move) => Weighed): void {
    const best = play(this.#best);
    const chosen = this.#isSame ? best : play(this.#chosen);
    this.#known.add(best.chance);
    this.#chance.add(best.chance - chosen.chance);
    this.#worth.add(best.worth - chosen.worth);
    this.#any.add(best.worth - this.#worthOfAny(any, best.worth, chosen.worth, play));
  }

  #worthOfAny(any: Move, best: number, chosen: number, play: (move: Move) => Weighed): number {
    if (any === this.#best) return best;
    return any === this.#chosen ? chosen : play(any).worth;
  }

  get #isSame(): boolean {
    return this.#best === this.#chosen;
  }

  get known(): Estimate {
    return this.#known.estimate;
  }

  get chance(): Estimate {
    return this.#isSame ? NOTHING : this.#chance.estimate;
  }

  get worth(): Estimate {
    return this.#isSame ? NOTHING : this.#worth.estimate;
  }

  get any(): Estimate {
    return this.#any.estimate;
  }
}
