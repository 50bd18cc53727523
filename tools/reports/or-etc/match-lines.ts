import { type Told, told } from '../told.ts';

/** What a change of the cards may do to a match. */
export const MATCH_LINES: readonly (readonly [name: Told, key: string])[] = [
  [told('Minutes (an estimate)', 'Minutes (estimation)'), 'minutes'],
  [told('Turns of the mine', 'Tours de mine'), 'mine-turns'],
  [told('Points of each player', 'Points de chaque joueur'), 'score'],
  [told('Points the winner is ahead', 'Avance du vainqueur, en points'), 'margin'],
  [told('Rows of a mine', 'Rangées d’une mine'), 'rows'],
  [told('Mines set aside, per player', 'Mines mises de côté, par joueur'), 'mines-aside'],
];
