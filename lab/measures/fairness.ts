import {
  type Collector,
  deciding,
  type Game,
  type GameMeasures,
  type MatchObserver,
  type MeasureGroup,
  type MeasureItem,
  measureSpec,
  only,
  type Result,
  type Seat,
  type Sides,
  sidesOf,
  tableOf,
  winsOf,
} from '@pepite/kernel';
import type { AnyWorld } from './any-world.ts';
import { seatItems } from './seats.ts';

export const fairnessOf = (game: Game): MeasureGroup => {
  const fair = (seats: number): number => 1 / sidesOf(game, seats).count;
  return {
    id: 'fairness',
    title: { en: 'Fairness', fr: 'Équité' },
    specs: [
      measureSpec(
        'wins',
        'share',
        [
          'Wins by seat',
          'How often each seat wins; a shared win counts in parts. If all seats were alike, ' +
            'all would win as often.',
        ],
        [
          'Victoires par place',
          'Combien de fois chaque place gagne ; une victoire partagée compte en parts. Si toutes ' +
            'les places se valaient, toutes gagneraient aussi souvent.',
        ],
        { items: seatItems, fair },
      ),
      measureSpec(
        'wins-by-turn',
        'share',
        [
          'Wins by turn order',
          'How often the starting player wins, the one who follows, and so on: by who starts ' +
            'the match.',
        ],
        [
          'Victoires selon l’ordre du tour',
          'Combien de fois gagne celui qui commence la partie, puis le suivant, et ainsi de suite.',
        ],
        { items: orderItems, fair },
      ),
    ],
  };
};

const orderItems = (seats: number): readonly MeasureItem[] =>
  Array.from({ length: seats }, (_, place) => ({
    id: String(place),
    name:
      place === 0
        ? { en: 'Starts', fr: 'Commence' }
        : { en: `Plays in place ${place + 1}`, fr: `Joue en ${place + 1}ᵉ` },
  }));

const NOBODY = -1;

/** Who wins, by seat and by how far behind the starting player a seat is. */
export class FairnessObserver implements MatchObserver {
  readonly #game: Game;
  readonly #sides: Sides;
  readonly #starterOf: GameMeasures['starter'];
  #starter: Seat = NOBODY;

  constructor(game: Game, sides: Sides, measures: GameMeasures | undefined) {
    this.#game = game;
    this.#sides = sides;
    this.#starterOf = measures?.starter?.bind(measures);
  }

  chose(world: AnyWorld, actor: number): void {
    if (this.#starter !== NOBODY) return;
    const table = tableOf(world);
    if (this.#starterOf !== undefined) this.#starter = this.#starterOf(table);
    // Of those who decide at once nobody starts.
    else if (deciding(this.#game.turn(table)) === only(actor)) this.#starter = actor;
  }

  ended(result: Result, into: Collector): void {
    const wins = winsOf(this.#sides, result);
    const seats = wins.length;
    for (const [seat, win] of wins.entries()) {
      into.add(`wins/${seat}`, win);
      if (this.#starter === NOBODY) continue;
      into.add(`wins-by-turn/${(seat - this.#starter + seats) % seats}`, win);
    }
  }
}
