import { PlayOn, type Setting } from '@pepite/bots';
import {
  CHANCE,
  type Collector,
  itemAt,
  look,
  type MatchObserver,
  measureSpec,
  type Rng,
  Seeded,
  type Sides,
  sidesOf,
  winsOf,
} from '@pepite/kernel';
import { tenthItems, TENTHS } from '../tenths.ts';
import type { AnyWorld } from '../any-world.ts';
import { Snapshots } from './snapshots.ts';

/** Imagined worlds for each tenth: half of them find the leader, the others say how it stands. */
const IMAGINED = 12;

export const leaderChance = measureSpec(
  'leader-chance',
  'share',
  [
    'How early the winner is known',
    'The leader’s chance to win when so much of the match is played: worlds that fit what a ' +
      'player sees are imagined and played on with the heuristic; half of them say who leads, ' +
      'the other half how often that one wins.',
  ],
  [
    'Quand connaît-on le vainqueur ?',
    'Les chances du joueur en tête quand telle part de la partie est jouée : on imagine des ' +
      'situations conformes à ce que voit un joueur et on les joue jusqu’au bout ; une moitié ' +
      'dit qui mène, l’autre combien de fois celui-là gagne.',
  ],
  { items: () => tenthItems(0), plot: 'curve', isClose: true },
);

/** At each tenth of a match: how sure is it who wins? */
export class KnownObserver implements MatchObserver {
  readonly #setting: Setting;
  readonly #sides: Sides;
  readonly #rng: Rng;
  readonly #snapshots: Snapshots;

  constructor(setting: Setting, rng: Rng) {
    this.#setting = setting;
    this.#sides = sidesOf(setting.game, setting.seats);
    this.#rng = rng;
    this.#snapshots = new Snapshots(setting);
  }

  chose(world: AnyWorld, actor: number): void {
    if (actor !== CHANCE) this.#snapshots.note(world);
  }

  ended(_result: unknown, into: Collector): void {
    const playing = new PlayOn(this.#setting);
    for (let tenth = 0; tenth < TENTHS; tenth++) {
      const world = this.#snapshots.at(tenth / TENTHS);
      if (world === undefined) return;
      into.add(`leader-chance/${tenth}`, this.#leaderChance(world, playing));
    }
  }

  #leaderChance(world: AnyWorld, playing: PlayOn): number {
    const { game, seats } = this.#setting;
    const halves = [0, 1].map(() => this.#sides.seats.map(() => 0));
    const seed = this.#rng.below(2 ** 31);
    for (let sample = 0; sample < IMAGINED; sample++) {
      const rng = new Seeded(seed, sample);
      const half = itemAt(halves, sample % 2);
      // What the players know in turn: no single hand decides who seems to lead.
      game.imagine(look(world, (sample >> 1) % seats), rng, playing.world);
      const wins = winsOf(this.#sides, playing.toEnd(rng));
      for (const [side, seat] of this.#sides.seats.entries()) {
        half[side] = itemAt(half, side) + itemAt(wins, seat);
      }
    }
    const [one = [], other = []] = halves;
    return (told(one, other) + told(other, one)) / IMAGINED;
  }
}

/** What the others say of the side that some say leads: so that luck is not taken for a lead. */
const told = (some: readonly number[], others: readonly number[]): number =>
  itemAt(others, some.indexOf(Math.max(...some)));
