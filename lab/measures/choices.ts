import {
  type Collector,
  type MatchObserver,
  type MeasureGroup,
  measureSpec,
  type Moves,
} from '@pepite/kernel';

export const choices: MeasureGroup = {
  id: 'choices',
  title: { en: 'Choices', fr: 'Choix' },
  specs: [
    measureSpec(
      'branching',
      'mean',
      ['Moves to choose from', 'How many moves the rules allow at a decision, in the mean.'],
      ['Coups possibles', 'Combien de coups les règles permettent à chaque décision, en moyenne.'],
    ),
    measureSpec(
      'typical-branching',
      'mean',
      [
        'Doublings to choose from',
        'How often the moves could be halved until one is left: a few decisions with very many ' +
          'moves weigh less here than above.',
      ],
      [
        'Choix en doublements',
        'Combien de fois on pourrait diviser les coups par deux jusqu’à ce qu’il en reste un : ' +
          'quelques décisions très ouvertes pèsent moins que ci-dessus.',
      ],
    ),
    measureSpec(
      'forced',
      'share',
      ['Forced moves', 'Decisions with nothing to choose: the rules allow one move.'],
      ['Coups forcés', 'Décisions sans choix : les règles ne permettent qu’un coup.'],
    ),
  ],
};

export class ChoicesObserver implements MatchObserver {
  #decisions = 0;
  #moves = 0;
  #doublings = 0;
  #forced = 0;

  chose(_world: unknown, _actor: number, { weight }: Moves): void {
    this.#decisions++;
    this.#moves += weight;
    this.#doublings += Math.log2(weight);
    if (weight === 1) this.#forced++;
  }

  ended(_result: unknown, into: Collector): void {
    if (this.#decisions === 0) return;
    into.add('branching', this.#moves, this.#decisions);
    into.add('typical-branching', this.#doublings, this.#decisions);
    into.add('forced', this.#forced, this.#decisions);
  }
}
