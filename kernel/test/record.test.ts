import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { printRecord, readRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { VERSION } from '../version.ts';
import { fc } from './property.ts';
import { type Toy, toy } from './toy.ts';

const GAMES: readonly Game[] = [toy];

const MOVES = ['* deal 0 1', '* deal 1 6', '0 low', '1 low', '0 show', '1 show'];

const DOCUMENT = {
  pepite: 1,
  game: 'toy',
  rules: 1,
  seats: 2,
  options: {},
  players: [{ name: 'Ada' }, { name: 'Bo', bot: 'random' }],
  moves: MOVES,
  result: { scores: [1, 0], winners: [0] },
};

const read = (change: object) => readRecord(JSON.stringify({ ...DOCUMENT, ...change }), GAMES);

const problemOf = (change: object): unknown => {
  const outcome = read(change);
  return 'problem' in outcome ? outcome.problem : undefined;
};

const replayed = (change: object) => {
  const outcome = read(change);
  if ('problem' in outcome) throw new Error(outcome.problem.kind);
  return replay(outcome.value.game, outcome.value.record);
};

const replayProblem = (change: object): unknown => {
  const outcome = replayed(change);
  return 'problem' in outcome ? outcome.problem : undefined;
};

describe('a record of an earlier version of the rules', () => {
  /** A point more for whoever shows, since version 2. */
  const newest: Toy = {
    ...toy,
    rules: 2,
    earlier: [toy],
    apply: (world, actor, move) => {
      toy.apply(world, actor, move);
      if (move === 2) world.table.scores[actor]++;
    },
  };
  const readIn = (rules: number, scores: readonly number[]) =>
    readRecord(JSON.stringify({ ...DOCUMENT, rules, result: { scores, winners: [0] } }), [newest]);

  it.each([
    [1, [1, 0]],
    [2, [2, 1]],
  ])('a record is replayed under version %i of the rules', (rules, scores) => {
    const outcome = readIn(rules, scores);
    if ('problem' in outcome) throw new Error(outcome.problem.kind);
    const { game, record } = outcome.value;
    expect(game.rules).toBe(rules);
    expect(replay(game, record)).toHaveProperty('value');
  });

  it('a record of an unknown version is refused by name', () => {
    const problem = { kind: 'rules-unknown', game: 'toy', rules: 3 };
    expect(readIn(3, [1, 0])).toEqual({ problem });
  });
});

describe('reading a record', () => {
  it('a sound record is accepted and keeps unknown keys', () => {
    const outcome = read({ event: 'a Sunday', players: [{ name: 'Ada', elo: 1 }, { name: 'Bo' }] });
    if ('problem' in outcome) throw new Error(outcome.problem.kind);
    expect(outcome.value.record['event']).toBe('a Sunday');
    expect(printRecord(outcome.value.record)).toContain('{"name":"Ada","elo":1}');
  });

  it.each([
    [{ pepite: 2 }, { kind: 'format-unknown' }],
    [{ game: 'chess' }, { kind: 'game-unknown', game: 'chess', known: ['toy'] }],
    [{ game: 7 }, { kind: 'not-record', key: 'game' }],
    [{ rules: 2 }, { kind: 'rules-unknown', game: 'toy', rules: 2 }],
    [{ seats: 4 }, { kind: 'seats-wrong', least: 2, most: 3 }],
    [{ seats: 2.5 }, { kind: 'not-record', key: 'seats' }],
    [{ seats: 3 }, { kind: 'players-wrong', seats: 3 }],
    [{ options: [] }, { kind: 'not-record', key: 'options' }],
    [{ options: { bonus: 1 } }, { kind: 'option-not-flag', option: 'bonus' }],
    [{ options: { x: 1 } }, { kind: 'option-unknown', option: 'x', known: ['bonus'] }],
    [{ players: [{}, {}] }, { kind: 'not-record', key: 'players' }],
    [{ moves: 'none' }, { kind: 'not-record', key: 'moves' }],
    [{ moves: [1] }, { kind: 'not-record', key: 'moves' }],
    [{ result: { scores: 1 } }, { kind: 'not-record', key: 'result' }],
  ])('a record with %j is refused', (change, problem) => {
    expect(problemOf(change)).toEqual(problem);
  });

  it('reading a record never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect('problem' in readRecord(text, GAMES)).toBe(true);
      }),
    );
  });
});

