/** The beginning of a record, and its end. */
export const RECORD = {
  pepite: 1,
  game: 'silver-and-gold',
  rules: 1,
  seats: 2,
  options: {},
  players: [{ name: 'Ann' }, { name: 'Bot', bot: 'regular' }],
  moves: ['* first 0'],
  result: { scores: [61, 55], winners: [0] },
  program: 'pepite 0.2.0',
};
