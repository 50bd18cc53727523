import { describeLaws } from '../../test/describe-laws.ts';
import { game } from '../index.ts';

/** Its matches are short. */
const MATCHES = 400;

/** Nothing is chosen at the same time. */
const SILENT = [
  'the order of simultaneous choices is irrelevant',
  'a sealed choice can be taken back, and then nothing has happened',
];

for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
  // A card that is laid shows itself and nothing else, so no move has to be left out.
  describeLaws(game, seats, { reveals: () => false, silent: SILENT, matches: MATCHES });
}
