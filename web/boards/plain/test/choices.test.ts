import { GAMES } from '@pepite/games';
import {
  defaultOptions,
  firstActor,
  type Game,
  isChance,
  LANGUAGES,
  type Move,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { choicesOf, found } from '../choices.ts';

const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emil', 'Fanny'];

/** The first choice of a match. */
function firstMoves(game: Game): readonly Move[] {
  const seats = game.seats.most;
  const referee = new Referee(game, seats, defaultOptions(game.options, seats));
  const rng = new Seeded(1);
  while (isChance(referee.turn)) referee.drawChance(rng);
  return referee.legal(firstActor(referee.turn));
}

describe('the choices of a plain board', () => {
  it.each(GAMES)('choices in $id have words, and the notation of records', (game) => {
    const moves = firstMoves(game);
    for (const language of LANGUAGES) {
      const choices = choicesOf(game, moves, NAMES, language);
      expect(choices.map(({ notation }) => game.parse(notation, 0))).toEqual(moves);
      for (const { label } of choices) expect(label).toMatch(/^\p{Lu}/u);
    }
  });

  it('choices are found by any of their words, capitals and accents aside', () => {
    const choices = [
      { move: 1, label: 'Pose l’Échange', notation: 'play +E' },
      { move: 2, label: 'Pose 1 bleu', notation: 'play B1' },
      { move: 3, label: 'Pose 11 bleu', notation: 'play B11' },
    ];
    const movesFor = (sought: string): readonly number[] =>
      found(choices, sought).map(({ move }) => move);
    expect(movesFor('')).toEqual([1, 2, 3]);
    expect(movesFor('echange')).toEqual([1]);
    expect(movesFor('BLEU pose')).toEqual([2, 3]);
    expect(movesFor('rouge')).toEqual([]);
    // Written out in full it is that one, though another one begins alike.
    expect(movesFor(' play  b1 ')).toEqual([2]);
  });
});