describe('replaying a record', () => {
  it('a replay gives the end of the match', () => {
    const outcome = replayed({});
    if ('problem' in outcome) throw new Error(outcome.problem.kind);
    expect(outcome.value.result).toEqual({ scores: [1, 0], winners: [0] });
  });

  it('a replay makes the same record again, signed by the program that writes it', () => {
    const outcome = replayed({});
    if ('problem' in outcome) throw new Error(outcome.problem.kind);
    expect(outcome.value.record(DOCUMENT.players)).toEqual({
      ...DOCUMENT,
      options: { bonus: false },
      program: `pepite ${VERSION}`,
    });
  });

  it('there is no record of a match that is still running', () => {
    const outcome = replayed({ moves: MOVES.slice(0, 4), result: undefined });
    if ('problem' in outcome) throw new Error(outcome.problem.kind);
    expect(outcome.value.record(DOCUMENT.players)).toBeUndefined();
  });

  it('a replay visits every position, and stops where it is told', () => {
    const plies: number[] = [];
    const outcome = read({});
    if ('problem' in outcome) throw new Error(outcome.problem.kind);
    const { game, record } = outcome.value;
    replay(game, record, { visit: (ply) => plies.push(ply) });
    expect(plies).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const half = replay(game, record, { to: 3 });
    if ('problem' in half) throw new Error(half.problem.kind);
    expect(half.value.pending).toHaveLength(1);
  });

  const withMove = (ply: number, text: string): object => ({
    moves: MOVES.map((move, index) => (index === ply ? text : move)),
  });

  it.each([
    [1, '* deal 1 1', { kind: 'fault', fault: 'taken', clause: 'T1' }],
    [1, '1 low', { kind: 'fault', fault: 'dealDue', clause: 'T1' }],
    [2, '* deal 0 3', { kind: 'fault', fault: 'guessDue', clause: 'T2' }],
    [4, '1 show', { kind: 'fault', fault: 'showDue', clause: 'T3' }],
    [4, '0 low', { kind: 'fault', fault: 'showDue', clause: 'T3' }],
    [4, '0 dance', { kind: 'notation', text: '0 dance', clause: 'T3' }],
    [4, '0', { kind: 'notation', text: '0', clause: 'T3' }],
    [4, '2 show', { kind: 'notation', text: '2 show', clause: 'T3' }],
    [4, '0  show', { kind: 'notation', text: '0  show', clause: 'T3' }],
    [0, '', { kind: 'notation', text: '', clause: 'T1' }],
  ])('a replay names ply %i (%j) and the clause it breaks', (ply, text, refusal) => {
    expect(replayProblem(withMove(ply, text))).toEqual({
      kind: 'move-refused',
      ply,
      text,
      refusal,
    });
  });

  it('a replay refuses moves after the end', () => {
    const refusal = { kind: 'fault', fault: 'over', clause: 'T4' };
    expect(replayProblem({ moves: [...MOVES, '0 show'] })).toEqual({
      kind: 'move-refused',
      ply: 6,
      text: '0 show',
      refusal,
    });
  });

  it('a replay refuses a wrong result, and one that comes too early', () => {
    expect(replayProblem({ result: { scores: [0, 1], winners: [1] } })).toEqual({
      kind: 'result-differs',
      ply: 6,
      clause: 'T4',
      found: { scores: [1, 0], winners: [0] },
      expected: { scores: [0, 1], winners: [1] },
    });
    expect(replayProblem({ moves: MOVES.slice(0, 5) })).toEqual({
      kind: 'result-too-early',
      ply: 5,
      clause: 'T3',
    });
  });

  it('a replay accepts an unfinished record, unless it stops inside a simultaneous turn', () => {
    const result = undefined;
    expect(replayProblem({ moves: MOVES.slice(0, 2), result })).toBeUndefined();
    expect(replayProblem({ moves: MOVES.slice(0, 4), result })).toBeUndefined();
    expect(replayProblem({ moves: MOVES.slice(0, 3), result })).toEqual({
      kind: 'stops-inside-turn',
      ply: 3,
      clause: 'T2',
    });
  });
});
