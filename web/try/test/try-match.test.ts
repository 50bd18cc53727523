import { gameOf } from '@pepite/games';
import { position } from '@pepite/games/aurum/positions/follow';
import { type Game, Seeded, defaultOptions } from '@pepite/kernel';
import { readSetup } from '@pepite/matches/play';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireMessage } from '../../match/wire.ts';
import { TryMatch } from '../try-match.ts';

function aurum(): Game {
  const game = gameOf('aurum');
  if (game === undefined) throw new Error('Aurum is not there');
  return game;
}

describe('a position that is tried', () => {
  let heard: WireMessage[];
  let mayMove: boolean[];
  let match: TryMatch;

  beforeEach(() => {
    heard = [];
    mayMove = [];
    const options = defaultOptions(aurum().options, position.seats);
    match = new TryMatch({
      game: aurum(),
      position,
      setup: readSetup({ game: 'aurum', rules: 1, options }),
      names: ['Ann', 'Bob', 'Cid', 'Dot'],
      rng: new Seeded(1),
      after: (_milliseconds, call) => {
        call();
        return () => {};
      },
      address: '/rules/aurum#figure-follow',
      changed: (may) => mayMove.push(may),
    });
    match.watch({ type: 'watch', match: 'lesson' }, (message) => heard.push(message));
  });

  const move = (text: string): void => {
    match.send({ type: 'move', ply: position.moves.length, own: 0, move: text });
  };

  it('a position to try begins after all that has led to it, seen by its reader', () => {
    const [told] = heard;
    expect(told).toMatchObject({ type: 'match', state: { you: 2, status: 'playing' } });
    expect(told?.type === 'match' && told.state.position?.ply).toBe(position.moves.length);
  });

  it('a legal move is made, and then nobody may move any more', () => {
    move('play P4');
    const events = [{ actor: '2', move: 'play P4' }];
    expect(heard.at(-1)).toMatchObject({ type: 'moved', events });
    expect(mayMove).toEqual([false]);
  });

  it('a move that the rules don’t allow is refused with the clause', () => {
    move('play S8');
    expect(heard.at(-1)).toMatchObject({
      type: 'refused',
      problem: { kind: 'fault', clause: 'A12' },
    });
    expect(mayMove).toEqual([]);
  });
});
