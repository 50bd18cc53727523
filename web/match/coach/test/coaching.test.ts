import { gameOf } from '@pepite/games';
import {
  type Coach,
  deciding,
  type Game,
  itemAt,
  type Move,
  Referee,
  Seeded,
  defaultOptions,
} from '@pepite/kernel';
import { readSetup } from '@pepite/matches/play';
import type { MatchState } from '@pepite/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileRunes } from '../../../test/support/runes.ts';
import type { CoachedMatch, Coaching } from '../coaching.svelte.ts';

compileRunes();

const SEATS = 3;

function aurum(): Game {
  const game = gameOf('aurum');
  if (game === undefined) throw new Error('Aurum is not there');
  return game;
}

/** A match of Aurum in which the first seat has to bid, and what a test changes of it. */
type Fake = { -readonly [K in keyof CoachedMatch]: CoachedMatch[K] };

function fakeMatch(): Fake {
  const game = aurum();
  const options = defaultOptions(game.options, SEATS);
  const referee = new Referee(game, SEATS, options);
  const rng = new Seeded(3);
  while (deciding(referee.turn) === 0) referee.drawChance(rng);
  const view = referee.view(0);
  const person = { kind: 'guest', present: true, replaceable: false, replaced: false } as const;
  const { table, hand } = view;
  const position = { ply: 5, own: 0, lookBack: { round: 0, since: 0 }, table, hand };
  const state: MatchState = {
    match: 'm',
    setup: readSetup({ game: 'aurum', rules: 1, options }),
    status: 'playing',
    seats: Array.from({ length: SEATS }, (_, seat) => ({ ...person, name: `P${seat}` })),
    you: 0,
    host: false,
    unwelcome: false,
    hints: true,
    spectators: 0,
    next: null,
    position,
    log: [],
    result: null,
  };
  const moves = [...referee.legal(0)];
  const worth = (place: number): number => 0.9 - 0.1 * place;
  const hinted = moves.map((move, place) => ({ move: game.print(move), worth: worth(place) }));
  return {
    state,
    seat: 0,
    names: ['Ann', 'Bob', 'Cleo'],
    game,
    view,
    position,
    isDeciding: true,
    moves,
    hint: { type: 'hint', match: 'm', ply: 5, own: 0, moves: hinted },
    isHinting: false,
    isSent: false,
    judge: () => undefined,
    attempt: vi.fn<(move: Move) => void>(),
    weigh: vi.fn<() => void>(),
  };
}

const coach: Coach = {
  advise: (_view, _options, language) => `{1} speaks ${language}.`,
  explain: (_view, _options, move, language) => `{1} explains ${move} in ${language}.`,
};

