import {
  type Collector,
  type Game,
  isLowScoreBetter,
  itemAt,
  type MatchObserver,
  type MeasureGroup,
  measureSpec,
  type Result,
  type Sides,
  tableOf,
  winsOf,
} from '@pepite/kernel';
import type { AnyWorld } from './any-world.ts';
import { raceOf, type Standing } from './race.ts';
import { LATER_TENTHS, tenthItems, TENTHS } from './tenths.ts';

/** For games that tell points while they are played. */
export const tension: MeasureGroup = {
  id: 'tension',
  title: { en: 'Tension', fr: 'Tension' },
  specs: [
    measureSpec(
      'lead-changes',
      'mean',
      ['Lead changes', 'How often somebody else comes to be alone in the lead on points.'],
      [
        'Changements de tête',
        'Combien de fois un autre joueur se retrouve seul en tête aux points.',
      ],
      { plot: 'histogram' },
    ),
    measureSpec(
      'behind',
      'mean',
      [
        'Deficit made up',
        'The furthest that the winner was behind on points: the drama of a match.',
        'points',
      ],
      [
        'Retard rattrapé',
        'Le plus grand retard aux points qu’ait eu le vainqueur : le suspense d’une partie.',
        'points',
      ],
      { plot: 'histogram' },
    ),
    measureSpec(
      'last-behind',
      'share',
      [
        'Last time behind',
        'How much of the match was played when the winner was last behind; 0 if never.',
      ],
      [
        'Dernier retard',
        'Quelle part de la partie était jouée quand le vainqueur a été mené pour la dernière ' +
          'fois ; 0 si jamais.',
      ],
    ),
    measureSpec(
      'time-behind',
      'share',
      ['Time behind', 'For how much of the match the winner is behind.'],
      ['Temps mené', 'Pendant quelle part de la partie le vainqueur est mené.'],
    ),
    measureSpec(
      'never-behind',
      'share',
      ['Never behind', 'Matches whose winner is never behind on points.'],
      ['Jamais mené', 'Parties dont le vainqueur n’est jamais mené aux points.'],
    ),
    measureSpec(
      'ahead-wins',
      'share',
      [
        'Who is ahead wins',
        'How often whoever is alone in the lead on points, when so much of the match is played, ' +
          'wins it in the end.',
      ],
      [
        'Qui mène l’emporte',
        'Combien de fois celui qui est seul en tête aux points, quand telle part de la partie ' +
          'est jouée, finit par gagner.',
      ],
      { items: () => tenthItems(1), plot: 'curve' },
    ),
  ],
};

/** What points there were before every decision and in the end. */
export class TensionObserver implements MatchObserver {
  readonly #sides: Sides;
  readonly #game: Game;
  /** The points of seats, whenever they have changed, and from which step on. */
  readonly #points: (readonly number[])[] = [];
  readonly #from: number[] = [];
  #latest: readonly number[] = [];
  #steps = 0;
  #world: AnyWorld | undefined;

  constructor(game: Game, sides: Sides) {
    this.#sides = sides;
    this.#game = game;
  }

  chose(world: AnyWorld): void {
    this.#world = world;
    this.#note(this.#game.pointsSoFar?.(tableOf(world)) ?? []);
  }

  #note(points: readonly number[]): void {
    if (areOther(points, this.#latest)) {
      this.#latest = [...points];
      this.#points.push(this.#latest);
      this.#from.push(this.#steps);
    }
    this.#steps++;
  }

  /** Whether many points are good or bad only the end tells. */
  #standings(sign: number): readonly Standing[] {
    return this.#points.map((points, index) => ({
      from: itemAt(this.#from, index),
      points: this.#sides.seats.map((seat) => sign * itemAt(points, seat)),
    }));
  }

  ended(result: Result, into: Collector): void {
    if (this.#world !== undefined) this.chose(this.#world);
    const winner = itemAt(this.#sides.of, itemAt(result.winners, 0));
    const standings = this.#standings(isLowScoreBetter(result) ? -1 : 1);
    const race = raceOf(standings, this.#steps, winner);
    const steps = Math.max(1, this.#steps);
    into.add('lead-changes', race.changes);
    into.addTo('lead-changes', race.changes);
    into.add('behind', race.deficit);
    into.addTo('behind', Math.round(race.deficit));
    into.add('last-behind', race.last / steps);
    into.add('time-behind', race.times, steps);
    into.add('never-behind', race.times === 0 ? 1 : 0);
    const wins = winsOf(this.#sides, result);
    for (const id of LATER_TENTHS) {
      const leader = race.leaderAt(Number(id) / TENTHS);
      if (leader === undefined) continue;
      into.add(`ahead-wins/${id}`, itemAt(wins, itemAt(this.#sides.seats, leader)));
    }
  }
}

/** Compared without a detour: this happens before every decision. */
function areOther(points: readonly number[], latest: readonly number[]): boolean {
  if (points.length !== latest.length) return true;
  for (let seat = 0; seat < points.length; seat++) {
    if (points[seat] !== latest[seat]) return true;
  }
  return false;
}
