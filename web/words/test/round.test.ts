import { game as aurum } from '@pepite/games/aurum/index';
import { game as silverAndGold } from '@pepite/games/silver-and-gold/index';
import { expect, it } from 'vitest';
import { english } from '../en.ts';
import { french } from '../fr.ts';
import { roundIn } from '../round.ts';

it('a round is called as the rulebook of the game calls it', () => {
  const told = (game: typeof aurum | typeof silverAndGold): readonly string[] => [
    english.replay.round(roundIn(game, 'en', english), 2),
    french.replay.round(roundIn(game, 'fr', french), 2),
    french.log.rounds(roundIn(game, 'fr', french), 1, 3),
    french.match.roundOver(roundIn(game, 'fr', french)),
  ];
  expect(told(aurum)).toEqual(['Round 2', 'Manche 2', 'Manches 1 à 3', 'Fin de manche']);
  expect(told(silverAndGold)).toEqual(['Round 2', 'Tour 2', 'Tours 1 à 3', 'Fin de tour']);
});

it('a round is named within sentences', () => {
  expect(french.over.lastRound('Tour', 'fini')).toBe('Fin de tour\u00A0: fini.');
  expect(french.log.hidden('Tour')).toMatch(/qu’en fin de tour\.$/);
  expect(english.match.roundOver('Round')).toBe('The round is over');
  expect(english.log.rounds('Round', 1, 2)).toBe('Rounds 1 to 2');
  expect(english.over.lastRound('Round', 'x')).toBe('How the last round ended: x.');
  expect(english.log.hidden('Round')).toMatch(/of this round/);
});