describe('the coach of a match', () => {
  let match: Fake;
  let coaching: Coaching;
  let isWanted: boolean;
  let loads: number;
  let time: number;

  async function begin(change: Partial<Fake> = {}): Promise<void> {
    match = { ...fakeMatch(), ...change };
    const module = await import('../coaching.svelte.ts');
    const loadCoach = () => {
      loads++;
      return Promise.resolve(coach);
    };
    coaching = new module.Coaching(match, {
      isWanted: () => isWanted,
      loadCoach,
      now: () => time,
    });
    coaching.prepare();
    await Promise.resolve();
  }

  const withState = (change: Partial<MatchState>): Partial<Fake> => {
    const { state } = fakeMatch();
    return state === undefined ? {} : { state: { ...state, ...change } };
  };

  beforeEach(async () => {
    isWanted = true;
    loads = 0;
    time = 0;
    await begin();
  });

  it('the coach says its sentence with names, and asks what moves are worth', () => {
    expect(coaching.sentence('fr')).toBe('Bob speaks fr.');
    expect(match.weigh).toHaveBeenCalledOnce();
    coaching.prepare();
    expect(loads).toBe(1);
  });

  it('the coach explains a move of records with names', () => {
    const move = itemAt(match.moves, 0);
    const text = match.game?.print(move) ?? '';
    expect(coaching.reason(text, 'fr')).toBe(`Bob explains ${move} in fr.`);
    expect(coaching.reason('no move', 'fr')).toBe('');
  });

  it('a hint has its reason without a coach that speaks, too', async () => {
    isWanted = false;
    await begin();
    expect(loads).toBe(1);
    await begin({ isHinting: true });
    expect(loads).toBe(2);
    expect(match.weigh).not.toHaveBeenCalled();
    expect(coaching.sentence('en')).toBe('');
    expect(coaching.reason(match.game?.print(itemAt(match.moves, 0)) ?? '', 'en')).not.toBe('');
  });

  it('the coach says and asks nothing where there is nothing to choose', async () => {
    for (const change of [{ isDeciding: false }, { moves: [1] }]) {
      await begin(change);
      expect(coaching.isOn).toBe(true);
      expect(coaching.sentence('en')).toBe('');
      expect(match.weigh).not.toHaveBeenCalled();
    }
  });

  it('the coach is off without hints, without a seat, or where it is not wanted', async () => {
    for (const change of [withState({ hints: false }), { seat: undefined }]) {
      await begin(change);
      expect([coaching.isOn, coaching.sentence('en')]).toEqual([false, '']);
      expect(match.weigh).not.toHaveBeenCalled();
      coaching.attempt(itemAt(match.moves, 9));
      expect(match.attempt).toHaveBeenCalledOnce();
    }
    isWanted = false;
    await begin();
    expect([coaching.isOn, loads]).toEqual([false, 1]);
  });

  it('the coach lets a good move through', () => {
    coaching.attempt(itemAt(match.moves, 1));
    expect(match.attempt).toHaveBeenCalledWith(itemAt(match.moves, 1));
    expect(coaching.held).toBeUndefined();
  });

  it('the coach holds a move that is much worse, which may be made anyway', () => {
    const bad = itemAt(match.moves, 4);
    coaching.attempt(bad);
    expect(match.attempt).not.toHaveBeenCalled();
    const best = aurum().print(itemAt(match.moves, 0));
    expect(coaching.held).toMatchObject({ move: bad, best, bestPercent: 90, ownPercent: 50 });
    coaching.playHeld();
    expect(match.attempt).toHaveBeenCalledWith(bad);
    expect(coaching.held).toBeUndefined();
  });

  it('a held move that is made again is meant, but a double click is not an answer', () => {
    const bad = itemAt(match.moves, 4);
    coaching.attempt(bad);
    time = 200;
    coaching.attempt(bad);
    expect(match.attempt).not.toHaveBeenCalled();
    expect(coaching.held?.move).toBe(bad);
    time = 2000;
    coaching.attempt(bad);
    expect(match.attempt).toHaveBeenCalledExactlyOnceWith(bad);
    expect(coaching.held).toBeUndefined();
  });

  it('another bad move after a held one is held in its place', () => {
    coaching.attempt(itemAt(match.moves, 4));
    time = 2000;
    coaching.attempt(itemAt(match.moves, 5));
    expect(match.attempt).not.toHaveBeenCalled();
    expect(coaching.held?.move).toBe(itemAt(match.moves, 5));
  });

  it('the coach lets the player choose another move instead', () => {
    coaching.attempt(itemAt(match.moves, 4));
    coaching.chooseAgain();
    expect(coaching.held).toBeUndefined();
    coaching.attempt(itemAt(match.moves, 4));
    coaching.attempt(itemAt(match.moves, 0));
    expect(coaching.held).toBeUndefined();
    expect(match.attempt).toHaveBeenCalledExactlyOnceWith(itemAt(match.moves, 0));
  });

  it('the coach forgets the move it held once the position has changed', () => {
    coaching.attempt(itemAt(match.moves, 4));
    match.position = match.position && { ...match.position, ply: 6 };
    expect(coaching.held).toBeUndefined();
  });

  it('the coach lets a move through that is made before the expert has answered', async () => {
    await begin({ hint: undefined });
    coaching.attempt(itemAt(match.moves, 4));
    expect(match.attempt).toHaveBeenCalledOnce();
  });

  it('the coach leaves it to the page to say why a move is not legal', async () => {
    await begin({ judge: () => ({ kind: 'not-playing' }) });
    coaching.attempt(itemAt(match.moves, 4));
    expect(match.attempt).toHaveBeenCalledOnce();
  });
});
