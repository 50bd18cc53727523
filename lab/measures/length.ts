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
import { type SecondsFor, secondsIn } from './seconds.ts';

export const length: MeasureGroup = {
  id: 'length',
  title: { en: 'Length', fr: 'Durée' },
  specs: [
    measureSpec(
      'minutes',
      'mean',
      [
        'Estimated minutes',
        'What people would take at a table, estimated: a choice takes longer the more there is ' +
          'to choose from and the harder our expert finds such choices; choices made at once ' +
          'take as long as the slowest. The scale is that of the boxes of three published ' +
          'games, whose times it misses by up to half. Good for comparing variants, not for a box.',
        'min',
      ],
      [
        'Minutes estimées',
        'Ce que mettraient des gens autour d’une table, estimé : un choix prend d’autant plus de ' +
          'temps qu’il y a de possibilités et que notre expert trouve ces choix difficiles ; des ' +
          'choix simultanés durent ce que dure le plus long. L’échelle vient des boîtes de trois ' +
          'jeux publiés, dont elle s’écarte de moitié au plus. Bon pour comparer des variantes, ' +
          'pas pour une boîte.',
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

/** Counts turns and estimates the time they take. */
export class LengthObserver implements MatchObserver {
  #turns = 0;
  #decisions = 0;
  #seconds = 0;
  /** By seat, in a turn of several. */
  readonly #thought: Float64Array;
  /** Who had still to decide in a turn of several; nobody in any other. */
  #asked: Seats = 0;
  readonly #game: Game;
  readonly #secondsFor: SecondsFor;

  constructor(game: Game, seats: number, secondsFor = secondsIn(game.id)) {
    this.#game = game;
    this.#secondsFor = secondsFor;
    this.#thought = new Float64Array(seats);
  }

  chose(world: AnyWorld, actor: number, moves: Moves): void {
    this.#decisions++;
    const table = tableOf(world);
    const seconds = this.#secondsFor(this.#game.outOfTurnFault(table), moves.weight);
    const turn = this.#game.turn(table);
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
