import { type MeasureItem, measureSpec, type SeatMeasures } from '@pepite/kernel';
import { deckIn } from '../data/deck-in.ts';
import { PRESTIGE } from '../pieces.ts';
import { isFaceDown, laidCard } from '../pieces/mine.ts';
import type { Table } from '../world.ts';

const VALUES = [5, 4, 3, 2, 1];
const valueItems = (): readonly MeasureItem[] =>
  VALUES.map((value) => ({
    id: String(value),
    name: { en: `Cards of value ${value}`, fr: `Cartes de valeur ${value}` },
  }));

/** O7, O29: what one player has paid, laid and lost. */
export const own: SeatMeasures<Table> = {
  specs: [
    measureSpec(
      'own-points',
      'mean',
      ['Points by source', 'What your cards bring you in a match, by value.', 'points a match'],
      [
        'D’où viennent vos points',
        'Ce que vos cartes vous rapportent, selon leur valeur.',
        'points par partie',
      ],
      { items: valueItems },
    ),
    measureSpec(
      'own-lost',
      'mean',
      ['Cards lost', 'Cards that accidents have turned down in a match.', 'cards a match'],
      ['Cartes perdues', 'Cartes retournées par des accidents.', 'cartes par partie'],
    ),
    measureSpec(
      'own-price',
      'mean',
      ['Bids for tools', 'Prestige that you pay for your tool.', 'prestige'],
      ['Mises pour les outils', 'Prestige que vous payez pour votre outil.', 'prestige'],
    ),
  ],
  match: ({ players }, seat, into, options) => {
    const { laid, prestige } = players[seat];
    const { values } = deckIn(options);
    const shown = laid.filter((card) => !isFaceDown(card)).map((card) => values[laidCard(card)]);
    for (const value of VALUES) {
      const points = shown.filter((one) => Math.min(5, Math.max(1, one)) === value);
      into.add(
        `own-points/${value}`,
        points.reduce((sum, one) => sum + one, 0),
      );
    }
    into.add('own-lost', laid.length - shown.length);
    into.add('own-price', PRESTIGE - prestige);
  },
};
