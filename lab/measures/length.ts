import {
  type Collector,
  deciding,
  type Game,
  isSimultaneous,
  itemAt,
  type MatchObserver,
  type MeasureGroup,
  measureSpec,
  type Moves,
  only,
  sealed,
  type Seats,
  tableOf,
  type Turn,
} from '@pepite/kernel';
import type { AnyWorld } from './any-world.ts';
import { secondsFor } from './seconds.ts';

export const length: MeasureGroup = {
  id: 'length',
  title: { en: 'Length', fr: 'Durée' },
  specs: [
    measureSpec(
      'minutes',
      'mean',
      [
        'Estimated minutes',
        'What people would take at a table, by a guess: each choice takes longer the more there ' +
          'is to choose from, and choices made at once take as long as the slowest. Dealing, ' +
          'shuffling and talk are not counted. Good for comparing variants, not for the box.',
        'min',
      ],
      [
        'Minutes estimées',
        'Ce que mettraient des gens autour d’une table, à vue de nez : un choix prend d’autant ' +
          'plus de temps qu’il y a de possibilités, et des choix simultanés durent ce que dure ' +
          'le plus long. Donne, mélange et bavardage ne comptent pas. Bon pour comparer des ' +
          'variantes, pas pour la boîte.',
        'min',
      ],
      { plot: 'histogram' },
    ),
    measureSpec(
      'turns',
      'mean',
      ['Turns', 'How often somebody has to decide; what several choose at once is one turn.'],
      [
        'Tours de décision',
        'Combien de fois quelqu’un doit décider ; ce que plusieurs choisissent en même temps ' +
          'compte pour un.',
      ],
      { plot: 'histogram' },
    ),
    measureSpec(
      'decisions',
      'mean',
      ['Decisions', 'Choices of all players together, forced ones too.'],
      ['Décisions', 'Les choix de tous les joueurs ensemble, y compris ceux qui sont forcés.'],
      { plot: 'histogram' },
    ),
  ],
};

/** Counts turns and guesses the time they take. */
export class LengthObserver implements MatchObserver {
  #turns = 0;
  #decisions = 0;
  #seconds = 0;
  /** By seat, in a turn of several. */
  readonly #thought: Float64Array;
  /** Who had still to decide in a turn of several; nobody in any other. */
  #asked: Seats = 0;
  readonly #game: Game;

  constructor(game: Game, seats: number) {
    this.#game = game;
    this.#thought = new Float64Array(seats);
  }

  chose(world: AnyWorld, actor: number, moves: Moves): void {
    this.#decisions++;
    const seconds = secondsFor(moves.weight);
    const turn = this.#game.turn(tableOf(world));
    if (isSimultaneous(turn)) {
      this.#asked = deciding(turn);
      this.#thought[actor] = itemAt(this.#thought, actor) + seconds;
      return;
    }
    this.#asked = 0;
    this.#turns++;
    this.#seconds += seconds;
  }

  saw(world: AnyWorld, actor: number): void {
    if (this.#asked === 0) return;
    const turn = this.#game.turn(tableOf(world));
    if (this.#goesOn(turn, actor)) this.#asked = deciding(turn);
    else this.#endTurn();
  }

  /** Whether it is still the turn that a seat has just chosen in, others or itself to follow. */
  #goesOn(turn: Turn, actor: number): boolean {
    if (!isSimultaneous(turn) || sealed(turn) === 0) return false;
    const left = deciding(turn);
    return left === this.#asked || left === (this.#asked & ~only(actor));
  }

  #endTurn(): void {
    this.#asked = 0;
    this.#turns++;
    this.#seconds += Math.max(...this.#thought);
    this.#thought.fill(0);
  }

  ended(_result: unknown, into: Collector): void {
    const minutes = this.#seconds / 60;
    into.add('minutes', minutes);
    into.add('turns', this.#turns);
    into.add('decisions', this.#decisions);
    into.addTo('minutes', Math.round(minutes));
    into.addTo('turns', this.#turns);
    into.addTo('decisions', this.#decisions);
  }
}
