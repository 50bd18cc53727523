import {
  type Collector,
  itemAt,
  type MatchObserver,
  type MeasureGroup,
  measureSpec,
  type Result,
  type Sides,
} from '@pepite/kernel';

export const scores: MeasureGroup = {
  id: 'scores',
  title: { en: 'Scores', fr: 'Scores' },
  specs: [
    measureSpec(
      'score',
      'mean',
      ['Score', 'What a seat has at the end, in the mean.'],
      ['Score', 'Ce qu’une place a à la fin, en moyenne.'],
      { plot: 'histogram' },
    ),
    measureSpec(
      'winning-score',
      'mean',
      ['Winning score', 'What the winner has at the end.'],
      ['Score du vainqueur', 'Ce que le vainqueur a à la fin.'],
    ),
    measureSpec(
      'margin',
      'mean',
      [
        'Margin of the win',
        'By how much the winner is ahead of the next one; nothing where a tie is broken.',
      ],
      [
        'Avance du vainqueur',
        'De combien le vainqueur devance le suivant ; rien quand une égalité est départagée.',
      ],
      { plot: 'histogram' },
    ),
    measureSpec(
      'spread',
      'mean',
      ['Spread', 'From the best score of a match to its worst.'],
      ['Étendue', 'Du meilleur score d’une partie au moins bon.'],
    ),
    measureSpec(
      'ties',
      'share',
      ['Shared wins', 'Matches that several win together because nothing parts them.'],
      ['Victoires partagées', 'Parties gagnées à plusieurs, faute de départage.'],
    ),
    measureSpec(
      'close-wins',
      'share',
      [
        'Level on points',
        'Matches in which the winner and the next one have the same score, tie-breaks apart.',
      ],
      [
        'À égalité de points',
        'Parties où le vainqueur et le suivant ont le même score, hors départage.',
      ],
    ),
  ],
};

/** What the match ended with. */
export class ScoresObserver implements MatchObserver {
  readonly #sides: Sides;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  ended({ scores: all, winners }: Result, into: Collector): void {
    const bySide = this.#sides.seats.map((seat) => itemAt(all, seat));
    for (const score of bySide) {
      into.add('score', score);
      into.addTo('score', Math.round(score));
    }
    const winning = new Set(winners.map((seat) => itemAt(this.#sides.of, seat)));
    into.add('ties', winning.size > 1 ? 1 : 0);
    const best = itemAt(all, itemAt(winners, 0));
    into.add('winning-score', best);
    into.add('spread', Math.max(...bySide) - Math.min(...bySide));
    if (bySide.length < 2) return;
    const rivals = bySide.filter((_, side) => !winning.has(side));
    // The fewest points may win; the nearest rival is nearest either way.
    const margin =
      winning.size > 1 ? 0 : Math.min(...rivals.map((score) => Math.abs(best - score)));
    into.add('margin', margin);
    into.addTo('margin', Math.round(margin));
    into.add('close-wins', margin === 0 ? 1 : 0);
  }
}
